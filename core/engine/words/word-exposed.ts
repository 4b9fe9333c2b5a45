/**
 * The tiles that may link: those beside a free position, and *twins*, those beside an equal tile. All others are shut in, on a
 * full board four of five. (`isExposed` of grid.ts says the same of one place.)
 *
 * A mark of twins is never taken back: when one of two goes, the other stands beside a free position, and where
 * gravity or taking back fills that again, the mark left over only costs a test.
 */
import { at } from '../../int32.ts';
import { columnOf, firstsAt, ownAt, placeAt, rowOf, setBit, TWINS, type WordLines } from './word-lines.ts';

/**
 * The tiles and walls of half a row that may link, as bits. Twins must be known.
 */
export function exposedTiles({ words, grid, edge }: WordLines, y: number, half: 0 | 1): number {
  const { width } = grid;
  const index = 2 * y + half;
  const own = at(words, index);
  const other = at(words, index ^ 1);
  const fromLeft = half === 0 ? edge : other >>> 31;
  const fromRight = half === 0 ? other << 31 : 0;
  const left = (own << 1) | fromLeft;
  let right = (own >>> 1) | fromRight;
  const lastBit = 1 << (width - 1);
  if ((width - 1) >> 5 === half) right = edge === 0 ? right & ~lastBit : right | lastBit;
  const isShutIn = left & right & at(words, index - 2) & at(words, index + 2);
  return own & (~isShutIn | at(words, TWINS + index)) & boardBits(width, half);
}

/** The bits of the cells in half a row. */
function boardBits(width: number, half: 0 | 1): number {
  const bits = width - 32 * half;
  return bits >= 32 ? -1 : bits <= 0 ? 0 : (1 << bits) - 1;
}

/** Marks all twins of a position, if they are not known. Linear in the area. */
export function knowTwins(lines: WordLines): void {
  if (lines.areTwinsKnown) return;
  lines.areTwinsKnown = true;
  const { words, grid } = lines;
  const { kinds, places, width, stride } = grid;
  words.fill(0, TWINS, firstsAt(0));
  for (let cell = 0; cell < places.length; cell++) {
    const place = at(places, cell);
    const kind = at(kinds, place);
    if (kind <= 0) continue;
    if (kind === at(kinds, place + 1)) markTwins(words, cell, cell + 1);
    if (kind === at(kinds, place + stride)) markTwins(words, cell, cell + width);
  }
}

/** Marks the twins that a tile makes which came to a cell, if the others are known. */
export function addTwins({ words, grid, areTwinsKnown }: WordLines, cell: number): void {
  if (!areTwinsKnown) return;
  const { kinds, stride, width } = grid;
  const place = at(words, placeAt(cell));
  const kind = at(kinds, place);
  if (kind === at(kinds, place - stride)) markTwins(words, cell, cell - width);
  if (kind === at(kinds, place - 1)) markTwins(words, cell, cell - 1);
  if (kind === at(kinds, place + 1)) markTwins(words, cell, cell + 1);
  if (kind === at(kinds, place + stride)) markTwins(words, cell, cell + width);
}

function markTwins(words: Int32Array, a: number, b: number): void {
  markTwin(words, at(words, ownAt(a)));
  markTwin(words, at(words, ownAt(b)));
}

function markTwin(words: Int32Array, own: number): void {
  setBit(words, TWINS + 2 * rowOf(own), columnOf(own) - 1);
}
