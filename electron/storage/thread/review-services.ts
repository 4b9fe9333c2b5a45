/** The services of the contract for games that are over and their reviews. */
import type { BridgeError, Reply, Request } from '../../../core/contract/contract.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { REVIEW_VERSION } from '../../../core/review/review-version.ts';
import type { Storage } from '../base/storage.ts';
import { findProgress } from '../tables/games-table.ts';
import { findReview, putReview } from '../tables/reviews-table.ts';

type Answered<T> = Result<T, BridgeError>;

/** The review that was kept with a game, or null when there is none for its journal by this version. */
export function readReview(
  { database }: Pick<Storage, 'database'>,
  gameId: string,
): Answered<Reply<'reviews.read'>> {
  const progress = findProgress(database, gameId);
  if (progress === null) return refuse('unknown-game', gameId);
  return ok(findReview(database, gameId, progress.entries));
}

/** Keeps a review with its game, which must be over, and of which it must be. */
export function keepReview(
  { database }: Pick<Storage, 'database'>,
  { gameId, review, shares, lostMove }: Request<'reviews.keep'>,
): Answered<null> {
  const progress = findProgress(database, gameId);
  if (progress === null) return refuse('unknown-game', gameId);
  if (progress.status === 'playing') return refuse('not-finished', progress.status);
  if (review.version !== REVIEW_VERSION || review.entries !== progress.entries)
    return refuse('bad-request', `review of version ${review.version} and ${review.entries} entries`);
  putReview(database, gameId, review, { shares, lostMove });
  return ok(null);
}
