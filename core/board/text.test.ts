import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyShape } from '../../tests/support/arbitrary.ts';
import { makeBoard, makeShape, parseBoard, parseShape } from './text.ts';

describe('shapes as text', () => {
  it('reads slots, gaps and walls', () => {
    expect(parseShape('oo.\n#oo\n')).toEqual({
      ok: true,
      value: { width: 3, height: 2, marks: [-1, -1, 0, -2, -1, -1] },
    });
  });

  it('forgives blank lines around, blanks at the ends and foreign line endings', () => {
    expect(parseShape('\r\n  oo \r\n  oo\r\n\r\n')).toEqual(parseShape('oo\noo'));
  });

  it.each([
    ['', 'empty', 1, 1],
    ['  \n\n', 'empty', 1, 1],
    ['oo\nox', 'unknown-mark', 2, 2],
    ['oo\nooo', 'ragged-row', 2, 2],
    ['oo\nxooo', 'unknown-mark', 2, 1],
    ['oo\no\ufeffo', 'unknown-mark', 2, 2],
    ['ooo\no', 'ragged-row', 2, 1],
    ['oo\n\noo', 'second-board', 3, 1],
    ['oo\n; of one board\n\n\noo', 'second-board', 5, 1],
    ['; no rows', 'empty', 1, 1],
    ['o'.repeat(257), 'too-large', 1, 257],
    [Array(257).fill('o').join('\n'), 'too-large', 257, 1],
  ])('refuses %j: %s at line %i, column %i', (text, code, line, column) => {
    expect(parseShape(text)).toEqual({ ok: false, error: { code, line, column } });
  });

  it('gives back what it wrote', () => {
    fc.assert(
      fc.property(anyShape(), (shape) => {
        expect(parseShape(makeShape(shape))).toEqual({ ok: true, value: shape });
      }),
    );
  });
});

describe('boards as text', () => {
  it('reads kinds, emptied slots, gaps and walls', () => {
    expect(parseBoard(' 1 12 .\n 0  # 3')).toEqual({
      ok: true,
      value: { width: 3, height: 2, marks: [-1, -1, 0, -1, -2, -1], cells: [1, 12, 0, 0, -2, 3] },
    });
  });

  it('writes columns, numbers to the right', () => {
    const board = { width: 3, height: 2, marks: [-1, -1, 0, -1, -2, -1], cells: [1, 12, 0, 0, -2, 3] };
    expect(makeBoard(board)).toBe(' 1 12  .\n 0  #  3');
  });

  it.each([
    ['', 'empty', 1, 1],
    ['1 2\n1 -1', 'unknown-mark', 2, 3],
    ['1 o', 'unknown-mark', 1, 3],
    ['1 \ufeff1', 'unknown-mark', 1, 3],
    ['1\ufeff2 1\ufeff2', 'unknown-mark', 1, 1],
    ['1 1.5', 'unknown-mark', 1, 3],
    ['1 65536', 'number-too-large', 1, 3],
    ['1 2\n  3', 'ragged-row', 2, 3],
  ])('refuses %j: %s at line %i, column %i', (text, code, line, column) => {
    expect(parseBoard(text)).toEqual({ ok: false, error: { code, line, column } });
  });

  it('gives back what it wrote', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(parseBoard(makeBoard(board))).toEqual({ ok: true, value: board });
      }),
    );
  });

  it('does not write a mark that it does not know', () => {
    expect(() => makeBoard({ width: 1, height: 1, marks: [-7], cells: [-7] })).toThrow(RangeError);
  });
});
