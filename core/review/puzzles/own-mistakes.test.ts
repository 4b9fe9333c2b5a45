import { describe, expect, it } from 'vitest';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import type { Entry } from '../../game/setup/entry.ts';
import { runToEnd } from '../../solve/progress.ts';
import { reviewGame } from '../game-review.ts';
import { makeKeptReview, parseKeptReview } from '../kept-review.ts';
import { findMistakes, mistakesIn } from './own-mistakes.ts';

const OPTIONS = { nodeLimit: 100_000, seed: 1, games: 0 };
const SETUP = setupOf(LOSABLE_BOARD, { rules: FALLING });
/** The 1s, which lose the game, and the 4s, which then change nothing. */
const ONES: Entry = { type: 'link', a: 5, b: 9, by: 'player', elapsedMs: 5 };

const mistakesOf = (...entries: readonly Entry[]) => runToEnd(findMistakes(SETUP, entries, OPTIONS));

describe('a player’s mistakes', () => {
  it('are the moves that lost, each with its position and what would have kept it', () => {
    const [mistake, ...others] = mistakesOf(ONES);
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ entry: 0, moveNumber: 1, played: [5, 9], rules: FALLING });
    expect(mistake?.board.cells).toEqual(SETUP.deal.cells);
    expect(mistake?.keep.length).toBeGreaterThan(0);
    expect(mistake?.keep).not.toContainEqual([5, 9]);
  });

  it('know whether the board of their game may turn', () => {
    const { deal } = SETUP;
    const turning = { ...SETUP, deal: { ...deal, template: { ...deal.template, mayTurn: true as const } } };
    const [mistake] = runToEnd(findMistakes(turning, [ONES], OPTIONS));
    expect(mistake?.mayTurn).toBe(true);
    expect(mistakesOf(ONES)[0]?.mayTurn).toBeUndefined();
  });

  it('are there too when they were taken back, and twice when they were made twice', () => {
    const undo: Entry = { type: 'undo', elapsedMs: 6 };
    const again: Entry = { ...ONES, elapsedMs: 7 };
    expect(mistakesOf(ONES, undo)).toHaveLength(1);
    const twice = mistakesOf(ONES, undo, again);
    expect(twice.map(({ entry }) => entry)).toEqual([0, 2]);
    // As the review numbers it: the one that was taken back is no move before it.
    expect(twice.map(({ moveNumber }) => moveNumber)).toEqual([1, 1]);
  });

  it('are not what auto-play did, nor what keeps the game', () => {
    expect(mistakesOf({ ...ONES, by: 'auto' })).toEqual([]);
    const [a, b] = SETUP.deal.witness[0] ?? [0, 0];
    expect(mistakesOf({ type: 'link', a, b, by: 'player', elapsedMs: 5 })).toEqual([]);
  });

  it('are the same from a review as it was kept', () => {
    const reviewed = runToEnd(reviewGame(SETUP, [ONES], OPTIONS));
    if (!reviewed.ok) throw new Error('a journal that cannot be replayed');
    const kept = parseKeptReview(makeKeptReview(reviewed.value, 1));
    expect(mistakesIn(kept, SETUP, [ONES])).toEqual(mistakesOf(ONES));
  });

  it('of a journal that cannot be replayed are none', () => {
    expect(mistakesOf({ ...ONES, b: 0 })).toEqual([]);
  });
});
