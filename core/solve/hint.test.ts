import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallGame } from '../../tests/deep/small-boards.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import type { Board, Move } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';
import { findHint, type Hint } from './hint.ts';
import { runToEnd } from './progress.ts';

type ProvedHint = Extract<Hint, { kind: 'move' }>;

const CLOSED: Rules = { maxTurns: 2, border: 'closed', gravity: 'none' };
const LIMIT = { nodeLimit: 100_000, seed: 7 };

/** Returns whether a proved hint and its reason hold by the plain rules. */
function isTrue(board: Board, rules: Rules, { move, reason, witness }: ProvedHint): boolean {
  if (!replaysToEnd(board, rules, witness)) return false;
  const moves = allMoves(board, rules);
  const isOpen = (cell: number) => moves.some((other) => other.includes(cell));
  const kind = board.cells[move[0]];
  const ofKind = [...board.cells.keys()].filter((cell) => board.cells[cell] === kind);
  switch (reason.why) {
    case 'only-move':
      return moves.length === 1;
    case 'last-two':
      return rules.gravity === 'none' && ofKind.length === 2;
    case 'whole-kind': {
      const first = witness.slice(0, ofKind.length / 2);
      return rules.gravity === 'none' && first.flat().every((cell) => ofKind.includes(cell));
    }
    case 'opens': {
      // Followed by number, so that it is known wherever gravity takes it.
      const numbered = { ...board, cells: board.cells.map((cell, at) => (cell > 0 ? at + 1 : cell)) };
      const at = applyMove(numbered, rules, move).cells.indexOf(reason.cell + 1);
      const after = allMoves(applyMove(board, rules, move), rules);
      return !isOpen(reason.cell) && after.some((other) => other.includes(at));
    }
    case 'most-open': {
      const open = moves.map((other) => allMoves(applyMove(board, rules, other), rules).length);
      const own = allMoves(applyMove(board, rules, move), rules).length;
      return reason.open === own && own === Math.max(...open) && Math.min(...open) < own;
    }
    case 'on-the-way':
      return true;
  }
}

function isIn(moves: readonly Move[], [a, b]: Move): boolean {
  return moves.some((each) => each.includes(a) && each.includes(b));
}

describe('findHint', () => {
  it('has nothing to say on a cleared board', () => {
    expect(runToEnd(findHint(drawnBoard('0 0'), CLOSED, LIMIT))).toEqual({ kind: 'cleared' });
  });

  it('says that a lost board is lost', () => {
    expect(runToEnd(findHint(drawnBoard('1 2\n2 1'), CLOSED, LIMIT))).toEqual({ kind: 'unsolvable' });
  });

  it('gives a legal move marked as not proved when the limit comes first', () => {
    const hint = runToEnd(findHint(drawnBoard('1 1 2 2'), CLOSED, { nodeLimit: 0, seed: 7 }));
    expect(hint).toEqual({ kind: 'unknown', move: [0, 1] });
  });

  it.each([
    ['the last two of a kind', '1 1 2 3 2 3\n0 0 0 0 0 0', 'last-two'],
    ['a kind that goes as a whole', '1 1 1 1 2 2\n2 2 3 3 3 3', 'whole-kind'],
    ['the only move there is', '1 2 2 1', 'only-move'],
  ])('%s', (_, text, why) => {
    const board = drawnBoard(text);
    const hint = runToEnd(findHint(board, CLOSED, LIMIT));
    expect(hint).toMatchObject({ kind: 'move', proved: true, reason: { why } });
    if (hint.kind === 'move') expect(replaysToEnd(board, CLOSED, hint.witness)).toBe(true);
  });

  it('holds against the plain rules, whatever the reason', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (index) => {
        const { board, rules } = smallGame(index, 1);
        const hint = runToEnd(findHint(board, rules, LIMIT));
        if (hint.kind === 'move') expect(isTrue(board, rules, hint)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('says that a pair opens the way to a tile wherever one of the clearing does, and no better reason is known', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (index) => {
        const { board, rules } = smallGame(index, 1);
        const hint = runToEnd(findHint(board, rules, LIMIT));
        if (hint.kind !== 'move' || rules.gravity !== 'none') return;
        const { reason, witness } = hint;
        if (reason.why !== 'most-open' && reason.why !== 'on-the-way') return;
        const open = new Set(allMoves(board, rules).flat());
        const opening = witness.filter((move) => {
          if (!isIn(allMoves(board, rules), move)) return false;
          const after = allMoves(applyMove(board, rules, move), rules);
          return witness.some((other) => other.some((cell) => !open.has(cell)) && isIn(after, other));
        });
        expect(opening).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('names the tile that a move opens, where it lies before the move', () => {
    // The 2s go, the upper 3 falls beside nothing, and only then the two 3s see each other around the edge.
    const board = drawnBoard('2 3\n2 1\n4 1\n3 4');
    const rules = { ...CLOSED, border: 'open', gravity: 'down' } as const;
    const hint = runToEnd(findHint(board, rules, LIMIT));
    expect(hint).toMatchObject({ kind: 'move', move: [0, 2], reason: { why: 'opens', cell: 1 } });
  });
});
