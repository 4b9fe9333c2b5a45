/** The player's answers to puzzles: what is stored of them, and the record that they add up to. */
import * as v from 'valibot';
import { EMPTY, SLOT, WALL } from '../board/board.ts';
import { RECENT_GAMES } from '../coach/recent-games.ts';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { integer } from '../integer.ts';
import { PUZZLE_GRADES } from '../review/puzzles/puzzle.ts';
import { BEST_RUNS, PUZZLE_RESULTS, PUZZLE_WAYS } from '../review/puzzles/puzzle-answer.ts';
import { RUN_WAYS, runVersionOf } from '../review/puzzles/puzzle-run.ts';
import { MAX_APP_SIDE, MAX_AREA, MAX_KINDS } from '../templates/limits.ts';
import { rulesSchema, templateRevisionSchema } from '../templates/template.ts';
import { boardHashSchema, gameIdSchema, MAX_JOURNAL, momentSchema } from './schemas.ts';

const sideSchema = integer(1, MAX_APP_SIDE);
const gridOf = (min: number, max: number) =>
  v.pipe(v.array(integer(min, max)), v.maxLength(MAX_AREA), v.readonly());

/** A board with its rules, tiles on slots alone. */
export const puzzlePositionSchema = v.pipe(
  v.strictObject({
    width: sideSchema,
    height: sideSchema,
    marks: gridOf(WALL, EMPTY),
    cells: gridOf(WALL, MAX_KINDS),
    rules: rulesSchema,
  }),
  v.check(
    ({ width, height, marks, cells }) =>
      marks.length === width * height &&
      cells.length === marks.length &&
      cells.every((cell, index) =>
        marks[index] === SLOT ? cell >= EMPTY : cell === (marks[index] === WALL ? WALL : EMPTY),
      ),
    'tiles and marks do not agree',
  ),
  v.readonly(),
);
/** A board with its rules. */
export type PuzzlePosition = v.InferOutput<typeof puzzlePositionSchema>;

const moveSchema = v.pipe(v.strictTuple([integer(0, MAX_AREA - 1), integer(0, MAX_AREA - 1)]), v.readonly());
const movesSchema = v.pipe(v.array(moveSchema), v.maxLength(MAX_AREA / 2), v.readonly());

/**
 * An answer. Its moves prove it: where they clear the board it is solved, and where they do not it is failed, whatever
 * else is said.
 */
export const puzzleAnswerSchema = v.strictObject({
  id: gameIdSchema,
  position: puzzlePositionSchema,
  way: v.picklist(PUZZLE_WAYS),
  grade: v.nullable(v.picklist(PUZZLE_GRADES)),
  runId: v.nullable(gameIdSchema),
  moves: movesSchema,
  /** A losing move was taken back, or the answer was shown. */
  isHelped: v.boolean(),
});

/** A study that was left before its end: the moves that are on the board. */
export const startedStudySchema = v.strictObject({
  position: puzzlePositionSchema,
  moves: movesSchema,
  isHelped: v.boolean(),
});

const MOST_VERSIONS = Math.max(...RUN_WAYS.map(runVersionOf));
const count = integer(0, MAX_JOURNAL);
const versionSchema = integer(1, 1_000);
const runSchema = v.strictObject({
  runId: gameIdSchema,
  version: versionSchema,
  solved: count,
  failed: count,
  answeredAt: momentSchema,
});
const runsSchema = v.pipe(v.array(runSchema), v.maxLength(MOST_VERSIONS * BEST_RUNS), v.readonly());

/**
 * A streak or a storm that goes on, as its answers have it: `next` is the puzzle that is handed out, and null when the run
 * is over. That a storm's time is over only the window knows.
 */
const runStateSchema = v.strictObject({
  runId: gameIdSchema,
  version: versionSchema,
  solved: count,
  failed: count,
  next: v.nullable(boardHashSchema),
});

const MOST_RATING = 10_000;
/** So many answers back a rating is shown. */
export const PAST_RATINGS = 60;
const ratingSchema = integer(-MOST_RATING, MOST_RATING);

/** The record that the answers add up to, see `puzzleRecordOf`. */
export const puzzleRecordSchema = v.strictObject({
  solved: v.pipe(
    v.array(v.strictObject({ positionId: boardHashSchema, result: v.picklist(['solved', 'helped']) })),
    v.readonly(),
  ),
  solvedThisWeek: count,
  streak: v.nullable(runSchema),
  bestStreaks: runsSchema,
  bestStorms: runsSchema,
  /** The player's rating by the answers that rate; missing before there is one. */
  rating: v.optional(
    v.strictObject({
      rating: ratingSchema,
      deviation: ratingSchema,
      rated: count,
      /** After each of the last answers that rate, oldest first. */
      past: v.pipe(
        v.array(v.strictObject({ rating: ratingSchema, deviation: ratingSchema })),
        v.maxLength(PAST_RATINGS),
        v.readonly(),
      ),
    }),
  ),
  /** Last played first. */
  started: v.pipe(v.array(startedStudySchema), v.readonly()),
});

/** A game that ended before its board was cleared. */
const lostGameSchema = v.strictObject({
  gameId: gameIdSchema,
  mode: v.picklist(MODE_IDS),
  template: templateRevisionSchema,
  playedAt: momentSchema,
});

/** A game that is over. */
const recentGameSchema = v.strictObject({
  gameId: gameIdSchema,
  playedAt: momentSchema,
  isLost: v.boolean(),
});

/** Most games in which mistakes are looked for. */
export const MOST_LOST_GAMES = 12;

/** The channels for puzzles; they are part of `CONTRACT`. */
export const PUZZLE_CHANNELS = {
  'puzzles.record': { request: v.null(), reply: puzzleRecordSchema },
  /** Goes on with the streak that was left, or begins one; begins a storm, which ends the one before. */
  'puzzles.run': { request: v.strictObject({ way: v.picklist(RUN_WAYS) }), reply: runStateSchema },
  /**
   * Answered after the commit, with what the moves prove, and how the run of the answer stands. Asking again with the same id
   * answers the same. Of a run the puzzle that is handed out is answered, and no other.
   */
  'puzzles.answer': {
    request: puzzleAnswerSchema,
    reply: v.strictObject({ result: v.picklist(PUZZLE_RESULTS), run: v.nullable(runStateSchema) }),
  },
  /** The games that the player lost or gave up, last played first, `MOST_LOST_GAMES` at most. */
  'puzzles.lost-games': {
    request: v.null(),
    reply: v.pipe(v.array(lostGameSchema), v.maxLength(MOST_LOST_GAMES)),
  },
  /** The player's games that are over, last played first, `RECENT_GAMES` at most. */
  'puzzles.recent-games': {
    request: v.null(),
    reply: v.pipe(v.array(recentGameSchema), v.maxLength(RECENT_GAMES)),
  },
  /** Keeps how far a study is; without moves and help there is nothing to keep of it. */
  'puzzles.keep': { request: startedStudySchema, reply: v.null() },
} as const;

/** An answer as it is sent. */
export type SentAnswer = v.InferOutput<typeof puzzleAnswerSchema>;
/** A game that ended before its board was cleared. */
export type LostGame = v.InferOutput<typeof lostGameSchema>;
/** A game that is over. */
export type RecentGame = v.InferOutput<typeof recentGameSchema>;
/** A study that was left before its end. */
export type StartedStudy = v.InferOutput<typeof startedStudySchema>;
/** A streak or a storm that goes on. */
export type RunState = v.InferOutput<typeof runStateSchema>;
/** The record of the answers, and the studies that were left. */
export type KeptPuzzles = v.InferOutput<typeof puzzleRecordSchema>;
