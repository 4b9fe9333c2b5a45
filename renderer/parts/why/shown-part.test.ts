import { expect, it } from 'vitest';
import { type Board, SLOT } from '../../../core/board/board.ts';
import { shownPart } from './shown-part.ts';

/** A board of slots with tiles where the rows hold a letter. */
function boardOf(rows: readonly string[]): Board {
  const cells = rows.flatMap((row) => [...row].map((letter) => (letter === '.' ? 0 : letter.charCodeAt(0))));
  return { width: rows[0]?.length ?? 0, height: rows.length, marks: cells.map(() => SLOT), cells };
}

const FULL = boardOf(Array.from({ length: 10 }, () => 'a'.repeat(20)));
const MOST = { columns: 6, rows: 4 };

it('shows all of a board that is no larger', () => {
  expect(shownPart(boardOf(['aa', 'bb']), [], MOST)).toEqual({ x: 0, y: 0, width: 2, height: 2 });
});

it('shows the middle of a larger one that is equally full', () => {
  expect(shownPart(FULL, [], MOST)).toEqual({ x: 7, y: 3, width: 6, height: 4 });
});

it('holds a pair wherever it lies, in its middle where it can', () => {
  expect(
    shownPart(
      FULL,
      [
        [19, 9],
        [18, 9],
      ],
      MOST,
    ),
  ).toEqual({ x: 14, y: 6, width: 6, height: 4 });
  expect(
    shownPart(
      FULL,
      [
        [4, 4],
        [5, 5],
      ],
      MOST,
    ),
  ).toEqual({ x: 2, y: 3, width: 6, height: 4 });
});

it('grows for a pair that lies farther apart, and for a line that runs around the board', () => {
  const line = [
    [2, 0],
    [2, -1],
    [12, -1],
    [12, 0],
  ] as const;
  expect(shownPart(FULL, line, MOST)).toMatchObject({ x: 2, y: 0, width: 11, height: 4 });
});

it('goes where the tiles are', () => {
  const rows = ['........', '........', '........', '......aa', '......bb'];
  expect(shownPart(boardOf(rows), [], { columns: 4, rows: 2 })).toEqual({ x: 4, y: 3, width: 4, height: 2 });
});
