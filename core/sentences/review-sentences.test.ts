import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../tests/support/drawn-game.ts';
import type { Entry } from '../game/setup/entry.ts';
import { type GameReview, REVIEW_OPTIONS, reviewGame } from '../review/game-review.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { keptChoicesSentence, noChoicesSentence } from './review-sentences.ts';

const DOWN: Rules = { ...CLASSIC_RULES, gravity: 'down' };
/** Taking the 1s first loses; 2s, 3s, 4s, 1s wins. */
const ORDER_OF_GRAVITY = `
2 3
2 1
4 1
3 4
`;
const NOTHING_LOSES = `
1 1
2 2
`;

const link = (a: number, b: number, elapsedMs: number, by: 'player' | 'auto' = 'player'): Entry => ({
  type: 'link',
  a,
  b,
  by,
  elapsedMs,
});

function review(text: string, entries: readonly Entry[]): GameReview {
  const setup = { mode: 'classic', scoreVersion: 1, deal: drawnDeal(text, DOWN) } as const;
  const reviewed = runToEnd(reviewGame(setup, entries, { ...REVIEW_OPTIONS, games: 0 }));
  if (!reviewed.ok) throw new Error(`refused: ${reviewed.error.index}`);
  return reviewed.value;
}

const keysOf = (reviewed: GameReview) => [
  keptChoicesSentence(reviewed).key,
  noChoicesSentence(reviewed, true).key,
];

describe('that no pair could have lost the board', () => {
  it('is said where every pair of every position keeps it', () => {
    expect(keysOf(review(NOTHING_LOSES, [link(0, 1, 1), link(2, 3, 2)]))).toEqual([
      'end.calm',
      'review.no-wrong',
    ]);
  });

  it('is not said of a position in which auto-play took the pair', () => {
    expect(keysOf(review(ORDER_OF_GRAVITY, [link(0, 2, 1, 'auto')]))).toEqual([
      'end.no-choices',
      'review.no-choices',
    ]);
  });

  it('is not said of a position that was met and in which no pair was taken', () => {
    expect(keysOf(review(ORDER_OF_GRAVITY, []))).toEqual(['end.no-choices', 'review.no-choices']);
  });
});
