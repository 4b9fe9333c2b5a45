/**
 * The one place that says which games, scores, answers and achievements count for the player: those that are the player's
 * own and do not lie in the future. Every query that counts, ranks or marks reads these instead of the tables, which
 * `counted-rows.test.ts` checks. Each needs the parameter of `countingAt`.
 */
import { LATEST_MOMENT } from '../../../../core/contract/schemas.ts';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { MODES } from '../../../../core/game/modes/table.ts';
import { momentOf } from '../../base/stored-value.ts';

/**
 * A clock may stand behind another one by a time zone, and hardly by more. What is dated later than this after now was
 * played under a clock that was set forward, or is no honest date at all.
 */
const DAY_MS = 86_400_000;

/** The parameter that the rows of this file need: those of a later moment, in UTC milliseconds, do not count yet. */
export interface Counting {
  readonly latest: number;
}

/** What counts at a moment: nothing that is dated later than a day after it. */
export function countingAt(now: number): Counting {
  return { latest: momentOf(momentOf(now) + DAY_MS) };
}

/** Whatever its date. */
export const COUNTING_ALWAYS: Counting = { latest: LATEST_MOMENT };

/** Whether the row of `table` with this key came from a database that is not the player's. */
function isOthers(table: 'game_owners' | 'answer_owners', column: string, key: string): string {
  return `EXISTS (SELECT 1 FROM ${table} JOIN owners ON owners.id = ${table}.owner
                  WHERE ${table}.${column} = ${key} AND owners.is_mine = 0)`;
}

/** Whether the game with this id is the player's own. A game that came in a file of its own may be of anyone. */
export function isMine(gameId: string): string {
  return `NOT EXISTS (SELECT 1 FROM imported_games WHERE imported_games.game_id = ${gameId})
          AND NOT ${isOthers('game_owners', 'game_id', gameId)}`;
}

/** The modes whose boards are those of dates. */
const DATED = MODE_IDS.filter((mode) => 'isDated' in MODES[mode]).map((mode) => `'${mode}'`);
const LATEST_DAY = "date(@latest / 1000, 'unixepoch', 'localtime')";

/** Games with how far they have come. */
export const COUNTED_GAMES = `(
  SELECT games.*, progress.status, progress.entries, progress.pairs_left, progress.played_at
  FROM games JOIN progress ON progress.game_id = games.id
  WHERE ${isMine('games.id')}
    AND progress.played_at <= @latest
    AND NOT EXISTS (SELECT 1 FROM scores WHERE scores.game_id = games.id AND scores.finished_at > @latest)
    AND CASE WHEN games.mode IN (${DATED.join(', ')}) AND json_valid(games.setup)
             THEN coalesce(json_extract(games.setup, '$.boardId'), '') <= ${LATEST_DAY} ELSE 1 END
)`;

/** The scores of counted games. */
export const COUNTED_SCORES = `(
  SELECT scores.* FROM scores JOIN ${COUNTED_GAMES} AS counted_games ON counted_games.id = scores.game_id
)`;

/** Counted scores that were computed again from their seeds, or wait for it, with what a game counts towards. */
export const FINISHED_GAMES = `(
  SELECT scores.game_id, scores.mode, scores.template_hash, scores.total, scores.links, scores.level,
         scores.elapsed_ms, scores.finished_at,
         scores.is_assisted = 0 AS is_unaided,
         instr(scores.assists, '"auto-play"') = 0 AS is_own,
         CASE WHEN template_revisions.is_built_in = 1 THEN template_revisions.name END AS shape
  FROM ${COUNTED_SCORES} AS scores
  JOIN template_revisions ON template_revisions.hash = scores.template_hash
  LEFT JOIN score_checks ON score_checks.game_id = scores.game_id
  WHERE coalesce(score_checks.state, 'verified') = 'verified'
)`;

/** What counted games earned. */
export const COUNTED_ACHIEVEMENTS = `(
  SELECT achievements.*
  FROM achievements JOIN ${COUNTED_GAMES} AS counted_games ON counted_games.id = achievements.game_id
)`;

/** Answers to puzzles. */
export const COUNTED_ANSWERS = `(
  SELECT * FROM puzzle_answers
  WHERE NOT ${isOthers('answer_owners', 'answer_id', 'puzzle_answers.id')} AND answered_at <= @latest
)`;
