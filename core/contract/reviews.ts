/** Games that are over and what was found in them, as they cross a process border. */
import * as v from 'valibot';
import { CLEARED_BY } from '../game/cleared-by.ts';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { boardIdSchema, elapsedMsSchema } from '../game/setup/entry.ts';
import { integer } from '../integer.ts';
import { MOVE_LETTERS, PROOF_LETTERS, REVIEW_MARKS } from '../review/kept-review.ts';
import { MAX_AREA } from '../templates/limits.ts';
import { templateHashSchema, templateRevisionSchema } from '../templates/template.ts';
import { gameIdSchema, MAX_JOURNAL, momentSchema } from './schemas.ts';

const { name, builtIn } = templateRevisionSchema.entries;
const place = integer(0, MAX_JOURNAL);
const cell = integer(0, MAX_AREA - 1);
const moves = integer(0, 1_000_000);
const permille = integer(0, 1_000);
const verdict = v.picklist(MOVE_LETTERS);

const keptPositionSchema = v.strictObject({
  verdict: v.picklist(PROOF_LETTERS),
  counts: v.pipe(v.strictTuple([moves, moves, moves]), v.readonly()),
  wins: v.nullable(v.pipe(v.strictTuple([moves, moves, permille, permille, permille]), v.readonly())),
  moves: v.exactOptional(
    v.pipe(v.array(v.pipe(v.strictTuple([cell, cell, verdict]), v.readonly())), v.readonly()),
  ),
});

const keptStretchSchema = v.strictObject({
  start: v.picklist(['deal', 'level', 'reshuffle', 'mercy']),
  level: integer(1, MAX_JOURNAL),
  nodes: v.pipe(v.array(place), v.readonly()),
  losing: v.pipe(v.array(place), v.readonly()),
  positions: v.pipe(v.array(keptPositionSchema), v.readonly()),
});

const keptMoveSchema = v.strictObject({
  entry: place,
  stretch: place,
  position: place,
  move: v.pipe(v.strictTuple([cell, cell]), v.readonly()),
  isAuto: v.boolean(),
  verdict,
  marks: v.pipe(v.array(v.picklist(REVIEW_MARKS)), v.readonly()),
});

/** The schema of `KeptReview`. */
export const keptReviewSchema = v.strictObject({
  version: integer(1, 1_000),
  entries: place,
  critical: place,
  kept: place,
  only: place,
  lostAt: v.nullable(place),
  stretches: v.pipe(v.array(keptStretchSchema), v.readonly()),
  moves: v.pipe(v.array(keptMoveSchema), v.readonly()),
});

/** The figures of a review that lists show. */
export const reviewSummarySchema = v.strictObject({
  critical: place,
  kept: place,
  only: place,
  /** Thousandths of random games won from each position on the way to the end; -1 where none were played. */
  shares: v.pipe(v.array(integer(-1, 1_000)), v.readonly()),
  /** The number of the move that lost the position of the end, from 1; null when none is proved to. */
  lostMove: v.nullable(place),
});

/** The ends of a game, as far as its row tells: see *How a game ends* in docs/guide.md. */
export const GAME_ENDS = ['won', 'shown', 'time-up', 'given-up'] as const;
/** One of `GAME_ENDS`. */
export type GameEnd = (typeof GAME_ENDS)[number];

/** A game that is over, in the list of games. */
export const endedGameSchema = v.strictObject({
  gameId: gameIdSchema,
  mode: v.picklist(MODE_IDS),
  boardId: v.exactOptional(boardIdSchema),
  templateHash: templateHashSchema,
  level: integer(1, MAX_JOURNAL),
  pairsLeft: integer(0, MAX_AREA / 2),
  elapsedMs: elapsedMsSchema,
  /** UTC milliseconds of the last entry. */
  playedAt: momentSchema,
  end: v.picklist(GAME_ENDS),
  /** Of a board that was won: what stood beside links on the way to its end. */
  clearedBy: v.exactOptional(v.picklist(CLEARED_BY)),
  /** Its total and whether it was helped; null when no score was entered. */
  score: v.nullable(v.strictObject({ total: integer(0, 1e9), isAssisted: v.boolean() })),
  /** It went on after its program had ended while the clock ran: seconds of it may be missing. */
  isInterrupted: v.exactOptional(v.literal(true)),
  /** It came in a file of its own and counts nowhere. */
  isImported: v.boolean(),
  review: v.nullable(reviewSummarySchema),
});

/** The start of a page of the list: it begins after this game. */
export const listPlaceSchema = v.strictObject({ playedAt: momentSchema, gameId: gameIdSchema });

/** A month of the player's own calendar, such as `2026-11`. */
export const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));

/** Most terms of a search, and most days that one of them may stand for. */
export const MOST_TERMS = 12;
/** See `MOST_TERMS`. */
export const MOST_TERM_DAYS = 8_000;

/** One word that is looked for: what it stands for in the language of the window, and the beginning of the id of a game. */
const termSchema = v.strictObject({
  templates: v.array(templateHashSchema),
  modes: v.array(v.picklist(MODE_IDS)),
  /** Dates of the player's own calendar. */
  days: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(MOST_TERM_DAYS)),
  id: v.pipe(v.string(), v.maxLength(64)),
});

/** The search terms of the list; null and empty lists stand for everything. A game has to be found by each term. */
export const listFilterSchema = v.strictObject({
  ends: v.nullable(v.array(v.picklist(GAME_ENDS))),
  mode: v.nullable(v.picklist(MODE_IDS)),
  templateHash: v.nullable(templateHashSchema),
  month: v.nullable(monthSchema),
  terms: v.pipe(v.array(termSchema), v.maxLength(MOST_TERMS)),
});

/** A page of the list, last played first. */
export const endedGamesSchema = v.strictObject({
  games: v.array(endedGameSchema),
  /** Those of the page, each once. */
  templates: v.array(templateRevisionSchema),
  next: v.nullable(listPlaceSchema),
  /** The number of games in the whole list that match the filter. */
  count: integer(0, Number.MAX_SAFE_INTEGER),
});

/** The filters of the list: templates with their games, and months, the last one first. */
export const listFacetsSchema = v.strictObject({
  count: integer(0, Number.MAX_SAFE_INTEGER),
  templates: v.array(v.strictObject({ hash: templateHashSchema, name, builtIn })),
  months: v.array(monthSchema),
});

/** A game that is over, in the list of games. */
export type EndedGame = v.InferOutput<typeof endedGameSchema>;
/** A page of the list of games. */
export type EndedGames = v.InferOutput<typeof endedGamesSchema>;
/** The start of a page of the list of games. */
export type ListPlace = v.InferOutput<typeof listPlaceSchema>;
export type ReviewSummary = v.InferOutput<typeof reviewSummarySchema>;
/** The search terms of the list of games. */
export type ListFilter = v.InferOutput<typeof listFilterSchema>;
/** The filters of the list of games. */
export type ListFacets = v.InferOutput<typeof listFacetsSchema>;
