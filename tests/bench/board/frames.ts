/**
 * Animation frames by hand: time stands still between them, so an animation has the same frames on every machine, and what
 * a frame costs is measured by the real clock.
 */
const FRAME_MS = 1_000 / 60;

const readRealClock = performance.now.bind(performance);
let now = readRealClock();
let nextId = 1;
let waiting = new Map<number, FrameRequestCallback>();

performance.now = () => now;
window.requestAnimationFrame = (callback) => {
  waiting.set(nextId, callback);
  return nextId++;
};
window.cancelAnimationFrame = (id) => {
  waiting.delete(id);
};

/** In milliseconds, whatever time it is for the page. */
export const realNow = readRealClock;

export function isFrameAsked(): boolean {
  return waiting.size > 0;
}

/** Runs what was asked for the next frame, a sixtieth of a second later; returns what its scripts took, in milliseconds. */
export function runFrame(): number {
  now += FRAME_MS;
  const callbacks = [...waiting.values()];
  waiting = new Map();
  const startedAt = readRealClock();
  for (const callback of callbacks) callback(now);
  return readRealClock() - startedAt;
}
