import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard, moveAt } from '../../tests/support/drawn.ts';
import { boardOfVector, linksVectors, rulesOfVector } from '../../tests/support/vectors.ts';
import type { Board, Point } from '../board/board.ts';
import { findLink, type Link, turnsNeeded } from './link.ts';
import { CLASSIC_RULES, type Rules } from './rules.ts';

const OPEN: Rules = CLASSIC_RULES;
const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

/** The link between the two tiles of kind 1. */
function linkOfOnes(board: Board, rules: Rules): Link | null {
  return findLink(board, rules, board.cells.indexOf(1), board.cells.lastIndexOf(1));
}

/** The number of corners of a drawn line. */
function cornersOf(line: readonly Point[]): number {
  return line.slice(1, -1).filter(([, y], index) => {
    const before = line[index];
    const after = line[index + 2];
    return before?.[1] === y ? after?.[1] !== y : after?.[1] === y;
  }).length;
}

describe('findLink', () => {
  it.each<[string, Rules, string, number | null, number | null]>([
    ['neighbours', CLOSED, '1 1', 0, 1],
    ['along a free row', CLOSED, '1 0 0 1', 0, 3],
    ['through gaps', CLOSED, '1 . . 1', 0, 3],
    ['not through a wall', CLOSED, '1 # 1', null, null],
    ['around one corner', CLOSED, '1 2\n0 1', 1, 2],
    ['around two corners inside', CLOSED, '1 2 1\n0 0 0', 2, 4],
    ['along the ring of an open board', OPEN, '1 2 1', 2, 4],
    ['never along the ring of a closed board', CLOSED, '1 2 1', null, null],
    ['the second corner when the first is free but blocked', CLOSED, '0 2 1\n0 3 0\n1 0 0', 1, 4],
    ['a far lane when no near one is free', CLOSED, '1 0 0 0\n2 2 2 0\n1 0 0 0', 2, 8],
    ['with fewer turns though it is longer', OPEN, '1 0 0\n2 2 0\n1 0 0', 2, 4],
    ['the shorter of two lines with two turns', CLOSED, '0 0 0 0\n1 2 2 1\n0 0 0 0\n0 0 0 0', 2, 5],
  ])('%s', (_, rules, text, turns, length) => {
    const link = linkOfOnes(drawnBoard(text), rules);
    expect(link && [link.turns, link.length]).toEqual(turns === null ? null : [turns, length]);
  });

  it('draws every cell of the line, the ring included', () => {
    expect(linkOfOnes(drawnBoard('1 2 1'), OPEN)?.line).toEqual([
      [0, 0],
      [0, -1],
      [1, -1],
      [2, -1],
      [2, 0],
    ]);
  });

  it.each([
    ['different kinds', 0, 1],
    ['a tile and itself', 0, 0],
    ['emptied slots', 2, 3],
    ['walls', 4, 5],
    ['cells beyond the board', 0, 99],
  ])('refuses %s', (_, a, b) => {
    expect(findLink(drawnBoard('1 2 0 0 # #'), OPEN, a, b)).toBeNull();
  });

  it('counts up to maxTurns and no further', () => {
    const board = drawnBoard('1 2 0 0\n0 2 0 2\n0 2 0 1\n0 0 0 2');
    const limits = ([0, 1, 2, 3] as const).map(
      (maxTurns) => linkOfOnes(board, { ...CLOSED, maxTurns })?.turns,
    );
    expect(limits).toEqual([undefined, undefined, undefined, 3]);
  });

  it('agrees with every listed pair and no other', () => {
    for (const vector of linksVectors()) {
      const board = boardOfVector(vector);
      const found: number[][] = [];
      for (let a = 0; a < board.cells.length; a++) {
        for (let b = a + 1; b < board.cells.length; b++) {
          const link = findLink(board, rulesOfVector(vector), a, b);
          if (link !== null) found.push([a, b, link.turns, link.length]);
        }
      }
      expect(found).toEqual(vector.links);
    }
  });
});

describe('every link', () => {
  /** Runs a check on the link of each pair of equal tiles of random boards. */
  function forEachPair(check: (board: Board, rules: Rules, a: number, b: number) => void): void {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        for (const [a, kind] of board.cells.entries()) {
          for (const [b, other] of board.cells.entries())
            if (kind > 0 && kind === other && a < b) check(board, rules, a, b);
        }
      }),
    );
  }

  it('is the same from both ends', () => {
    forEachPair((board, rules, a, b) => {
      const [there, back] = [findLink(board, rules, a, b), findLink(board, rules, b, a)];
      expect(there && [there.turns, there.length]).toEqual(back && [back.turns, back.length]);
    });
  });

  it('steps from tile to tile over free cells, each beside the one before', () => {
    forEachPair((board, rules, a, b) => {
      const link = findLink(board, rules, a, b);
      if (link === null) return;
      const isFree = ([x, y]: Point) => {
        const onBoard = x >= 0 && y >= 0 && x < board.width && y < board.height;
        const onRing = x >= -1 && y >= -1 && x <= board.width && y <= board.height;
        return onBoard ? board.cells[y * board.width + x] === 0 : onRing && rules.border === 'open';
      };
      const distances = link.line.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = link.line[index] ?? [x, y];
        return Math.abs(x - fromX) + Math.abs(y - fromY);
      });
      expect(link.line.at(0)).toEqual([a % board.width, Math.floor(a / board.width)]);
      expect(link.line.at(-1)).toEqual([b % board.width, Math.floor(b / board.width)]);
      expect(link.line.slice(1, -1).every(isFree)).toBe(true);
      expect(distances).toEqual(distances.map(() => 1));
      expect([cornersOf(link.line), link.line.length - 1]).toEqual([link.turns, link.length]);
      expect(link.turns).toBeLessThanOrEqual(rules.maxTurns);
    });
  });

  it('exists exactly when the turns it needs are allowed', () => {
    forEachPair((board, rules, a, b) => {
      const needed = turnsNeeded(board, rules, a, b);
      expect(findLink(board, rules, a, b)?.turns ?? null).toBe(
        needed !== null && needed <= rules.maxTurns ? needed : null,
      );
    });
  });
});

describe('turnsNeeded', () => {
  it('says how close a blocked pair comes', () => {
    const spiral = drawnBoard(`
      1 2 0 0 0
      0 2 0 2 0
      0 2 0 2 0
      0 0 0 2 1
    `);
    expect(turnsNeeded(spiral, CLOSED, ...moveAt(spiral, [0, 0], [4, 3]))).toBe(4);
  });

  it('is null when no line exists or the tiles are no pair', () => {
    expect(turnsNeeded(drawnBoard('1 # 1'), CLOSED, 0, 2)).toBeNull();
    expect(turnsNeeded(drawnBoard('1 2'), CLOSED, 0, 1)).toBeNull();
  });
});
