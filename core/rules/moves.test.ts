import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import {
  boardOfVector,
  linksVectors,
  perftVectors,
  rulesOfVector,
  solvableVectors,
} from '../../tests/support/vectors.ts';
import { countTiles } from '../board/board.ts';
import { isDead } from './dead.ts';
import { allMoves } from './moves.ts';
import { perft } from './perft.ts';
import { CLASSIC_RULES, GRAVITIES } from './rules.ts';

describe('allMoves', () => {
  it('lists every pair once, sorted by the first and then the second cell', () => {
    expect(allMoves(drawnBoard('1 1 1\n2 0 2'), CLASSIC_RULES)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [3, 5],
    ]);
  });

  it('agrees with every board of known links', () => {
    for (const vector of linksVectors()) {
      expect(allMoves(boardOfVector(vector), rulesOfVector(vector))).toEqual(
        vector.links.map(([a, b]) => [a, b]),
      );
    }
  });

  it('agrees with every known count of opening moves', () => {
    for (const vector of solvableVectors()) {
      expect(allMoves(boardOfVector(vector), rulesOfVector(vector))).toHaveLength(vector.opening);
    }
  });
});

describe('isDead', () => {
  it.each([
    ['a cleared board', '0 0', false],
    ['a board without slots', '# .', false],
    ['a board with a move', '1 1', false],
    ['two kinds in each other’s way', '1 2\n2 1', true],
    ['a last tile alone', '1 0', true],
  ])('%s', (_, text, dead) => {
    expect(isDead(drawnBoard(text), { ...CLASSIC_RULES, border: 'closed' })).toBe(dead);
  });

  it('means tiles without moves', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        const expected = countTiles(board.cells) > 0 && allMoves(board, rules).length === 0;
        expect(isDead(board, rules)).toBe(expected);
      }),
    );
  });
});

describe('perft', () => {
  it('counts nothing at depth 0', () => {
    expect(perft(drawnBoard('1 1'), CLASSIC_RULES, 0)).toEqual([]);
  });

  // The counts go over a hundred thousand move sequences: numbers alone prove links, removal and gravity together.
  it.each(GRAVITIES)('agrees with every known count, gravity %s', { timeout: 60_000 }, (gravity) => {
    const vectors = perftVectors().filter((vector) => vector.gravity === gravity);
    expect(vectors).toHaveLength(20);
    for (const vector of vectors) {
      expect(perft(boardOfVector(vector), rulesOfVector(vector), vector.perft.length)).toEqual(vector.perft);
    }
  });
});
