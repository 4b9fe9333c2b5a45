/** The reviews of games. A row that is damaged or of another version is as good as none. */
import * as v from 'valibot';
import { keptReviewSchema, type ReviewSummary, reviewSummarySchema } from '../../../core/contract/reviews.ts';
import type { KeptReview } from '../../../core/review/kept-review.ts';
import { REVIEW_VERSION } from '../../../core/review/review-version.ts';
import { findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { isDamage } from '../base/failures.ts';
import { readJson } from '../base/stored-value.ts';

/** Keeps a review with what lists show of it. */
export function putReview(
  database: Connection,
  gameId: string,
  review: KeptReview,
  { shares, lostMove }: Pick<ReviewSummary, 'shares' | 'lostMove'>,
): void {
  putRow(database, 'reviews', {
    game_id: gameId,
    review_version: review.version,
    entries: review.entries,
    critical: review.critical,
    kept: review.kept,
    only_moves: review.only,
    shares: JSON.stringify(shares),
    lost_move: lostMove,
    facts: JSON.stringify(review),
  });
}

/** The review of a game whose journal has so many entries; null when there is none that this version made. */
export function findReview(database: Connection, gameId: string, entries: number): KeptReview | null {
  const row = soundRow(database, gameId, entries);
  const parsed = v.safeParse(keptReviewSchema, row && parsedJson(row.facts));
  return parsed.success ? parsed.output : null;
}

/** Returns the part of a review that lists show, on the same conditions. */
export function findSummary(database: Connection, gameId: string, entries: number): ReviewSummary | null {
  const row = soundRow(database, gameId, entries);
  if (row === null) return null;
  const { critical, kept, only_moves: only, lost_move: lostMove } = row;
  const summary = { critical, kept, only, shares: parsedJson(row.shares), lostMove };
  const parsed = v.safeParse(reviewSummarySchema, summary);
  return parsed.success ? parsed.output : null;
}

/** It is derived from the journal, so nothing is lost with a row that cannot be read: it is made again. */
function soundRow(database: Connection, gameId: string, entries: number): Row | null {
  try {
    const row = findRow(database, 'reviews', gameId);
    return row?.review_version === REVIEW_VERSION && row.entries === entries ? row : null;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return null;
  }
}

function parsedJson(column: Row[string] | undefined): unknown {
  try {
    return readJson(column, 'reviews');
  } catch (error) {
    if (!isDamage(error)) throw error;
    return null;
  }
}
