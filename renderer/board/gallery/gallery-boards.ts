import type { Board } from '../../../core/board/board.ts';
import { EMPTY, GAP, SLOT, WALL } from '../../../core/board/board.ts';
import { MAX_KINDS } from '../../../core/templates/limits.ts';

// Boards to look at. They show tiles in a fixed order and are not dealt: they need not be solvable.

const MARKS: Readonly<Record<string, number>> = { o: SLOT, '.': GAP, '#': WALL, e: EMPTY };

/** Draws a board from rows of `o` (tile), `e` (emptied slot), `.` (gap) and `#` (wall). */
export function drawBoard(rows: readonly string[]): Board {
  const letters = rows.flatMap((row) => [...row]);
  let tiles = 0;
  const cells = letters.map((letter) => (letter === 'o' ? kindOf(tiles++) : letter === '#' ? WALL : EMPTY));
  const marks = letters.map((letter) => (letter === 'e' ? SLOT : (MARKS[letter] ?? GAP)));
  return { width: rows[0]?.length ?? 0, height: rows.length, marks, cells };
}

export function drawRectangle(width: number, height: number): Board {
  return drawBoard(Array.from({ length: height }, () => 'o'.repeat(width)));
}

/** Walks the set in steps that meet every picture before the first comes again. */
function kindOf(tile: number): number {
  const step = 19;
  return ((tile * step + Math.floor(tile / MAX_KINDS) * 7) % MAX_KINDS) + 1;
}

export const TWO_PEAKS = drawBoard([
  '......oo......',
  '....oooooo....',
  '...oooeeooo...',
  '..ooooeeeeoo..',
  'ooooooeeeeoooo',
  '..oooooeeooo..',
  '...oooooooo...',
  '....oooooo....',
  '......oo......',
]);

export const WALLED = drawBoard([
  'oooo##oooo',
  'oeeo##oeeo',
  'ooooooooo#',
  '##eeeeee##',
  '#ooooooooo',
  'oooo##oooo',
]);
