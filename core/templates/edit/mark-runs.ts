/** Marks as runs in a line of text, `3o2.#`: three slots, two gaps, a wall. A count of one is left out. */
import { type Cells, GAP, SLOT, WALL } from '../../board/board.ts';

const MARKS = { o: SLOT, '.': GAP, '#': WALL } as const;
const RUN = /([1-9]\d{0,5})?([o.#])/gy;

/** Writes marks; every cell of a template has one of the three. */
export function makeRuns(marks: Cells): string {
  const runs: string[] = [];
  for (let start = 0; start < marks.length; ) {
    const mark = marks[start];
    let end = start + 1;
    while (end < marks.length && marks[end] === mark) end++;
    const character = mark === SLOT ? 'o' : mark === WALL ? '#' : '.';
    runs.push(end - start === 1 ? character : `${end - start}${character}`);
    start = end;
  }
  return runs.join('');
}

/** Reads marks back, or gives null for a text that is none or has more than `most`. */
export function parseRuns(text: string, most: number): number[] | null {
  const marks: number[] = [];
  let read = 0;
  for (const [run, count = '1', character = '.'] of text.matchAll(RUN)) {
    const end = marks.length + Number(count);
    if (end > most) return null;
    // The expression matches these three characters only.
    const mark = MARKS[character as keyof typeof MARKS];
    while (marks.length < end) marks.push(mark);
    read += run.length;
  }
  return read === text.length ? marks : null;
}
