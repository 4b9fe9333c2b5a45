import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Move } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { nearestLine } from './nearest-line.ts';

const near = (text: string, staying: readonly number[], rules: Partial<Rules> = {}) =>
  nearestLine(drawnBoard(text), { ...CLASSIC_RULES, ...rules }, staying, []);

describe('the line that comes nearest to joining two tiles that stay', () => {
  it('has one turn too many where two pairs lie crosswise', () => {
    const line = near('1 2\n2 1', [0, 1, 2, 3]);
    expect(line?.turns).toBe(3);
    // Its ends and its third turn lie around the other pair.
    expect(line?.line[0]).toEqual([0, 0]);
    expect(line?.line.at(-1)).toEqual([1, 1]);
    expect([
      [2, 1],
      [1, 2],
      [-1, 2],
      [2, -1],
    ]).toContainEqual(line?.corners.at(-1));
  });

  it('marks the turn that the rules do not allow', () => {
    const around = '1 # 1\n0 0 0';
    expect(near(around, [0, 2], { border: 'closed', maxTurns: 1 })).toEqual({
      turns: 2,
      line: [
        [0, 0],
        [0, 1],
        [1, 1],
        [2, 1],
        [2, 0],
      ],
      corners: [
        [0, 1],
        [2, 1],
      ],
    });
  });

  it('joins the pairs of a case, and no others that have a tile of them', () => {
    const board = drawnBoard('1 # 1 1\n0 0 0 0');
    const rules: Rules = { ...CLASSIC_RULES, border: 'closed', maxTurns: 0 };
    const turns = (chosen: readonly Move[]) => nearestLine(board, rules, [0, 2, 3], chosen)?.turns;
    // Without a case the two on the right touch, which is a line that the rules allow.
    expect([turns([]), turns([[0, 2]]), turns([[2, 3]])]).toEqual([undefined, 2, undefined]);
  });

  it('is none where no line can be drawn, where one is legal, and under gravity', () => {
    expect(near('1 2\n2 1', [0, 1, 2, 3], { border: 'closed' })).toBeNull();
    expect(near('1 1', [0, 1])).toBeNull();
    expect(near('1 2\n2 1', [0, 1, 2, 3], { gravity: 'down' })).toBeNull();
  });
});
