import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder } from '../../../electron/storage/trust/backups/backup.ts';
import { type Check, Tally } from '../check.ts';
import { buildLibrary } from '../support/library.ts';
import { inFolder } from '../support/place.ts';
import { turn } from '../support/turn.ts';
import { findWork, wrongIn } from '../support/work-of.ts';

const PAGE = 4_096;

/** Cuts a closed database off at each of its pages, and in the middle of some. */
export const truncation: Check = {
  name: 'truncation',
  promise: 'a file that was cut off comes back from its backup, or gives what is left and says so',
  async run({ isShort }) {
    const tally = new Tally();
    await inFolder('fast', async (folder) => {
      const library = await buildLibrary(folder, isShort ? 12 : 60, true);
      const image = readFileSync(library.path);
      const expected = JSON.stringify(library.work);
      for (let size = 0; size < image.length; size += PAGE / (isShort ? 1 : 2)) {
        for (const withBackup of [true, false]) {
          await turn();
          const cut = join(folder, 'cut');
          rmSync(cut, { recursive: true, force: true });
          mkdirSync(cut);
          const path = join(cut, 'twofold.sqlite');
          writeFileSync(path, image.subarray(0, size));
          if (withBackup) cpSync(backupFolder(library.path), backupFolder(path), { recursive: true });
          const { state, work } = findWork(path);
          const complaints = wrongIn(work, library.work);
          if (withBackup && JSON.stringify(work) !== expected)
            complaints.push('the backup did not come back');
          // Nothing at all is what a first start finds, and zeros that are missing are read as zeros: then nothing is lost,
          // and only then may nothing be said.
          const isNothingLost = size === 0 ? !withBackup : image.subarray(size).every((byte) => byte === 0);
          if (state.kind !== 'restored' && !isNothingLost) complaints.push(`state ${JSON.stringify(state)}`);
          tally.count(withBackup ? 'with a backup' : 'without one');
          tally.attempt(complaints.map((complaint) => `cut at ${size}: ${complaint}`));
        }
      }
      tally.set('pages', image.length / PAGE);
    });
    return tally.outcome();
  },
};
