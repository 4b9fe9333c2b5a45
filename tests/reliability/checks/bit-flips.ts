import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import { openImage } from '../../../electron/storage/base/connection.ts';
import { readWork } from '../../../electron/storage/transfer/work.ts';
import { backupFolder, verifyImage } from '../../../electron/storage/trust/backups/backup.ts';
import { writeCheck } from '../../../electron/storage/trust/checks/check-record.ts';
import { type Check, Tally } from '../check.ts';
import { buildLibrary, type Library } from '../support/library.ts';
import { inFolder } from '../support/place.ts';
import { openSession } from '../support/session.ts';
import {
  foundJournal,
  gameQuestions,
  isIndexDamaged,
  journalsIn,
  listQuestions,
  type Shown,
  shownBy,
  wrongShown,
} from '../support/shown.ts';
import { turn } from '../support/turn.ts';
import { findWork, wrongIn } from '../support/work-of.ts';

/** One in so many flips goes the whole way through the app's own start; the others stop at the verdict on the file. */
const WHOLE_WAY = 20;
/**
 * Of the flips that only the weekly check finds, one in so many is tried on every list; all are tried on the games
 * they touch.
 */
const LISTED = 10;

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
      const original = await whatIsShown(library, image);
      for (let flip = 0; flip < (isShort ? 400 : 10_000); flip++) {
        await turn();
        const bit = random.below(image.length * 8);
        const flipped = Buffer.from(image);
        flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        const isWholeWay = flip % WHOLE_WAY === 0;
        const complaints = await withoutCrash(() =>
          isWholeWay
            ? openFlipped(tally, library, join(folder, 'flipped'), flipped, expected)
            : judgeFlipped(tally, flipped, expected, original),
        );
        tally.attempt(complaints.map((complaint) => `bit ${bit}: ${complaint}`));
      }
    });
    return tally.outcome();
  },
};

/** Whatever is thrown on a damaged file would have been a crash of the app. */
async function withoutCrash(work: () => Promise<string[]>): Promise<string[]> {
  try {
    return await work();
  } catch (error) {
    return [`crashed: ${error instanceof Error ? error.stack : String(error)}`];
  }
}

/** The verdict that decides whether the app shows this file: what it lets pass must be what was written. */
async function judgeFlipped(
  tally: Tally,
  image: Buffer,
  expected: string,
  original: Original,
): Promise<string[]> {
  const verdict = verifyImage(image);
  const isLeftToTheWeek = verdict.kind === 'damaged' && verifyImage(image, 'start').kind === 'sound';
  if (isLeftToTheWeek) return judgeShown(tally, image, original);
  tally.count(`judged ${verdict.kind === 'sound' ? 'harmless' : verdict.kind}`);
  if (verdict.kind !== 'sound') return [];
  const database = openImage(image);
  try {
    return JSON.stringify(readWork(database, 'refuse')) === expected ? [] : ['changed data passed for sound'];
  } finally {
    database.close();
  }
}

/** The contents that a sound database shows. */
interface Original {
  readonly journals: ReadonlyMap<string, string>;
  readonly shown: Shown;
}

async function whatIsShown(library: Library, image: Buffer): Promise<Original> {
  const ids = library.work.games.map(({ id }) => id);
  const shown = await shownBy(image, [...listQuestions(), ...gameQuestions(ids)]);
  return { journals: journalsIn(image), shown };
}

/** Between two weekly checks the flip is not known: every request is answered as before, or refused. */
async function judgeShown(tally: Tally, image: Buffer, original: Original): Promise<string[]> {
  const judged = tally.count('judged by what is shown');
  const journals = journalsIn(image);
  const ids = [...new Set([...journals.keys(), ...original.journals.keys()])];
  const touched = ids.filter((id) => journals.get(id) !== original.journals.get(id));
  if (touched.length === 0 && !isIndexDamaged(image)) return ['the weekly check found what no request sees'];
  const isListed = judged % LISTED === 0;
  // Damage in the index of the games' numbers changes no journal: every game is asked for by its id.
  const questions = [
    ...gameQuestions(touched.length > 0 ? touched : ids),
    ...(isListed ? listQuestions() : []),
  ];
  const shown = await shownBy(image, questions);
  const isLoaded = touched.some(
    (gameId) =>
      shown.has(JSON.stringify(['games.load', { gameId }])) &&
      foundJournal(image, gameId) !== original.journals.get(gameId),
  );
  const complaints = wrongShown(shown, original.shown).map((question) => `wrong answer to ${question}`);
  return isLoaded ? ['a damaged game was loaded', ...complaints] : complaints;
}

async function openFlipped(
  tally: Tally,
  library: Library,
  folder: string,
  image: Buffer,
  expected: string,
): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const path = join(folder, 'twofold.sqlite');
  writeFileSync(path, image);
  cpSync(backupFolder(library.path), backupFolder(path), { recursive: true });
  if (verifyImage(image, 'start').kind === 'sound' && verifyImage(image).kind !== 'sound')
    meetDamage(tally, path);
  const { state, work } = findWork(path);
  const isSame = JSON.stringify(work) === expected;
  if (state.kind === 'ready') {
    tally.count('opened harmless');
    return isSame ? [] : ['changed data was shown'];
  }
  tally.count(state.kind === 'restored' && isSame ? 'opened repaired' : 'opened reported');
  return wrongIn(work, library.work);
}

/**
 * After a full check of yesterday a start shows the file; what the weekly check then finds makes the next start
 * repair it.
 */
function meetDamage(tally: Tally, path: string): void {
  writeCheck(path, { checkedAt: Date.now(), isSuspect: false });
  const session = openSession({ path });
  tally.count(`opened between two looks: ${session.storage.state.kind}`);
  session.storage.reportDamage('found by the weekly check');
  session.close();
}
