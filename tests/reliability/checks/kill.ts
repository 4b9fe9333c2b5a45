import { join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import { type Check, Tally } from '../check.ts';
import { sleep, start } from '../support/child.ts';
import { inFolder } from '../support/place.ts';
import { brokenPromises, type Promises, promisesOf } from '../support/promises.ts';
import { findWork } from '../support/work-of.ts';

/** One plays over the thread in which a host has its storage, one in the same thread. */
const LANES = [true, false];
/** A database is killed this often before a new one is begun: long enough for its log to be written back. */
const KILLS_A_DATABASE = 40;
const START_MS = 350;
const PLAY_MS = 60;

/** kill -9 at random moments of a scripted game in its own process, on real files. */
export const kill: Check = {
  name: 'kill',
  promise: 'a kill at any moment costs no answered move',
  async run({ isShort }) {
    const tally = new Tally();
    const kills = isShort ? 40 : 2_000;
    await Promise.all(LANES.map((isHosted) => runLane(tally, kills / LANES.length, isHosted)));
    return tally.outcome();
  },
};

async function runLane(tally: Tally, kills: number, isHosted: boolean): Promise<void> {
  const random = createRandom(isHosted ? 1 : 2);
  for (let done = 0; done < kills; done += KILLS_A_DATABASE) {
    await inFolder('real', async (folder) => {
      const path = join(folder, 'twofold.sqlite');
      let promises = promisesOf([]);
      for (let kill = done; kill < Math.min(done + KILLS_A_DATABASE, kills); kill++) {
        promises = await killOnce(tally, { path, isHosted }, promises, (limit) => random.below(limit));
      }
    });
  }
}

async function killOnce(
  tally: Tally,
  { path, isHosted }: { readonly path: string; readonly isHosted: boolean },
  before: Promises,
  below: (limit: number) => number,
): Promise<Promises> {
  const player = start('player', { path, games: 1_000, isHosted });
  // Three of four die while they play, the others while they start.
  if (below(4) > 0) await player.said('ack').then(() => sleep(below(PLAY_MS)));
  else await sleep(below(START_MS));
  player.process.kill('SIGKILL');
  const ended = await player.gone;
  const promises = promisesOf(player.lines, before);
  tally.count('moves answered', player.lines.filter((line) => line.startsWith('ack')).length);
  const complaints = ended === 'SIGKILL' ? [] : [`the player ended by itself: ${player.errors()}`];
  const { state, work } = findWork(path);
  if (state.kind !== 'ready') complaints.push(`the database is ${state.kind}`);
  tally.attempt([...complaints, ...brokenPromises(promises, work)]);
  return promises;
}
