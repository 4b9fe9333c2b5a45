/** Each proof of *unsolvable* is checked by the plain rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallGame } from '../../tests/deep/small-boards.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { type Board, countTiles } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';
import { runToEnd } from './progress.ts';
import { solve } from './solve.ts';

const LIMIT = { nodeLimit: 100_000, seed: 1 };
const CLOSED: Rules = { maxTurns: 2, border: 'closed', gravity: 'none' };

/** Tiles that some order of moves takes, by the cells in which they began; everything is tried. */
function everTaken(board: Board, rules: Rules): ReadonlySet<number> {
  const taken = new Set<number>();
  const seen = new Set<string>();
  const explore = (now: Board, numbered: Board): void => {
    const name = numbered.cells.join();
    if (seen.has(name)) return;
    seen.add(name);
    for (const move of allMoves(now, rules)) {
      for (const cell of move) taken.add(numbered.cells[cell] ?? 0);
      explore(applyMove(now, rules, move), applyMove(numbered, rules, move));
    }
  };
  explore(board, { ...board, cells: board.cells.map((kind, cell) => (kind > 0 ? cell + 1 : kind)) });
  return taken;
}

describe('a proof of unsolvable', () => {
  it.each([
    ['a kind that does not pair up', '1 1 2', CLOSED, 'odd-kind'],
    ['a tile walled in', '1 # 1', CLOSED, 'closure'],
    [
      'two that no straight line joins, without any wall',
      '1 . . .\n. 1 . .',
      { ...CLOSED, maxTurns: 0 },
      'closure',
    ],
    ['a row of which each tile can go in some order, and not all in one', '1 2 2 2 1 2', CLOSED, 'exhausted'],
  ] as const)('%s', (_, text, rules, proof) => {
    expect(runToEnd(solve(drawnBoard(text), rules, LIMIT))).toMatchObject({ verdict: 'unsolvable', proof });
  });

  it('by closure leaves a tile that no order of moves ever takes', () => {
    let proved = 0;
    fc.assert(
      fc.property(fc.nat(100_000), (index) => {
        const { board, rules } = smallGame(index, 1);
        if (countTiles(board.cells) > 12) return;
        const found = runToEnd(solve(board, rules, LIMIT));
        if (found.verdict !== 'unsolvable' || found.proof !== 'closure') return;
        proved++;
        expect(everTaken(board, rules).size).toBeLessThan(countTiles(board.cells));
      }),
      { numRuns: 300 },
    );
    expect(proved).toBeGreaterThan(0);
  });
});
