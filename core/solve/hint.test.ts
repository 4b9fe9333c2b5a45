import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import type { Rules } from '../rules/rules.ts';
import { findHint } from './hint.ts';
import { runToEnd } from './progress.ts';

const CLOSED: Rules = { maxTurns: 2, border: 'closed', gravity: 'none' };
const LIMIT = { nodeLimit: 100_000, seed: 7 };

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

  it('names the tile that a move opens, where it lies before the move', () => {
    // The 2s go, the upper 3 falls beside nothing, and only then the two 3s see each other around the edge.
    const board = drawnBoard('2 3\n2 1\n4 1\n3 4');
    const rules = { ...CLOSED, border: 'open', gravity: 'down' } as const;
    const hint = runToEnd(findHint(board, rules, LIMIT));
    expect(hint).toMatchObject({ kind: 'move', move: [0, 2], reason: { why: 'opens', cell: 1 } });
  });
});
