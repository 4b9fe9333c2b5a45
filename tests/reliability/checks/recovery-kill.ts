import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import { backupFolder } from '../../../electron/storage/trust/backups/backup.ts';
import { type Check, Tally } from '../check.ts';
import { type Running, sleep, start } from '../support/child.ts';
import { buildLibrary, type Library } from '../support/library.ts';
import { inFolder } from '../support/place.ts';
import { findWork } from '../support/work-of.ts';

/** A recovery takes about this long from the moment the damaged file was first copied. */
const RECOVERY_MS = 120;
/** Killed so often before it is let through. */
const MOST_KILLS = 3;

/** kill -9 at random moments of a start that finds its database damaged, again and again on the same files. */
export const recoveryKill: Check = {
  name: 'recovery kill',
  promise:
    'a kill in a recovery leaves the damaged file or the whole restored one, and a copy of the damaged one',
  async run({ isShort }) {
    const tally = new Tally();
    const random = createRandom(5);
    await inFolder('fast', async (folder) => {
      const library = await buildLibrary(folder, 60, true);
      for (let round = 0; round < (isShort ? 6 : 200); round++) {
        const cut = join(folder, 'damaged');
        rmSync(cut, { recursive: true, force: true });
        mkdirSync(cut);
        const kills = 1 + random.below(MOST_KILLS);
        const complaints = await killAndRecover(tally, library, cut, kills, (limit) => random.below(limit));
        tally.attempt(complaints.map((complaint) => `round ${round}: ${complaint}`));
      }
    });
    return tally.outcome();
  },
};

function copiesAside(path: string): number {
  const folder = `${path}-damaged`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** Waits until another copy of the damaged file is begun, or the process has no more need of one. */
async function begun(path: string, player: Running): Promise<void> {
  const before = copiesAside(path);
  let isGone = false;
  player.gone.then(() => {
    isGone = true;
  });
  while (!isGone && copiesAside(path) === before) await sleep(1);
}

async function killAndRecover(
  tally: Tally,
  library: Library,
  folder: string,
  kills: number,
  below: (limit: number) => number,
): Promise<string[]> {
  const path = join(folder, 'twofold.sqlite');
  const damaged = readFileSync(library.path);
  damaged.fill(0xaa, 4_096 * 3, 4_096 * 4);
  writeFileSync(path, damaged);
  cpSync(backupFolder(library.path), backupFolder(path), { recursive: true });
  for (let kill = 0; kill < kills; kill++) {
    const player = start('player', { path, games: 0 });
    await begun(path, player);
    await sleep(below(RECOVERY_MS));
    player.process.kill('SIGKILL');
    tally.count((await player.gone) === 'SIGKILL' ? 'killed' : 'done before the kill');
  }
  const { state, work } = findWork(path);
  tally.count(`found ${state.kind}`);
  const complaints =
    JSON.stringify(work) === JSON.stringify(library.work) ? [] : ['not everything came back'];
  if (!copiesOf(path).some((copy) => copy.equals(damaged))) complaints.push('the damaged file is gone');
  return complaints;
}

/** Returns the copies that were set aside; a kill may have come before a folder got its file. */
function copiesOf(path: string): Buffer[] {
  const folder = `${path}-damaged`;
  const files = readdirSync(folder).map((name) => join(folder, name, basename(path)));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file));
}
