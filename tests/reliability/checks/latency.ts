import { join } from 'node:path';
import { type Check, Tally } from '../check.ts';
import { play, setupOf, wanderingEntries } from '../games/scripted.ts';
import { inFolder } from '../support/place.ts';
import { openHostedSession } from '../support/session.ts';

/** A move that takes longer than this to be accepted would be felt, though the board does not wait for it. */
const FELT_MS = 250;

/** Times the way of a move from the bridge to its answer, on a real disk. */
export const latency: Check = {
  name: 'latency',
  promise: 'a move is accepted before anyone could notice',
  async run({ isShort }) {
    const tally = new Tally();
    const times: number[] = [];
    await inFolder('real', async (folder) => {
      const session = await openHostedSession(join(folder, 'twofold.sqlite'));
      for (let seed = 0; times.length < (isShort ? 300 : 5_000); seed++) {
        const setup = setupOf(seed);
        const { gameId } = await session.tell('games.start', { setup });
        for (const sent of play(setup, wanderingEntries(setup)).sent) {
          const before = performance.now();
          await session.tell('games.append', { gameId, ...sent });
          times.push(performance.now() - before);
        }
      }
      await session.close();
    });
    times.sort((a, b) => a - b);
    const at = (share: number) =>
      Math.round((times[Math.floor(share * (times.length - 1))] ?? 0) * 1_000) / 1_000;
    const [p50, p99] = [at(0.5), at(0.99)];
    tally.set('moves', times.length);
    tally.set('p50 ms', p50);
    tally.set('p99 ms', p99);
    tally.attempt(p99 < FELT_MS ? [] : [`p99 is ${p99} ms`]);
    return tally.outcome();
  },
};
