import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../core/game/setup/entry.ts';
import { REVIEW_OPTIONS, reviewGame } from '../../../core/review/game-review.ts';
import { replayForScreen } from '../../../core/review/replay/replay-for-screen.ts';
import { lineThrough } from '../../../core/review/replay/replayed-game.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { momentsOf, oneEachMove, type ReviewMoment } from './moments.ts';
import { factsByNode } from './review-facts.ts';

const SETUP = setupOf(LOSABLE_BOARD, { rules: FALLING });

const NOTHING = { verdict: 'unknown', moves: [], legal: 0, keep: 0, lose: 0, unknown: 0 } as const;

/** The moments of a game that links these pairs after so many seconds each. */
function momentsAfter(seconds: readonly number[], facts: 'reviewed' | 'none' = 'reviewed') {
  const entries = SETUP.deal.witness.map(
    ([a, b], place): Entry => ({
      type: 'link',
      a,
      b,
      by: 'player',
      elapsedMs: 1_000 * (seconds[place] ?? 0),
    }),
  );
  const game = replayForScreen(SETUP, entries);
  const review = runToEnd(reviewGame(SETUP, entries, { ...REVIEW_OPTIONS, games: 100 }));
  if (!game.ok || !review.ok) throw new Error('refused');
  const found = factsByNode(game.value, facts === 'none' ? null : review.value);
  return momentsOf(game.value, found, lineThrough(game.value, 0));
}

function momentOf<Kind extends ReviewMoment['kind']>(moments: readonly ReviewMoment[], kind: Kind) {
  return moments.find((moment): moment is Extract<ReviewMoment, { kind: Kind }> => moment.kind === kind);
}

describe('the moments of a game', () => {
  it('name the pair that was looked for longest, in the order of play with the others', () => {
    const moments = momentsAfter([1, 2, 9, 10]);
    expect(momentOf(moments, 'long-look')).toEqual({
      ...{ kind: 'long-look', before: 2, after: 3, number: 3, lookedMs: 7_000 },
    });
    const numbers = moments.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('count what could be linked among what was left, and how random play did there', () => {
    const moments = momentsAfter([1, 2, 3, 4]);
    expect(momentOf(moments, 'narrow')).toMatchObject({ before: 0, number: 1, legal: 2, pairsLeft: 4 });
    expect(momentOf(moments, 'risky')?.wins.won).toBeLessThan(100);
    expect(momentOf(moments, 'risky')?.before).toBe(0);
    expect(momentOf(moments, 'long-look')).toBeUndefined();
  });

  it.each([
    ['tell of the fewest wins where the intervals lie apart', 100, 1],
    ['do not order wins whose intervals overlap', 400, undefined],
  ])('%s', (_what, highPermille, before) => {
    const entries = SETUP.deal.witness.map(
      ([a, b], place): Entry => ({ type: 'link', a, b, by: 'player', elapsedMs: 1_000 * place }),
    );
    const game = replayForScreen(SETUP, entries);
    if (!game.ok) throw new Error('refused');
    const winsOf = (won: number, lowPermille: number, high: number) => ({
      position: {
        ...NOTHING,
        wins: { games: 100, won, winPermille: 10 * won, lowPermille, highPermille: high },
      },
      made: null,
    });
    const facts = game.value.nodes.map((_, node) =>
      node === 1 ? winsOf(20, 50, highPermille) : winsOf(60, 300, 700),
    );
    const risky = momentOf(momentsOf(game.value, facts, lineThrough(game.value, 0)), 'risky');
    expect(risky?.before).toBe(before);
  });

  it('tell the longest line alone while nothing is proved', () => {
    const moments = momentsAfter([1, 2, 3, 4], 'none');
    expect(moments.map(({ kind }) => kind)).toEqual(['long-line']);
    expect(momentOf(moments, 'long-line')?.steps).toBeGreaterThan(1);
  });
});

describe('the moments that are listed', () => {
  const moments: readonly ReviewMoment[] = [
    { kind: 'narrow', before: 0, after: 1, number: 1, legal: 1, pairsLeft: 4 },
    { kind: 'long-line', before: 0, after: 1, number: 1, points: [], steps: 9, turns: 2 },
    { kind: 'long-look', before: 2, after: 3, number: 3, lookedMs: 7_000 },
  ];
  const listed = (told: readonly { after: number }[]) =>
    oneEachMove(moments, told).map(({ number, kind }) => [number, kind]);

  it('are one a move', () => {
    expect(listed([])).toEqual([
      [1, 'long-line'],
      [3, 'long-look'],
    ]);
  });

  it('leave out a move that is told as a choice', () => {
    expect(listed([{ after: 3 }])).toEqual([[1, 'long-line']]);
  });
});
