import { expect, it } from 'vitest';
import type { Board } from '../../../../core/board/board.ts';
import { circleAround, leftTiles } from './left-tiles.ts';

/** A board from rows of kinds; `.` is a slot whose tile is gone. */
function boardOf(rows: readonly string[]): Board {
  const cells = rows.flatMap((row) => [...row].map((sign) => (sign === '.' ? 0 : Number(sign))));
  return { width: rows[0]?.length ?? 0, height: rows.length, cells, marks: cells.map(() => -1) };
}

const rowsOf = ({ width, height, cells, marks }: Board) =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const at = row * width + column;
      return marks[at] === 0 ? ' ' : String(cells[at] || '.');
    }).join(''),
  );

it('a board with tiles at all sides is as it is', () => {
  const whole = boardOf(['12', '21']);
  expect(leftTiles(whole)).toEqual({ board: whole, x: 0, y: 0 });
});

it('a place whose tile is gone is none any more', () => {
  expect(rowsOf(leftTiles(boardOf(['1.2', '...', '2.1'])).board)).toEqual(['1 2', '   ', '2 1']);
});

it('what is left at one side is a part of its own', () => {
  const { board, x, y } = leftTiles(boardOf(['.........', '......1..', '.....1221']));
  expect([x, y]).toEqual([5, 1]);
  expect(rowsOf(board)).toEqual([' 1  ', '1221']);
});

it.each([
  ['a rectangle', ['123456', '654321'], [3, 1, Math.hypot(6, 2)]],
  ['a corner', ['1.......', '1.......', '2.......', '2.......', '3.......', '33441122'], [4, 3, 10]],
  ['a pair', ['.1.', '.1.'], [1.5, 1, Math.hypot(4, 4)]],
  ['no tiles', ['..', '..'], [1, 1, Math.hypot(4, 4)]],
] as const)('the smallest circle stands around %s', (_name, rows, [x, y, diameter]) => {
  const circle = circleAround(boardOf(rows));
  expect(circle.x).toBeCloseTo(x, 1);
  expect(circle.y).toBeCloseTo(y, 1);
  expect(circle.diameter).toBeCloseTo(diameter, 1);
});

it('a cleared board is as it is', () => {
  const cleared = boardOf(['..', '..']);
  expect(leftTiles(cleared).board).toBe(cleared);
});
