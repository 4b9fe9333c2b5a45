import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../core/deal/random.ts';
import { backupFolder, verifyImage } from '../../../electron/storage/backup.ts';
import { openImage } from '../../../electron/storage/connection.ts';
import { readWork } from '../../../electron/storage/work.ts';
import { type Check, Tally } from '../check.ts';
import { buildLibrary, type Library } from '../support/library.ts';
import { inFolder } from '../support/place.ts';
import { turn } from '../support/turn.ts';
import { findWork, wrongIn } from '../support/work-of.ts';

/** One in so many flips goes the whole way through the app's own start; the others stop at the verdict on the file. */
const WHOLE_WAY = 20;

/** Flips single bits in a closed database of 200 games. */
export const bitFlips: Check = {
  name: 'bit flips',
  promise: 'a flipped bit is harmless, repaired from a backup or reported; never shown',
  async run({ isShort }) {
    const tally = new Tally();
    await inFolder('fast', async (folder) => {
      const library = await buildLibrary(folder, isShort ? 60 : 200, true);
      const image = readFileSync(library.path);
      const random = createRandom(99);
      const expected = JSON.stringify(library.work);
      for (let flip = 0; flip < (isShort ? 400 : 10_000); flip++) {
        await turn();
        const bit = random.below(image.length * 8);
        const flipped = Buffer.from(image);
        flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        const isWholeWay = flip % WHOLE_WAY === 0;
        const complaints = withoutCrash(() =>
          isWholeWay
            ? openFlipped(tally, library, join(folder, 'flipped'), flipped, expected)
            : judgeFlipped(tally, flipped, expected),
        );
        tally.attempt(complaints.map((complaint) => `bit ${bit}: ${complaint}`));
      }
    });
    return tally.outcome();
  },
};

/** Whatever is thrown on a damaged file would have been a crash of the app. */
function withoutCrash(work: () => string[]): string[] {
  try {
    return work();
  } catch (error) {
    return [`crashed: ${error instanceof Error ? error.stack : String(error)}`];
  }
}

/** The verdict that decides whether the app shows this file: what it lets pass must be what was written. */
function judgeFlipped(tally: Tally, image: Buffer, expected: string): string[] {
  const verdict = verifyImage(image);
  tally.count(`judged ${verdict.kind === 'sound' ? 'harmless' : verdict.kind}`);
  if (verdict.kind !== 'sound') return [];
  const database = openImage(image);
  try {
    return JSON.stringify(readWork(database, 'refuse')) === expected ? [] : ['changed data passed for sound'];
  } finally {
    database.close();
  }
}

function openFlipped(
  tally: Tally,
  library: Library,
  folder: string,
  image: Buffer,
  expected: string,
): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const path = join(folder, 'twofold.sqlite');
  writeFileSync(path, image);
  cpSync(backupFolder(library.path), backupFolder(path), { recursive: true });
  const { state, work } = findWork(path);
  const isSame = JSON.stringify(work) === expected;
  if (state.kind === 'ready') {
    tally.count('opened harmless');
    return isSame ? [] : ['changed data was shown'];
  }
  tally.count(state.kind === 'restored' && isSame ? 'opened repaired' : 'opened reported');
  return wrongIn(work, library.work);
}
