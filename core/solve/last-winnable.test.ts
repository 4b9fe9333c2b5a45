import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { type Board, countTiles, type Move } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';
import { findLastWinnable } from './last-winnable.ts';
import { runToEnd } from './progress.ts';
import { solve } from './solve.ts';

const DOWN: Rules = { maxTurns: 2, border: 'open', gravity: 'down' };
const LIMIT = { nodeLimit: 100_000, seed: 7 };

/** The boards of a game: the start and the one after each move. */
function positionsOf(start: Board, moves: readonly Move[]): Board[] {
  const positions = [start];
  for (const move of moves) positions.push(applyMove(positions.at(-1) ?? start, DOWN, move));
  return positions;
}

describe('findLastWinnable', () => {
  // Taking the 1s loses; 2s, 3s, 4s, 1s wins.
  const start = drawnBoard('2 3\n2 1\n4 1\n3 4');

  it('finds the position before the mistake', () => {
    const found = runToEnd(findLastWinnable(positionsOf(start, [[3, 5]]), DOWN, LIMIT));
    expect(found).toMatchObject({ kind: 'found', index: 0, unknownAfter: [] });
  });

  it('finds the last position of a game that is going well', () => {
    const found = runToEnd(findLastWinnable(positionsOf(start, [[0, 2]]), DOWN, LIMIT));
    expect(found).toMatchObject({ kind: 'found', index: 1 });
  });

  it('carries a proof along while the game keeps to it, one node limit for all', () => {
    const rows = '1 2 3 4 5 6\n6 5 4 3 2 1';
    const rules: Rules = { ...DOWN, gravity: 'none', maxTurns: 3 };
    const game: Board[] = [drawnBoard(rows)];
    for (let now = game[0]; now !== undefined && countTiles(now.cells) > 0; ) {
      const [move] = allMoves(now, rules);
      now = move === undefined ? undefined : applyMove(now, rules, move);
      if (now !== undefined) game.push(now);
    }
    const found = runToEnd(findLastWinnable(game, rules, { nodeLimit: 200, seed: 7 }));
    expect(found).toMatchObject({ kind: 'found', index: 6, witness: [] });
  });

  it('says never when the start was lost already', () => {
    const lost = positionsOf(drawnBoard('1 2\n2 1'), []);
    expect(runToEnd(findLastWinnable(lost, DOWN, LIMIT))).toEqual({ kind: 'never' });
  });

  it('needs no search for the first position when its clearing is known', () => {
    const clearing = runToEnd(solve(start, DOWN, LIMIT));
    const witness = clearing.verdict === 'solvable' ? clearing.witness : null;
    const positions = positionsOf(start, [[3, 5]]);
    const found = runToEnd(findLastWinnable(positions, DOWN, { nodeLimit: 0, seed: 7 }, witness));
    expect(found).toEqual({ kind: 'found', index: 0, witness, unknownAfter: [1] });
  });

  it('says what it could not find out', () => {
    const found = runToEnd(findLastWinnable([start], DOWN, { nodeLimit: 0, seed: 7 }));
    expect(found).toEqual({ kind: 'unknown', indices: [0] });
  });
});
