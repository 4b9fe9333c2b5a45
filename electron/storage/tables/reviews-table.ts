/** The reviews of games. A row that is damaged or of another version is as good as none. */
import * as v from 'valibot';
import {
  type GameChoices,
  gameChoicesSchema,
  keptReviewSchema,
  type ReviewSummary,
  reviewSummarySchema,
} from '../../../core/contract/reviews.ts';
import type { KeptReview } from '../../../core/review/kept-review.ts';
import { REVIEW_VERSION } from '../../../core/review/review-version.ts';
import { checkedRow, findRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { isDamage } from '../base/failures.ts';
import { statement } from '../base/statements.ts';
import { momentOf, type OnDamage, readJson, readStored, soundOf } from '../base/stored-value.ts';
import { COUNTED_GAMES, type Counting, countingAt } from './owners/counted-rows.ts';

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

/** What lists show of it, on the same conditions. */
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

/** The choices of the player's own reviewed games that are over, first played first. */
export function listChoices(
  database: Connection,
  now: number,
  onDamage: OnDamage = () => undefined,
): GameChoices[] {
  const rows = statement<[Counting & { version: number }], Row>(
    database,
    `SELECT reviews.*, games.mode AS mode, games.template_hash AS template_hash, games.played_at AS played_at
       FROM reviews
       JOIN ${COUNTED_GAMES} AS games ON games.id = reviews.game_id AND games.entries = reviews.entries
      WHERE review_version = @version AND games.status <> 'playing'
      ORDER BY games.played_at, reviews.game_id`,
  ).all({ ...countingAt(now), version: REVIEW_VERSION });
  return soundOf(rows, choicesOf, onDamage);
}

function choicesOf(row: Row): GameChoices {
  const { critical, kept, only_moves: only } = checkedRow('reviews', row);
  const choices = {
    ...{ gameId: row.game_id, mode: row.mode, templateHash: row.template_hash },
    ...{ playedAt: momentOf(row.played_at), critical, kept, only },
  };
  return readStored(gameChoicesSchema, choices, `reviews ${String(row.game_id)}`);
}
