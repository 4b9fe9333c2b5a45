import { describe, expect, it } from 'vitest';
import { firstFocus, nextFocus } from './grid-keys.ts';

/** `o` a tile, `.` no tile. */
const ROWS = ['..o.o', '.....', 'oo..o', '....o'];
const BOARD = {
  width: 5,
  height: 4,
  marks: Array<number>(20).fill(-1),
  cells: ROWS.flatMap((row) => [...row]).map((letter) => (letter === 'o' ? 1 : 0)),
};
const cell = (x: number, y: number) => y * 5 + x;

describe('a move in the grid', () => {
  it.each([
    ['right', [1, 0], [2, 0]],
    ['left', [0, 2], [0, 2]],
    ['down', [2, 0], [2, 1]],
    ['up', [2, 0], [2, 0]],
    ['tile-right', [2, 0], [4, 0]],
    ['tile-right', [1, 2], [4, 2]],
    ['tile-down', [4, 0], [4, 2]],
    ['tile-left', [2, 0], [2, 0]],
    ['tile-up', [0, 3], [0, 2]],
    ['row-start', [4, 2], [0, 2]],
    ['row-end', [0, 2], [4, 2]],
    ['row-start', [4, 1], [4, 1]],
    ['board-start', [4, 3], [2, 0]],
    ['board-end', [0, 0], [4, 3]],
  ] as const)('%s goes from %j to %j', (move, [x, y], [toX, toY]) => {
    expect(nextFocus(BOARD, cell(x, y), move)).toBe(cell(toX, toY));
  });
});

describe('equal tiles', () => {
  /** A letter is a picture, `.` no tile. */
  const letters = [...'ab.a..ba.c'];
  const board = {
    width: 5,
    height: 2,
    marks: Array<number>(10).fill(-1),
    cells: letters.map((letter) => '.abc'.indexOf(letter)),
  };

  it.each([
    ['the next one', 'equal-after', 0, null, 3],
    ['the one before, around the end', 'equal-before', 0, null, 7],
    ['a picture that stands once', 'equal-after', 9, null, 9],
    ['nothing, from an empty cell', 'equal-after', 2, null, 2],
    ['those of the selected tile, not of the focused one', 'equal-after', 0, 1, 6],
    ['never the selected tile itself', 'equal-after', 7, 0, 3],
    ['from an empty cell to the selected tile’s equals', 'equal-before', 5, 0, 3],
  ] as const)('%s', (_, move, from, selected, to) => {
    expect(nextFocus(board, from, move, selected)).toBe(to);
  });
});

describe('the first focus', () => {
  it('is the first tile in reading order', () => {
    expect(firstFocus(BOARD)).toBe(cell(2, 0));
  });

  it('is the first cell of a cleared board', () => {
    expect(firstFocus({ ...BOARD, cells: BOARD.cells.map(() => 0) })).toBe(0);
  });
});
