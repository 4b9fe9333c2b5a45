import { join } from 'node:path';
import { type Check, Tally } from '../check.ts';
import { play, setupOf, wanderingEntries } from '../games/scripted.ts';
import { inFolder } from '../support/place.ts';
import { openHostedSession } from '../support/session.ts';

/** A move that takes longer than this to be accepted would be felt, though the board does not wait for it. */
const FELT_MS = 250;
/** A move checks the whole game's chain and writes two rows; a setting writes one. Each is one commit. */
const MOST_OF_A_SETTING = 5;

/**
 * Times the way of a move from the bridge to its answer, on a real disk, beside that of a setting. The short run, which
 * may share the machine, compares the two; the long one also knows what is felt.
 */
export const latency: Check = {
  name: 'latency',
  promise: 'a move is accepted before anyone could notice',
  async run({ isShort }) {
    const tally = new Tally();
    const times: number[] = [];
    const settings: number[] = [];
    const timed = async (into: number[], work: () => Promise<unknown>) => {
      const before = performance.now();
      await work();
      into.push(performance.now() - before);
    };
    await inFolder('real', async (folder) => {
      const session = await openHostedSession(join(folder, 'twofold.sqlite'));
      for (let seed = 0; times.length < (isShort ? 300 : 5_000); seed++) {
        const setup = setupOf(seed);
        const { gameId } = await session.tell('games.start', { setup });
        for (const sent of play(setup, wanderingEntries(setup)).sent) {
          await timed(times, () => session.tell('games.append', { gameId, ...sent }));
          await timed(settings, () => session.tell('settings.write', { volume: times.length % 100 }));
        }
      }
      await session.close();
    });
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    const setting = quantile(settings, 0.5);
    tally.set('moves', times.length);
    tally.set('p50 ms', p50);
    tally.set('p99 ms', p99);
    tally.set('p50 ms of a setting', setting);
    const isSlow = p50 > MOST_OF_A_SETTING * setting;
    tally.attempt(isSlow ? [`a move takes ${p50} ms, a setting ${setting} ms`] : []);
    if (!isShort) tally.attempt(p99 < FELT_MS ? [] : [`p99 is ${p99} ms`]);
    return tally.outcome();
  },
};

/** Rounded to microseconds. */
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 1_000) / 1_000;
}
