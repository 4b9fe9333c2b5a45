/**
 * Which places of a grid are free, and which tiles stand beside an equal one: a bit for each place, 32 of them in a word.
 *
 * Beside the same words shifted by a place or by a row, a few operations tell for 32 places at once where corridors
 * begin. Place by place, that alone took a third of a listing of 100 x 100: the branch on what is free is
 * unpredictable.
 */

import { at, makeTables } from '../../int32.ts';
import { FREE, type Grid } from '../base/grid.ts';

/**
 * Bits of the places of one grid, see above. They are computed when they are first needed and kept up from then on: a game
 * in which all moves are never listed does no work for them.
 */
export interface PlaceBits {
  readonly grid: Grid;
  areKnown: boolean;
  readonly free: Int32Array;
  /** Tiles that equal the tile one place to the right. */
  readonly twinsRight: Int32Array;
  /** Tiles that equal the tile below. */
  readonly twinsBelow: Int32Array;
  /** Empty words before those of the places, and behind them: so the row before the first and after the last can be read. */
  readonly margin: number;
}

/** Bits for a grid with a frame, not known yet. */
export function createPlaceBits(grid: Grid): PlaceBits {
  const margin = (grid.stride >> 5) + 2;
  const words = (grid.kinds.length >> 5) + 1 + 2 * margin;
  const [free, twinsRight, twinsBelow] = makeTables(words, words, words);
  return { grid, areKnown: false, free, twinsRight, twinsBelow, margin };
}

/** Marks everything stale: the grid changed without being reported. */
export function forgetBits(bits: PlaceBits): void {
  bits.areKnown = false;
}

/** Makes the bits known. Linear in the area when they are not. */
export function knowBits(bits: PlaceBits): void {
  if (bits.areKnown) return;
  bits.areKnown = true;
  const { grid, free, twinsRight, twinsBelow, margin } = bits;
  const { kinds, stride } = grid;
  for (const words of [free, twinsRight, twinsBelow]) words.fill(0);
  for (let place = stride; place < kinds.length - stride; place++) {
    const kind = at(kinds, place);
    if (kind === FREE) setBit(free, margin, place);
    else if (kind > FREE) findTwins(bits, place, kind);
  }
}

/** Repairs the bits, if they are known, after the tile at a place went. */
export function openBits(bits: PlaceBits, place: number): void {
  if (!bits.areKnown) return;
  const { grid, free, twinsRight, twinsBelow, margin } = bits;
  setBit(free, margin, place);
  clearBit(twinsRight, margin, place);
  clearBit(twinsRight, margin, place - 1);
  clearBit(twinsBelow, margin, place);
  clearBit(twinsBelow, margin, place - grid.stride);
}

/** Repairs the bits, if they are known, after a tile came to a place. */
export function closeBits(bits: PlaceBits, place: number): void {
  if (!bits.areKnown) return;
  const { grid, free, twinsRight, twinsBelow, margin } = bits;
  const { kinds, stride } = grid;
  const kind = at(kinds, place);
  clearBit(free, margin, place);
  findTwins(bits, place, kind);
  if (kind === at(kinds, place - 1)) setBit(twinsRight, margin, place - 1);
  if (kind === at(kinds, place - stride)) setBit(twinsBelow, margin, place - stride);
}

function findTwins({ grid, twinsRight, twinsBelow, margin }: PlaceBits, place: number, kind: number): void {
  if (kind === at(grid.kinds, place + 1)) setBit(twinsRight, margin, place);
  if (kind === at(grid.kinds, place + grid.stride)) setBit(twinsBelow, margin, place);
}

/** The bits of the 32 places from any place on, `~place` being the 31 - place that shifts count modulo 32. */
export function bitsFrom(words: Int32Array, margin: number, place: number): number {
  const word = margin + (place >> 5);
  return (at(words, word) >>> place) | ((at(words, word + 1) << 1) << ~place);
}

function setBit(words: Int32Array, margin: number, place: number): void {
  const word = margin + (place >> 5);
  words[word] = at(words, word) | (1 << place);
}

function clearBit(words: Int32Array, margin: number, place: number): void {
  const word = margin + (place >> 5);
  words[word] = at(words, word) & ~(1 << place);
}
