import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../../tests/support/drawn-game.ts';
import { CLASSIC_RULES } from '../../rules/rules.ts';
import type { Entry } from '../entry.ts';
import { boardHashOf } from '../game.ts';
import { applyEntry, startGame } from '../play.ts';
import { makeSetup } from '../versions.ts';
import { traceGame } from './game-trace.ts';
import { glyphLines } from './result-glyphs.ts';

const link = (a: number, b: number, elapsedMs: number): Entry => ({
  type: 'link',
  a,
  b,
  by: 'player',
  elapsedMs,
});
const undo = (elapsedMs: number): Entry => ({ type: 'undo', elapsedMs });
const redo = (elapsedMs: number): Entry => ({ type: 'redo', elapsedMs });

function traced(board: string, entries: readonly Entry[]) {
  const setup = makeSetup({ mode: 'classic', deal: drawnDeal(board, CLASSIC_RULES) });
  let game = startGame(setup);
  const rows = entries.map((entry) => {
    const step = applyEntry(game, entry);
    if (!step.ok) throw new Error(step.error.code);
    game = step.value.game;
    return { entry, boardHash: boardHashOf(game) };
  });
  const trace = traceGame(setup, rows);
  if (!trace.ok) throw new Error(trace.error.error.code);
  return { setup, rows, trace: trace.value };
}

describe('the trace of a game', () => {
  it('has a mark for each link, by its turns, and for each one taken back', () => {
    // 1 straight; 2 around the corner of the board, two turns.
    const board = '1 1 2\n3 3 2\n4 . 4';
    const { trace } = traced(board, [link(0, 1, 5), undo(6), redo(7), link(2, 5, 8), link(6, 8, 9)]);
    expect(trace.marks).toEqual([0, 'taken-back', 0, 0, 0]);
    expect(trace.pairs).toEqual([
      [0, 4],
      [5, 3],
      [6, 4],
      [7, 3],
      [8, 2],
      [9, 1],
    ]);
  });

  it('has as many marks as moves for a way back over several', () => {
    const { trace } = traced('1 1 2 2', [link(0, 1, 1), { type: 'return', moves: 1, elapsedMs: 2 }]);
    expect(trace.marks).toEqual([0, 'taken-back']);
  });

  it('tells in which order the slots were emptied', () => {
    expect(traced('1 1 2 2', [link(2, 3, 1), link(0, 1, 2)]).trace.order).toEqual([2, 2, 1, 1]);
  });

  it('ends where the journal does not fit', () => {
    const { setup, rows } = traced('1 1 2 2', [link(0, 1, 1)]);
    const forged = rows.map((row) => ({ ...row, boardHash: '0'.repeat(16) }));
    expect(traceGame(setup, forged)).toEqual({
      ok: false,
      error: { index: 0, error: { code: 'board-hash-mismatch' } },
    });
    expect(traceGame({ ...setup, modeVersion: 99 }, rows).ok).toBe(false);
  });
});

describe('the glyphs of a result', () => {
  it('stand for turns, mercy, a reshuffle and a move taken back', () => {
    expect(glyphLines([0, 1, 2, 3, 'mercy', 'reshuffle', 'taken-back'])).toEqual(['─└⊓≡·~<']);
  });

  it('are sixteen a line', () => {
    const lines = glyphLines(new Array<0>(35).fill(0));
    expect(lines.map((line) => line.length)).toEqual([16, 16, 3]);
    expect(glyphLines([])).toEqual([]);
  });
});
