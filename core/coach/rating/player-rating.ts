/** The rating of a player, from the answers that were kept. */
import type { PuzzleAnswer, PuzzleWay } from '../../review/puzzles/puzzle-answer.ts';
import { FIRST_RATING, type GlickoRating, ratingAfter } from './glicko.ts';
import { PUZZLE_DEVIATION } from './shown-ratings.ts';

/** The ways of playing whose answers rate: boards that are played to their end. In a storm one guesses. */
const RATED_WAYS: readonly PuzzleWay[] = ['study'];

/** The rating after an answer. */
export interface RatedAnswer extends GlickoRating {
  readonly positionId: string;
  readonly answeredAt: number;
  readonly isSolved: boolean;
}

/**
 * The ratings after each answer that rates, oldest first: the first answer to each puzzle that has a rating. Solved with help
 * counts as not solved. The same answers give the same ratings, whenever they are computed.
 */
export function rateAnswers(
  answers: readonly PuzzleAnswer[],
  ratingOf: (positionId: string) => number | null,
): RatedAnswer[] {
  const met = new Set<string>();
  const rated: RatedAnswer[] = [];
  let now = FIRST_RATING;
  for (const { positionId, way, result, answeredAt } of answers) {
    const isFirst = !met.has(positionId);
    met.add(positionId);
    const rating = ratingOf(positionId);
    if (!isFirst || rating === null || !RATED_WAYS.includes(way)) continue;
    const isSolved = result === 'solved';
    now = ratingAfter(now, { rating, deviation: PUZZLE_DEVIATION }, isSolved ? 1 : 0);
    rated.push({ ...now, positionId, answeredAt, isSolved });
  }
  return rated;
}
