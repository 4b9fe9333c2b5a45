import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, Tally } from '../check.ts';
import { makeManyGames } from '../games/many-games.ts';
import type { ReaderOutcome, Work } from '../processes/reader.ts';
import { start } from '../support/child.ts';
import { inFolder } from '../support/place.ts';

/** A folder with many games may ask for so many times the rows, and answer so many times the bytes, of one with few. */
const MOST_TIMES = 2;
/** The process that does all of it may hold so many megabytes of memory at most. */
const MOST_MB = 400;
/** Of a large file each row may lie on a page of its own, and its place in an index too; pages of the indexes come on top. */
const BYTES_A_ROW = 2 * 4_096;
const FEW_BYTES = 262_144;
const FEW_ROWS = 8;

/** Counts the work of each answer over a folder with few games and one with many, and compares. */
export const many: Check = {
  name: 'many',
  promise: 'no answer is more work because there are more games',
  async run({ isShort }) {
    const tally = new Tally();
    const [few, most] = isShort ? [700, 4_000] : [1_000, 100_000];
    await inFolder(isShort ? 'fast' : 'real', async (folder) => {
      const [small, large] = [await readFolder(folder, few), await readFolder(folder, most)];
      const steps = Object.keys(small.works);
      for (const name of steps)
        tally.attempt(complaintsOf(name, small.works[name], large.works[name], [few, most]));
      const isTooMuch = large.peakMb > Math.min(MOST_MB, MOST_TIMES * small.peakMb);
      tally.attempt(
        isTooMuch ? [`${large.peakMb} MB of memory for ${most} games, ${small.peakMb} for ${few}`] : [],
      );
      tally.set('games', large.games);
      tally.set('MB of memory', large.peakMb);
      tally.set(`MB of memory of ${few}`, small.peakMb);
      tally.set('exported MB', Math.round(large.exportedBytes / 1_048_576));
      for (const name of steps)
        tally.set(name, `${figuresOf(small.works[name])} | ${figuresOf(large.works[name])};`);
    });
    return tally.outcome();
  },
};

async function readFolder(folder: string, count: number): Promise<ReaderOutcome> {
  const place = join(folder, String(count));
  mkdirSync(place);
  const path = join(place, 'twofold.sqlite');
  makeManyGames(path, count);
  const read = await outcomeOf(path, 'read');
  // The session that is killed began with a look at all rows, since the one before it ended without one.
  const killed = start('reader', { path, task: 'be killed' });
  const end = await killed.gone;
  if (end !== 'SIGKILL')
    throw new Error(`the player of ${count} games ended with ${end}: ${killed.errors()}`);
  const after = await outcomeOf(path, 'start');
  const peakMb = Math.max(read.peakMb, after.peakMb);
  return { ...read, works: { ...read.works, ...after.works }, peakMb };
}

async function outcomeOf(path: string, task: 'read' | 'start'): Promise<ReaderOutcome> {
  const child = start('reader', { path, task });
  const code = await child.gone;
  if (code !== 0) throw new Error(`the reader of ${path} ended with ${code}: ${child.errors()}`);
  return JSON.parse(child.lines.at(-1) ?? '');
}

function figuresOf(work: Work | undefined): string {
  if (work === undefined) return 'not done';
  const { read, written, answered, fromDisk, ms } = work;
  return `${read}+${written} rows ${answered} B, ${Math.round(fromDisk / 1_024)} KiB read, ${ms} ms`;
}

function complaintsOf(
  name: string,
  few: Work | undefined,
  most: Work | undefined,
  [small, large]: readonly [number, number],
): string[] {
  if (few === undefined || most === undefined) return [`${name} was not done`];
  const rows = ({ read, written }: Work) => read + written;
  const of = `${name} of ${large} games beside ${small}`;
  const complaints: string[] = [];
  if (rows(most) > FEW_ROWS + MOST_TIMES * rows(few))
    complaints.push(`${of}: ${rows(most)} rows, not ${rows(few)}`);
  if (most.answered > MOST_TIMES * few.answered)
    complaints.push(`${of}: ${most.answered} bytes, not ${few.answered}`);
  if (most.fromDisk > FEW_BYTES + Math.max(MOST_TIMES * few.fromDisk, BYTES_A_ROW * rows(most)))
    complaints.push(`${of}: ${most.fromDisk} bytes from the disk, not ${few.fromDisk}`);
  const isMove = name === 'play: a move';
  if (isMove && (most.read !== few.read || most.written !== few.written))
    complaints.push(
      `${of}: ${most.read} rows read and ${most.written} written, not ${few.read} and ${few.written}`,
    );
  return complaints;
}
