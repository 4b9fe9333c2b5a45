import { join } from 'node:path';
import { boardHashOf } from '../../../core/game/play/game.ts';
import { startGame } from '../../../core/game/play/play.ts';
import { type Check, Tally } from '../check.ts';
import { setupOf } from '../games/scripted.ts';
import { start } from '../support/child.ts';
import { inFolder } from '../support/place.ts';
import { openSession, playInto } from '../support/session.ts';
import { findWork } from '../support/work-of.ts';

/** Two processes write to one database at once, past the lock that the app holds. */
export const twoWriters: Check = {
  name: 'two writers',
  promise: 'two processes that write at once lose nothing and break nothing',
  async run({ isShort }) {
    const tally = new Tally();
    const writes = isShort ? 500 : 10_000;
    await inFolder('real', async (folder) => {
      const path = join(folder, 'twofold.sqlite');
      const setups = [setupOf(1), setupOf(2, 'timed')];
      const session = openSession({ path });
      const writers: { gameId: string; boardHash: string }[] = [];
      for (const setup of setups) {
        const gameId = await playInto(session, setup, []);
        writers.push({ gameId, boardHash: boardHashOf(startGame(setup)) });
      }
      session.close();
      const running = writers.map((writer) => start('writer', { path, writes, ...writer }));
      for (const writer of running) {
        const ended = await writer.gone;
        tally.attempt(ended === 0 ? [] : [`a writer ended with ${ended}: ${writer.errors()}`]);
      }
      const { state, work } = findWork(path);
      tally.attempt(state.kind === 'ready' ? [] : [`the database is ${JSON.stringify(state)}`]);
      for (const { id, journal } of work.games) {
        tally.count('writes kept', journal.length);
        tally.attempt(journal.length === writes ? [] : [`${id} kept ${journal.length} of ${writes}`]);
      }
    });
    return tally.outcome();
  },
};
