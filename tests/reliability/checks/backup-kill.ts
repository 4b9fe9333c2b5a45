import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import { backupFolder, listBackups, verifyImage } from '../../../electron/storage/trust/backups/backup.ts';
import { type Check, Tally } from '../check.ts';
import { sleep, start } from '../support/child.ts';
import { inFolder } from '../support/place.ts';
import { findWork } from '../support/work-of.ts';

const LANES = 2;
const KILLS_A_FOLDER = 25;
const BACKING_MS = 150;

/** kill -9 at random moments of a process that makes one backup after the other. */
export const backupKill: Check = {
  name: 'backup kill',
  promise: 'a kill in a backup leaves the database, and every finished backup, sound',
  async run({ isShort }) {
    const tally = new Tally();
    const kills = isShort ? 12 : 500;
    await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(tally, kills / LANES, lane)));
    return tally.outcome();
  },
};

async function runLane(tally: Tally, kills: number, lane: number): Promise<void> {
  const random = createRandom(lane + 50);
  for (let done = 0; done < kills; done += KILLS_A_FOLDER) {
    await inFolder('real', async (folder) => {
      const path = join(folder, 'twofold.sqlite');
      for (let kill = done; kill < Math.min(done + KILLS_A_FOLDER, kills); kill++) {
        await killOnce(tally, path, kill, random.below(BACKING_MS));
      }
    });
  }
}

async function killOnce(tally: Tally, path: string, kill: number, afterMs: number): Promise<void> {
  const folder = backupFolder(path);
  const newestBefore = listBackups(folder)[0]?.place ?? 0;
  const backer = start('backer', { path, seed: kill, now: 1_700_000_000_000 + kill * 86_400_000 });
  await backer.said('open ready');
  await sleep(afterMs);
  backer.process.kill('SIGKILL');
  const ended = await backer.gone;
  const complaints = ended === 'SIGKILL' ? [] : [`the backer ended with ${ended}: ${backer.errors()}`];
  const said = backer.lines
    .filter((line) => line.startsWith('backup'))
    .map((line) => Number(line.split(' ')[1]));
  tally.count('backups made', said.length);
  const backups = listBackups(folder);
  const newest = Math.max(newestBefore, ...said);
  if ((backups[0]?.place ?? 0) < newest) complaints.push(`backup ${newest} was made and is gone`);
  for (const { name } of backups) {
    const verdict = verifyImage(readFileSync(join(folder, name)));
    if (verdict.kind !== 'sound') complaints.push(`${name} is ${JSON.stringify(verdict)}`);
  }
  const { state } = findWork(path);
  if (state.kind !== 'ready') complaints.push(`the database is ${JSON.stringify(state)}`);
  tally.attempt(complaints);
}
