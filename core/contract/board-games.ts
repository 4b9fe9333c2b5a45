import * as v from 'valibot';
import { boardIdSchema } from '../game/setup/entry.ts';
import { gameIdSchema, momentSchema, scoreRowSchema } from './schemas.ts';

/**
 * The states of a game. `set-aside`: another game was begun on the same board; `abandoned`: its player gave
 * it up.
 */
export const GAME_STATUSES = ['playing', 'set-aside', 'abandoned', 'finished'] as const;

/** A game on one of the boards that its mode has itself, such as that of a date. */
export const boardGameSchema = v.strictObject({
  gameId: gameIdSchema,
  boardId: boardIdSchema,
  /** Begun on the date whose board it is, as the window's clock said. */
  onItsDay: v.boolean(),
  /** UTC milliseconds of its beginning. */
  startedAt: momentSchema,
  status: v.picklist(GAME_STATUSES),
  /** null unless it ended with a score. */
  score: v.nullable(scoreRowSchema),
});
/** A game on one of its mode's own boards. */
export type BoardGame = v.InferOutput<typeof boardGameSchema>;

/** Most boards of one request: those of a year of dates, or of the largest pack. */
export const MOST_BOARDS = 500;

/** The days of a mode with dates: those that count, the streak and the coins. */
export const boardDaysSchema = v.strictObject({
  /** The days of the streak, the last one first. */
  streak: v.array(boardIdSchema),
  /** The days of the year whose boards were cleared, on whatever day. */
  cleared: v.array(boardIdSchema),
  /** True if a game that begins now on the board of today counts for it, see `isBegunOnItsDay`. */
  mayCount: v.boolean(),
});
/** The days of a mode with dates: those that count, the streak and the coins. */
export type BoardDays = v.InferOutput<typeof boardDaysSchema>;

/** The kept games that can run beside one on the same deal, see `ghostKeyOf`. Neither is the game itself. */
export const ghostGamesSchema = v.strictObject({
  /** The player's best finished one, see `ModeRecord.ghosts`: unassisted games before assisted ones. */
  own: v.nullable(gameIdSchema),
  /** The one that came in a file last. */
  imported: v.nullable(gameIdSchema),
});
/** The kept games that can run beside one on the same deal. */
export type GhostGames = v.InferOutput<typeof ghostGamesSchema>;
