import type { GameReview } from '../../../../core/review/game-review.ts';
import type { Journal } from '../../../state/play/journal.ts';
import {
  criticalChoices,
  factsByNode,
  type ToldLoss,
  toldLosses,
} from '../../../state/review/review-facts.ts';
import type { ReviewMaker } from '../../../state/review/review-maker.ts';

/** The part of its review that the end of a game shows. */
export interface ToldReview {
  readonly review: GameReview;
  /** The moves that lost a board, see `toldLosses`. */
  readonly losses: readonly ToldLoss[];
}

/**
 * The review of a game that has just ended; null where it cannot be had. A game that is given up is over before its last
 * entries are kept: what is read before that lacks the moves that mostly matter.
 */
export async function tellReview(
  journal: Journal,
  reviews: ReviewMaker,
  gameId: string,
): Promise<ToldReview | null> {
  if (!(await journal.settled())) return null;
  const loaded = await reviews.load(gameId);
  if (!loaded.ok) return null;
  const made = await reviews.review(loaded.value);
  if (!made.ok) return null;
  const { game } = loaded.value;
  return { review: made.value, losses: toldLosses(criticalChoices(game, factsByNode(game, made.value))) };
}
