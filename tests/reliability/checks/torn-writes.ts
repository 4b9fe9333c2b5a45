import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import { type Check, notRun, Tally } from '../check.ts';
import { start } from '../support/child.ts';
import { Disk, type Files } from '../support/disk-model.ts';
import { inFolder } from '../support/place.ts';
import { brokenPromises, promisesOf } from '../support/promises.ts';
import { type Event, readTrace, straceCommand, straceProblem } from '../support/strace.ts';
import { turn } from '../support/turn.ts';
import { findWork } from '../support/work-of.ts';

const SECTOR = 512;
const FULL_IMAGES = 5_000;

/** Cuts the power at every point of a recorded run: in order, and with the sectors of unflushed writes in disorder. */
export const tornWrites: Check = {
  name: 'torn writes',
  promise: 'a power cut in any write leaves a database with every move answered before it',
  async run({ isShort }) {
    const problem = straceProblem();
    if (problem !== null) return notRun(problem);
    return inFolder('fast', async (folder) => {
      const path = join(folder, 'twofold.sqlite');
      const options = { path, games: isShort ? 4 : 9, checkpointPages: 60 };
      const player = start('player', options, straceCommand(folder));
      const tally = new Tally();
      const ended = await player.gone;
      if (ended !== 0) tally.attempt([`the player ended with ${ended}: ${player.errors()}`]);
      const events = readTrace(folder, path);
      tally.set('events recorded', events.length);
      const images = await tryCuts(tally, events, join(folder, 'cut'), isShort ? 40 : 1);
      if (!isShort && images < FULL_IMAGES) tally.attempt([`only ${images} images`]);
      return tally.outcome();
    });
  },
};

/** Tries every `stride`-th image and answers how many. */
async function tryCuts(
  tally: Tally,
  events: readonly Event[],
  folder: string,
  stride: number,
): Promise<number> {
  const disk = new Disk();
  const random = createRandom(7);
  const said: string[] = [];
  let count = 0;
  const isTurn = () => count++ % stride === 0;
  for (const event of events) {
    await turn();
    if (event.kind === 'said') said.push(...event.text.trim().split('\n'));
    if (event.kind === 'write') {
      for (let cut = 0; cut < event.bytes.length; cut += SECTOR) {
        if (isTurn()) tryImage(tally, 'cut', disk.withPart(event, cut), folder, said);
      }
    }
    disk.apply(event);
    if (event.kind === 'write' && isTurn()) {
      tryImage(
        tally,
        'torn',
        disk.torn(SECTOR, () => random.below(2) === 0),
        folder,
        said,
      );
    }
  }
  tryImage(tally, 'cut', disk.files(), folder, said);
  return Math.floor(count / stride);
}

function tryImage(tally: Tally, kind: string, files: Files, folder: string, said: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  const { state, work } = findWork(join(folder, 'twofold.sqlite'));
  const complaints =
    state.kind === 'ready' ? [] : [`${kind} after ${said.at(-1) ?? 'the start'}: ${JSON.stringify(state)}`];
  tally.count(`images ${kind}`);
  tally.attempt([...complaints, ...brokenPromises(promisesOf(said), work)]);
}
