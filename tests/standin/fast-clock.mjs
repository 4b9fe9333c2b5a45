/**
 * Loaded before a host's own code (`node --import`): a clock by which timers of the lengths in STANDIN_HASTEN, in milliseconds,
 * run in a quarter of their time. Each says when its whole time has passed; all other timers run as they do.
 */
const hastened = (process.env.STANDIN_HASTEN ?? '').split(',').map(Number);
const realSetTimeout = globalThis.setTimeout;
const FACTOR = 4;

globalThis.setTimeout = Object.assign((act, ms, ...values) => {
  if (!hastened.includes(ms)) return realSetTimeout(act, ms, ...values);
  const pass = () => {
    console.log(`${ms} ms have passed`);
    act(...values);
  };
  return realSetTimeout(pass, ms / FACTOR);
}, realSetTimeout);
