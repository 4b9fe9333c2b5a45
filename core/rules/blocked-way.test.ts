import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { type Board, EMPTY } from '../board/board.ts';
import { type BlockedWay, blockedWay } from './blocked-way.ts';
import { findLink } from './link.ts';
import { CLASSIC_RULES, type Rules } from './rules.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

/** The way between the two tiles of kind 1. */
function wayOfOnes(board: Board, rules: Rules): BlockedWay | null {
  return blockedWay(board, rules, board.cells.indexOf(1), board.cells.lastIndexOf(1));
}

/** The cells of the tiles in a way. */
function inWay({ width, cells }: Board, { line }: BlockedWay): number[] {
  return line
    .slice(1, -1)
    .map(([x, y]) => (x < 0 || x >= width ? -1 : y * width + x))
    .filter((cell) => (cells[cell] ?? 0) > 0);
}

function without(board: Board, gone: readonly number[]): Board {
  return { ...board, cells: board.cells.map((kind, cell) => (gone.includes(cell) ? EMPTY : kind)) };
}

describe('the way of a blocked pair', () => {
  it.each<[string, Rules, string, number, number]>([
    ['runs to the tile between', CLOSED, '1 2 0 1', 1, 1],
    ['goes around more tiles for fewer', CLOSED, '1 2 3 1\n0 0 2 0', 3, 1],
    ['prefers fewer turns among as many tiles', CLOSED, '1 0 2 1\n0 2 0 0', 2, 1],
    ['counts each tile', { ...CLOSED, maxTurns: 0 }, '1 2 3 1', 1, 2],
  ])('%s', (_what, rules, drawn, at, count) => {
    expect(wayOfOnes(drawnBoard(drawn), rules)).toMatchObject({ at, count });
  });

  it('is none where only walls lead, or where no so few turns do', () => {
    expect(wayOfOnes(drawnBoard('1 # 1'), CLOSED)).toBeNull();
    expect(wayOfOnes(drawnBoard('1 2\n2 1'), { ...CLOSED, maxTurns: 0 })).toBeNull();
  });

  it('is open once the tiles in it are gone, and no fewer would do', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        const [a, ...others] = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
        if (a === undefined) return;
        for (const b of others.slice(0, 6)) {
          // The pictures of the two do not matter to their way.
          const pair: Board = { ...board, cells: board.cells.with(b, board.cells[a] ?? 0) };
          const way = blockedWay(pair, rules, a, b);
          const link = findLink(pair, rules, a, b);
          if (link !== null) expect(way).toBeNull();
          if (way === null) continue;
          const tiles = inWay(pair, way);
          expect(tiles).toHaveLength(way.count);
          expect(findLink(without(pair, tiles), rules, a, b)).not.toBeNull();
          if (way.count > 2) continue;
          const fewer: Iterable<readonly number[]> =
            way.count === 1 ? [[]] : [...pair.cells.keys()].map((cell) => [cell]);
          for (const gone of fewer)
            if (!gone.includes(a) && !gone.includes(b) && gone.every((cell) => (pair.cells[cell] ?? 0) > 0))
              expect(findLink(without(pair, gone), rules, a, b)).toBeNull();
        }
      }),
    );
  });
});
