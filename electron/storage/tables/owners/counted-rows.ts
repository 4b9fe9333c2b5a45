/**
 * The one place that says which games, scores, answers and achievements count for the player: those that are the player's
 * own and do not lie in the future. Of games it is found out when they are settled (`kept-games.ts`); every query that counts,
 * ranks or marks reads their kept rows instead of the tables, which `counted-rows.test.ts` checks.
 */
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

/** The parameters of the conditions below for a moment: nothing counts that is dated later than a day after it. */
export function countingAt(now: number): Counting {
  return { latest: momentOf(momentOf(now) + DAY_MS) };
}

/** The SQL condition that holds if the row of `table` with this key came from a database that is not the player's. */
function isOthers(table: 'game_owners' | 'answer_owners', column: string, key: string): string {
  return `EXISTS (SELECT 1 FROM ${table} JOIN owners ON owners.id = ${table}.owner
                  WHERE ${table}.${column} = ${key} AND owners.is_mine = 0)`;
}

/** The SQL condition that holds if the game with this id is the player's own. A game that came in a file of its own may be of anyone. */
export function isMine(gameId: string): string {
  return `NOT EXISTS (SELECT 1 FROM imported_games WHERE imported_games.game_id = ${gameId})
          AND NOT ${isOthers('game_owners', 'game_id', gameId)}`;
}

/** The kept rows of the games that count. They must be settled: whether a game counts was found out then. */
export const COUNTED = 'kept_games.is_counted = 1';

/** The kept rows of the player's games, those of the future included. */
export const OWN = 'kept_games.is_mine = 1';

/** The achievements of the player's games, those of the future included; and those of games that count. */
export const OWN_ACHIEVEMENTS = achievementsOf(OWN);
export const COUNTED_ACHIEVEMENTS = achievementsOf(COUNTED);

function achievementsOf(games: string): string {
  return `(
  SELECT achievements.* FROM achievements
  JOIN game_keys ON game_keys.game_id = achievements.game_id
  JOIN kept_games ON kept_games.key = game_keys.key
  WHERE ${games}
)`;
}

/** Answers to puzzles. */
export const COUNTED_ANSWERS = `(
  SELECT * FROM puzzle_answers
  WHERE NOT ${isOthers('answer_owners', 'answer_id', 'puzzle_answers.id')} AND answered_at <= @latest
)`;
