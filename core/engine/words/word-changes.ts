/**
 * Updates the words of bits when a tile is removed or put back: two lines and four neighbours change, however
 * long the runs are.
 */

import { at } from '../../int32.ts';
import { addTwins } from './word-exposed.ts';
import {
  COLUMNS,
  clearBit,
  columnOf,
  firstAfter,
  firstsAt,
  lastBefore,
  lasts,
  lastsAt,
  obstacleAfter,
  obstacleBefore,
  ownAt,
  positions,
  rowOf,
  setBit,
  type WordLines,
  withColumn,
  withRow,
} from './word-lines.ts';

/** The tile at a cell went: the four tiles that end its free runs now see through the whole run. */
export function openCell(lines: WordLines, cell: number): void {
  const { words } = lines;
  const own = at(words, ownAt(cell));
  const x = columnOf(own);
  const y = rowOf(own);
  clearBit(words, 2 * y, x - 1);
  clearBit(words, 2 * (COLUMNS + x), y - 1);
  if (lines.areRunsKnown) joinRuns(lines, cell, x, y);
}

function joinRuns({ words, grid, edge }: WordLines, cell: number, x: number, y: number): void {
  const { width, height } = grid;
  const left = obstacleBefore(words, y, x);
  const right = obstacleAfter(words, y, x);
  if (left > 0) setLastColumn(words, cell - x + left, lastBefore(right, width, edge));
  if (right <= width) setFirstColumn(words, cell - x + right, firstAfter(left, edge));
  const above = obstacleBefore(words, COLUMNS + x, y);
  const below = obstacleAfter(words, COLUMNS + x, y);
  if (above > 0) setLastRow(words, cell + (above - y) * width, lastBefore(below, height, edge));
  if (below <= height) setFirstRow(words, cell + (below - y) * width, firstAfter(above, edge));
}

/** A tile came to a free cell: the four see up to it only, and it sees both ways. */
export function closeCell(lines: WordLines, cell: number): void {
  const { words } = lines;
  const own = at(words, ownAt(cell));
  const x = columnOf(own);
  const y = rowOf(own);
  setBit(words, 2 * y, x - 1);
  setBit(words, 2 * (COLUMNS + x), y - 1);
  addTwins(lines, cell);
  if (lines.areRunsKnown) partRuns(lines, cell, x, y);
}

function partRuns({ words, grid, edge }: WordLines, cell: number, x: number, y: number): void {
  const { width, height } = grid;
  const left = obstacleBefore(words, y, x);
  const right = obstacleAfter(words, y, x);
  if (left > 0) setLastColumn(words, cell - x + left, x - 1);
  if (right <= width) setFirstColumn(words, cell - x + right, x + 1);
  const above = obstacleBefore(words, COLUMNS + x, y);
  const below = obstacleAfter(words, COLUMNS + x, y);
  if (above > 0) setLastRow(words, cell + (above - y) * width, y - 1);
  if (below <= height) setFirstRow(words, cell + (below - y) * width, y + 1);
  words[firstsAt(cell)] = positions(firstAfter(left, edge), firstAfter(above, edge));
  words[lastsAt(cell)] = lasts(lastBefore(right, width, edge), lastBefore(below, height, edge));
}

function setFirstColumn(words: Int32Array, cell: number, first: number): void {
  const index = firstsAt(cell);
  words[index] = withColumn(at(words, index), first);
}

function setFirstRow(words: Int32Array, cell: number, first: number): void {
  const index = firstsAt(cell);
  words[index] = withRow(at(words, index), first);
}

function setLastColumn(words: Int32Array, cell: number, last: number): void {
  const index = lastsAt(cell);
  words[index] = withColumn(at(words, index), last);
}

function setLastRow(words: Int32Array, cell: number, last: number): void {
  const index = lastsAt(cell);
  words[index] = withRow(at(words, index), last);
}
