import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../../tests/support/arbitrary.ts';
import { WALL } from '../../board/board.ts';
import { findLink } from '../../rules/link.ts';
import { BitObstacles } from './bit-obstacles.ts';
import { WideObstacles } from './wide-obstacles.ts';

describe.each([
  ['bit rows', BitObstacles],
  ['walked rays', WideObstacles],
])('a field of %s', (_, FieldOf) => {
  it('sees exactly the links that the plain rules see', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        const field = new FieldOf(board.width, board.height, rules);
        for (const [cell, kind] of board.cells.entries()) if (kind > 0 || kind === WALL) field.block(cell);
        for (const [a, kind] of board.cells.entries()) {
          for (let b = 0; b < a; b++) {
            if (kind <= 0 || board.cells[b] !== kind) continue;
            expect(field.links(a, b)).toBe(findLink(board, rules, a, b) !== null);
            expect(field.links(b, a)).toBe(field.links(a, b));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is as it was after a square was cleared and blocked again', () => {
    const field = new FieldOf(3, 3, { maxTurns: 2, border: 'closed', gravity: 'none' });
    for (let cell = 0; cell < 9; cell++) field.block(cell);
    expect(field.links(0, 2)).toBe(false);
    field.clear(1);
    expect(field.links(0, 2)).toBe(true);
    field.block(1);
    expect(field.links(0, 2)).toBe(false);
  });
});
