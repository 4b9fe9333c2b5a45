import { describe, expect, it } from 'vitest';
import type { PuzzleAnswer } from '../../review/puzzles/puzzle-answer.ts';
import { FIRST_RATING, ratingAfter } from './glicko.ts';
import { rateAnswers } from './player-rating.ts';
import { PUZZLE_DEVIATION } from './shown-ratings.ts';

const answer = (positionId: string, change: Partial<PuzzleAnswer> = {}): PuzzleAnswer => ({
  positionId,
  way: 'study',
  grade: 1,
  runId: null,
  result: 'solved',
  answeredAt: 1,
  ...change,
});
const known = (positionId: string) => (positionId === 'none' ? null : 1_600);
const opponent = { rating: 1_600, deviation: PUZZLE_DEVIATION };

describe('a player’s rating', () => {
  it('counts the first answer to each puzzle', () => {
    const first = ratingAfter(FIRST_RATING, opponent, 0);
    const second = ratingAfter(first, opponent, 1);
    const answers = [
      answer('a', { result: 'failed' }),
      answer('a'),
      answer('b'),
      answer('b', { result: 'failed' }),
    ];
    expect(rateAnswers(answers, known).map(({ rating }) => rating)).toEqual([first.rating, second.rating]);
  });

  it('counts help as not solved', () => {
    const [helped] = rateAnswers([answer('a', { result: 'helped' })], known);
    expect(helped).toMatchObject({ ...ratingAfter(FIRST_RATING, opponent, 0), isSolved: false });
  });

  it('leaves out what has no rating, storms, streaks and own mistakes', () => {
    const ways = ['practice', 'streak', 'storm', 'mistake'] as const;
    const answers = [answer('none'), ...ways.map((way) => answer(way, { way }))];
    expect(rateAnswers(answers, known)).toEqual([]);
  });

  it('does not rate a puzzle that was met in a storm before', () => {
    expect(rateAnswers([answer('a', { way: 'storm' }), answer('a')], known)).toEqual([]);
  });
});
