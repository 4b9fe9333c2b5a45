import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../tests/support/drawn-game.ts';
import type { Entry, GameSetup } from '../game/setup/entry.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { type GameReview, REVIEW_OPTIONS, reviewGame } from './game-review.ts';
import { REVIEW_VERSION } from './review-version.ts';

const DOWN: Rules = { ...CLASSIC_RULES, gravity: 'down' };
/** Taking the 1s first loses; 2s, 3s, 4s, 1s wins. */
const ORDER_OF_GRAVITY = `
2 3
2 1
4 1
3 4
`;

const link = (a: number, b: number, elapsedMs: number, by: 'player' | 'auto' = 'player'): Entry => ({
  type: 'link',
  a,
  b,
  by,
  elapsedMs,
});
const undo = (elapsedMs: number): Entry => ({ type: 'undo', elapsedMs });

function setupOf(text: string, rules: Rules): GameSetup {
  return { mode: 'classic', scoreVersion: 1, deal: drawnDeal(text, rules) };
}

function review(text: string, rules: Rules, entries: readonly Entry[]): GameReview {
  const reviewed = runToEnd(reviewGame(setupOf(text, rules), entries, { ...REVIEW_OPTIONS, games: 0 }));
  if (!reviewed.ok) throw new Error(`refused: ${reviewed.error.index} ${reviewed.error.error.code}`);
  return reviewed.value;
}

describe('the review of a game', () => {
  it('counts a move that was taken back, and walks every edge of the undo tree once', () => {
    const reviewed = review(ORDER_OF_GRAVITY, DOWN, [
      link(3, 5, 1),
      undo(2),
      link(0, 2, 3),
      undo(4),
      { type: 'redo', elapsedMs: 5 },
    ]);
    expect(reviewed).toMatchObject({ version: REVIEW_VERSION, critical: 2, kept: 1, lostAt: null });
    expect(reviewed.moves.map(({ entry, verdict, isLosing }) => [entry, verdict, isLosing])).toEqual([
      [0, 'lose', true],
      [2, 'keep', false],
    ]);
    expect(reviewed.stretches).toHaveLength(1);
    expect(reviewed.stretches[0]).toMatchObject({ start: 'deal', losing: [0], nodes: [0, 1, 2] });
  });

  it('names the move that lost the position of the end', () => {
    expect(review(ORDER_OF_GRAVITY, DOWN, [link(0, 2, 1), undo(2), link(3, 5, 3)]).lostAt).toBe(1);
  });

  it('tells the position after that move while it goes on', () => {
    const entries = [link(0, 2, 1), undo(2), link(3, 5, 3)];
    const search = reviewGame(setupOf(ORDER_OF_GRAVITY, DOWN), entries, { ...REVIEW_OPTIONS, games: 0 });
    const told = new Set<number | null>();
    for (let step = search.next(); !step.done; step = search.next()) told.add(step.value.lostNode);
    expect(told.has(2)).toBe(true);
    expect([...told].filter((node) => node !== null)).toEqual([2]);
  });

  it('does not count what auto-play chose', () => {
    const reviewed = review(ORDER_OF_GRAVITY, DOWN, [link(0, 2, 1, 'auto')]);
    expect(reviewed.critical).toBe(0);
    expect(reviewed.moves[0]).toMatchObject({ by: 'auto', isCritical: true });
  });

  it('begins a stretch at mercy, which is no choice, and at a reshuffle', () => {
    const dead = `
      1 2
      2 1
    `;
    const closed: Rules = { ...CLASSIC_RULES, border: 'closed' };
    const reviewed = review(dead, closed, [
      { type: 'reshuffle', cells: [1, 1, 2, 2], elapsedMs: 1 },
      link(0, 1, 2),
      undo(3),
      undo(4),
      { type: 'mercy', a: 0, b: 3, elapsedMs: 5 },
      link(1, 2, 6),
    ]);
    expect(
      reviewed.stretches.map(({ start, positions }) => [start, positions.map((each) => each.verdict)]),
    ).toEqual([
      ['deal', ['lost']],
      ['reshuffle', ['winnable', 'winnable']],
      ['mercy', ['winnable', 'winnable']],
    ]);
    expect(reviewed.moves.map(({ stretch, position }) => [stretch, position])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('does not believe a witness that does not clear the deal', () => {
    const setup = setupOf('1 2 1 2', { ...CLASSIC_RULES, maxTurns: 0, border: 'closed' });
    const forged = { ...setup, deal: { ...setup.deal, witness: [[0, 2] as const, [1, 3] as const] } };
    const reviewed = runToEnd(reviewGame(forged, [], REVIEW_OPTIONS));
    expect(reviewed.ok && reviewed.value.stretches[0]?.positions[0]?.verdict).toBe('lost');
  });

  it('says which entry the game refuses', () => {
    const refused = runToEnd(reviewGame(setupOf('1 1 2 2', CLASSIC_RULES), [link(0, 2, 1)], REVIEW_OPTIONS));
    expect(refused).toEqual({ ok: false, error: { index: 0, error: { code: 'different-kinds' } } });
  });
});
