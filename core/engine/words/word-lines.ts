/**
 * A board of up to 64 x 64 cells as words of bits, two words a row and two a column, a bit set where something stops a line;
 * and for each tile where the free runs through it begin and end.
 *
 * Positions on a line are counted with the ring: 0 and the last are on the ring, 1 is the first row or column of the board,
 * and its bit is bit 0. So the ring takes no bits, and 64 cells fit two words.
 *
 * A run is kept as its first and last position and not as a mask: two numbers on a board of any width, and where the runs
 * of two tiles have nothing in common, as with most pairs, no line need be read at all.
 */

import { at } from '../../int32.ts';
import type { Grid } from '../base/grid.ts';

/** Cells on a side that fit two words. */
export const MAX_WORDS_SIDE = 64;

/**
 * All tables of a board in a single array, which saves every query the loads of their addresses. The lines come
 * first, two words each: line `y` is row y, line `COLUMNS + x` column x, both counted with the ring.
 */
export interface WordLines {
  readonly words: Int32Array;
  readonly grid: Grid;
  /** The first position of a run that nothing on the board stops: 0 with an open border, 1 with a closed one. */
  readonly edge: 0 | 1;
  /**
   * True if the runs of all tiles are measured. They are measured when they are first needed, and each move
   * updates them.
   */
  areRunsKnown: boolean;
  /** True if the marks of twins are up to date. They are made when a dead test first needs them. */
  areTwinsKnown: boolean;
}

const POSITIONS = MAX_WORDS_SIDE + 2;
/** The line of column 0. */
export const COLUMNS = POSITIONS;
/** Two words for each position: the bits of all positions before it. */
const BEFORE = 2 * (COLUMNS + POSITIONS);
/** Two words for each row: tiles known to stand beside an equal one. */
export const TWINS = BEFORE + 2 * (POSITIONS + 1);
/**
 * Four words for each cell, so that all data of a tile lie in one line of the cache: where the free runs through it
 * begin, where they end, its own position, and its place on the grid. The first three hold two positions each, the
 * column in the lower half and the row in the upper.
 */
const TILES = TWINS + 2 * POSITIONS;
const OWN = 2;
const PLACE = 3;

/** Returns the index of the first positions of the runs through the tile at a cell. */
export function firstsAt(cell: number): number {
  return TILES + (cell << 2);
}

/** Returns the index of the last positions of the runs through the tile at a cell. */
export function lastsAt(cell: number): number {
  return TILES + 1 + (cell << 2);
}

/** Returns the index of a cell's own position. */
export function ownAt(cell: number): number {
  return TILES + OWN + (cell << 2);
}

/** Returns the index of a cell's place on the grid. */
export function placeAt(cell: number): number {
  return TILES + PLACE + (cell << 2);
}

/** The upper half of a word that holds two positions. */
const HALF = 16;
const LOWER = 0x7fff;
/** The bit above either position in a word of last positions. */
const COLUMN_GUARD = 1 << 15;
const GUARDS = COLUMN_GUARD | (1 << 31);

/** Which of the two positions of a word is meant, as the shift that extracts it. */
export type LineAxis = 0 | 16;
export const COLUMN: LineAxis = 0;
export const ROW: LineAxis = HALF;

/** The axis at right angles. */
export function across(axis: LineAxis): LineAxis {
  return axis === COLUMN ? ROW : COLUMN;
}

/** A column and a row as one word. */
export function positions(column: number, row: number): number {
  return column | (row << HALF);
}

export function positionOn(axis: LineAxis, word: number): number {
  return (word >>> axis) & LOWER;
}

export function columnOf(word: number): number {
  return positionOn(COLUMN, word);
}

export function rowOf(word: number): number {
  return positionOn(ROW, word);
}

/** Two last positions as one word. */
export function lasts(column: number, row: number): number {
  return positions(column, row) | GUARDS;
}

/** The same word with another column. */
export function withColumn(word: number, column: number): number {
  return (word & ~LOWER) | column;
}

/** The same word with another row. */
export function withRow(word: number, row: number): number {
  return (word & ~(LOWER << HALF)) | (row << HALF);
}

/**
 * Not 0 when the horizontal runs of two tiles share a column, or the vertical ones a row: each run begins before the other
 * ends. One subtraction compares both halves: the guard above a last position is lost when a first one is greater.
 */
export function sharedRuns(firstsA: number, lastsA: number, firstsB: number, lastsB: number): number {
  return (lastsA - firstsB) & (lastsB - firstsA) & GUARDS;
}

/** Returns whether the runs of two tiles share a position on an axis, by the result of `sharedRuns`. */
export function sharesOn(axis: LineAxis, shared: number): boolean {
  return (shared & (COLUMN_GUARD << axis)) !== 0;
}

/** The position of the highest bit of a line, 0 without any. */
export function highestPosition(low: number, high: number): number {
  return high !== 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(low);
}

/** The position of the lowest bit of a line, behind all of them without any. */
export function lowestPosition(low: number, high: number): number {
  if (low !== 0) return 32 - Math.clz32(low & -low);
  return high === 0 ? MAX_WORDS_SIDE + 1 : 64 - Math.clz32(high & -high);
}

/** The first or the second word of the bits before a position. */
export function bitsBefore(words: Int32Array, position: number, half: 0 | 1): number {
  return at(words, BEFORE + 2 * position + half);
}

/** The first or the second word of the bits after a position. */
export function bitsAfter(words: Int32Array, position: number, half: 0 | 1): number {
  return ~at(words, BEFORE + 2 * (position + 1) + half);
}

/** The position of the nearest obstacle before a position on a line, or 0 when there is none on the board. */
export function obstacleBefore(words: Int32Array, line: number, position: number): number {
  return highestPosition(
    at(words, 2 * line) & bitsBefore(words, position, 0),
    at(words, 2 * line + 1) & bitsBefore(words, position, 1),
  );
}

/** The position of the nearest obstacle after a position, or one behind the last of the board. */
export function obstacleAfter(words: Int32Array, line: number, position: number): number {
  return lowestPosition(
    at(words, 2 * line) & bitsAfter(words, position, 0),
    at(words, 2 * line + 1) & bitsAfter(words, position, 1),
  );
}

/** The first position of a run after an obstacle, 0 when there is none. */
export function firstAfter(obstacle: number, edge: 0 | 1): number {
  return obstacle === 0 ? edge : obstacle + 1;
}

/** Returns the last position of a run that ends before an obstacle, on a line of `length` cells. */
export function lastBefore(obstacle: number, length: number, edge: 0 | 1): number {
  return obstacle > length ? length + 1 - edge : obstacle - 1;
}

/** The tables of a grid; `loadLines` reads a position. */
export function createWordLines(grid: Grid): WordLines {
  const { places, columns, rows, border } = grid;
  const words = new Int32Array(firstsAt(places.length));
  for (let position = 1; position <= POSITIONS; position++) {
    for (let bit = 0; bit < Math.min(64, position - 1); bit++) setBit(words, BEFORE + 2 * position, bit);
  }
  for (let cell = 0; cell < places.length; cell++) {
    const place = at(places, cell);
    words[ownAt(cell)] = positions(at(columns, place) + 1, at(rows, place) + 1);
    words[placeAt(cell)] = place;
  }
  return { words, grid, edge: border === 'open' ? 0 : 1, areRunsKnown: false, areTwinsKnown: false };
}

/** Sets a bit of the two words that begin at an index. */
export function setBit(words: Int32Array, index: number, bit: number): void {
  const word = index + (bit >> 5);
  words[word] = at(words, word) | (1 << bit);
}

/** Clears one. */
export function clearBit(words: Int32Array, index: number, bit: number): void {
  const word = index + (bit >> 5);
  words[word] = at(words, word) & ~(1 << bit);
}
