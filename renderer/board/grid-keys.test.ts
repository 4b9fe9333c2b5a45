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

describe('a key in the grid', () => {
  it.each([
    ['ArrowRight', false, [1, 0], [2, 0]],
    ['ArrowLeft', false, [0, 2], [0, 2]],
    ['ArrowDown', false, [2, 0], [2, 1]],
    ['ArrowUp', false, [2, 0], [2, 0]],
    ['ArrowRight', true, [2, 0], [4, 0]],
    ['ArrowRight', true, [1, 2], [4, 2]],
    ['ArrowDown', true, [4, 0], [4, 2]],
    ['ArrowLeft', true, [2, 0], [2, 0]],
    ['ArrowUp', true, [0, 3], [0, 2]],
    ['Home', false, [4, 2], [0, 2]],
    ['End', false, [0, 2], [4, 2]],
    ['Home', false, [4, 1], [4, 1]],
    ['Home', true, [4, 3], [2, 0]],
    ['End', true, [0, 0], [4, 3]],
  ] as const)('%s (ctrl: %s) goes from %j to %j', (key, ctrl, [x, y], [toX, toY]) => {
    expect(nextFocus(BOARD, cell(x, y), { key, ctrl })).toBe(cell(toX, toY));
  });

  it.each(['a', 'Tab', 'Escape', 'PageUp'])('%s is not for the grid', (key) => {
    expect(nextFocus(BOARD, 0, { key, ctrl: false })).toBeNull();
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
