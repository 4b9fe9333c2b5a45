/** Reading a position into words of bits. */

import type { Cells } from '../../board/board.ts';
import { at } from '../../int32.ts';
import {
  COLUMNS,
  firstAfter,
  firstsAt,
  lastBefore,
  lasts,
  lastsAt,
  type WordLines,
  withRow,
} from './word-lines.ts';

/** The counts of a loaded position. */
interface Loaded {
  readonly tiles: number;
  readonly largestKind: number;
}

/**
 * Puts a position on the grid and into the lines, in one pass without a branch on what a cell holds: on a half-played
 * board every second such branch is mispredicted.
 */
export function loadLines(lines: WordLines, cells: Cells): Loaded {
  const { words, grid } = lines;
  const { width, height, kinds, places } = grid;
  freeLines(lines, 0, height, width);
  freeLines(lines, COLUMNS, width, height);
  lines.areRunsKnown = false;
  lines.areTwinsKnown = false;
  let tiles = 0;
  let largestKind = 0;
  for (let y = 1, cell = 0; y <= height; y++) {
    const firstPlace = at(places, cell);
    const columnWord = 2 * (COLUMNS + 1) + ((y - 1) >> 5);
    for (let x = 0; x < width; x++, cell++) {
      const content = cells[cell] ?? -1;
      const isObstacle = (content | -content) >>> 31;
      const row = 2 * y + (x >> 5);
      words[row] = at(words, row) | (isObstacle << x);
      const column = columnWord + 2 * x;
      words[column] = at(words, column) | (isObstacle << (y - 1));
      // Whatever is below zero becomes OBSTACLE, -1.
      kinds[firstPlace + x] = content | (content >> 31);
      tiles += -content >>> 31;
      largestKind = Math.max(largestKind, content);
    }
  }
  return { tiles, largestKind };
}

/** Measures the runs of all tiles, unless they are known. Linear in the area. */
export function knowRuns(lines: WordLines): void {
  if (lines.areRunsKnown) return;
  lines.areRunsKnown = true;
  const { width, height } = lines.grid;
  for (let y = 1; y <= height; y++) measureRow(lines, y);
  for (let x = 1; x <= width; x++) measureColumn(lines, x);
}

/**
 * Marks `count` lines of `length` cells as free, with their ring where the border is open. Bits behind the
 * last cell are set.
 */
function freeLines({ words, edge }: WordLines, first: number, count: number, length: number): void {
  const low = length < 32 ? -1 << length : 0;
  const high = length <= 32 ? -1 : length < 64 ? -1 << (length - 32) : 0;
  for (let line = first + 1; line <= first + count; line++) {
    words[2 * line] = low;
    words[2 * line + 1] = high;
  }
  for (const ring of [first, first + count + 1]) words.fill(-edge, 2 * ring, 2 * ring + 2);
}

/** Measures the horizontal runs of a row's tiles; their vertical runs must be measured again after it. */
function measureRow({ words, grid, edge }: WordLines, y: number): void {
  const { width } = grid;
  const cellOfRing = (y - 1) * width - 1;
  let before = 0;
  for (let half = 0; half < 2; half++) {
    for (let left = at(words, 2 * y + half); left !== 0; left &= left - 1) {
      const x = 32 * half + 32 - Math.clz32(left & -left);
      if (x > width) break;
      words[firstsAt(cellOfRing + x)] = firstAfter(before, edge);
      if (before > 0) words[lastsAt(cellOfRing + before)] = lasts(x - 1, 0);
      before = x;
    }
  }
  if (before > 0) words[lastsAt(cellOfRing + before)] = lasts(lastBefore(width + 1, width, edge), 0);
}

/** Adds the vertical runs of a column's tiles. */
function measureColumn({ words, grid, edge }: WordLines, x: number): void {
  const { width, height } = grid;
  const cellOfRing = x - 1 - width;
  let before = 0;
  for (let half = 0; half < 2; half++) {
    for (let left = at(words, 2 * (COLUMNS + x) + half); left !== 0; left &= left - 1) {
      const y = 32 * half + 32 - Math.clz32(left & -left);
      if (y > height) break;
      const firsts = firstsAt(cellOfRing + y * width);
      words[firsts] = withRow(at(words, firsts), firstAfter(before, edge));
      if (before > 0) endColumn(words, cellOfRing + before * width, y - 1);
      before = y;
    }
  }
  if (before > 0) endColumn(words, cellOfRing + before * width, lastBefore(height + 1, height, edge));
}

function endColumn(words: Int32Array, cell: number, last: number): void {
  const index = lastsAt(cell);
  words[index] = withRow(at(words, index), last);
}
