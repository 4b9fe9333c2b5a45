/** Shapes of everything that crosses a process border. Each limit is one that a real game cannot pass. */
import * as v from 'valibot';
import { ACHIEVEMENT_IDS } from '../game/achievement-ids.ts';
import { ASSISTS } from '../game/modes/assist.ts';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import type { ScoreRow } from '../game/score-row.ts';
import { boardIdSchema, elapsedMsSchema, entrySchema, gameSetupSchema } from '../game/setup/entry.ts';
import { integer } from '../integer.ts';
import { cleanName } from '../templates/check.ts';
import { MAX_AREA } from '../templates/limits.ts';
import { templateHashSchema, templateRevisionSchema } from '../templates/template.ts';
import { MAX_PICTURE_NAME } from './own-tile-set.ts';

/** The end of the year 9999: later moments have no date that every part of the program can write. */
export const LATEST_MOMENT = 253_402_300_799_999;
const momentWords = 'not a date between 1970 and 9999, in milliseconds';
/** A moment in UTC milliseconds. */
export const momentSchema = v.pipe(
  v.number(momentWords),
  v.safeInteger(momentWords),
  v.minValue(0, momentWords),
  v.maxValue(LATEST_MOMENT, momentWords),
);
/** Most entries of a journal. */
export const MAX_JOURNAL = 1_000_000;
/** A level is an entry of the journal. */
const levelSchema = integer(1, MAX_JOURNAL);
/** The id of a game, kept for ever. */
export const gameIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-z-]{8,40}$/));

/** Hash of the board after an entry, see `hashCells`; replay proves the journal with it. */
export const boardHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** An entry with the board that it led to. */
export const journalRowSchema = v.strictObject({ entry: entrySchema, boardHash: boardHashSchema });

/** An unfinished game in the list on the home screen. */
export const gameSummarySchema = v.strictObject({
  gameId: gameIdSchema,
  mode: v.picklist(MODE_IDS),
  boardId: v.exactOptional(boardIdSchema),
  template: templateRevisionSchema,
  level: levelSchema,
  pairsLeft: integer(0, MAX_AREA / 2),
  elapsedMs: elapsedMsSchema,
  /** UTC milliseconds of the last entry. */
  playedAt: momentSchema,
});

/** A game as storage gives it back: `elapsedMs` is the last known clock, at least that of the last entry. */
export const savedGameSchema = v.strictObject({
  gameId: gameIdSchema,
  setup: gameSetupSchema,
  journal: v.array(journalRowSchema),
  elapsedMs: elapsedMsSchema,
  /** The program ended while the clock ran; the window notes that in the journal before it goes on. */
  wasInterrupted: v.exactOptional(v.literal(true)),
});

/** The points of a game by where they come from; `total` is their sum. */
export const scoreBreakdownSchema = v.strictObject({
  links: integer(0, 1e9),
  turns: integer(0, 1e9),
  combo: integer(0, 1e9),
  time: integer(0, 1e9),
  difficulty: integer(0, 1e9),
  total: integer(0, 1e9),
});

export const scoreRowSchema = v.strictObject({
  gameId: gameIdSchema,
  mode: v.picklist(MODE_IDS),
  templateHash: templateHashSchema,
  templateName: v.string(),
  builtIn: v.boolean(),
  score: scoreBreakdownSchema,
  scoreVersion: integer(1, 1_000),
  assists: v.array(v.picklist(ASSISTS)),
  level: levelSchema,
  links: integer(0, MAX_JOURNAL),
  elapsedMs: elapsedMsSchema,
  finishedAt: momentSchema,
  isInterrupted: v.exactOptional(v.literal(true)),
  notRechecked: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, ScoreRow>;

/** One of the table in core/game/achievements.ts. */
export const achievementIdSchema = v.picklist(ACHIEVEMENT_IDS);

/** The place of a finished game in its table (same mode, template and class); `rank` counts from 1. */
export const finishedGameSchema = v.strictObject({
  row: scoreRowSchema,
  rank: integer(1, 1e6),
  /** The best total in the table before this game, or null when it was empty. */
  previousBest: v.nullable(integer(0, 1e9)),
  /** The achievements that this game earned and that no earlier game did. */
  achievements: v.pipe(v.array(achievementIdSchema), v.readonly()),
});

/** The name of one of the player's own pictures, or of all of them as a set. */
export const pictureNameSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(2 * MAX_PICTURE_NAME),
  v.check((name) => cleanName(name, MAX_PICTURE_NAME) === name),
);

/** Why a database could not be used. Each has a message in every language. */
export const STORAGE_TROUBLES = [
  'database-newer',
  'database-corrupt',
  'database-locked',
  'database-read-only',
  'database-unavailable',
  'database-gone',
  'no-space',
] as const;
/** Accepted moves of a game that could not be found again; `moves` counts every entry, undone ones too. */
export const missingMovesSchema = v.strictObject({
  gameId: gameIdSchema,
  mode: v.picklist(MODE_IDS),
  /** Of its template. */
  name: v.string(),
  builtIn: v.boolean(),
  moves: integer(1, Number.MAX_SAFE_INTEGER),
});
/**
 * The state of the storage. `memory`: the database could not be used and was left untouched; play works and
 * is not saved. `database-gone`: it was used and is no longer where it was; what is played is in memory.
 * `detail` is for the log and the message: a path or a version, never a stack.
 */
export const storageStateSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('ready') }),
  v.strictObject({
    kind: v.literal('memory'),
    code: v.picklist(STORAGE_TROUBLES),
    path: v.string(),
    detail: v.string(),
  }),
  /**
   * The database was damaged and is used again: made from the backup of `backupAt` (UTC ms; null: there was none) and
   * from what the damaged file still gave, `games` in all. That file lies untouched in `quarantine`.
   */
  v.strictObject({
    kind: v.literal('restored'),
    quarantine: v.string(),
    backupAt: v.nullable(integer(0, Number.MAX_SAFE_INTEGER)),
    games: integer(0, Number.MAX_SAFE_INTEGER),
    /** The accepted moves that were missing when the database was opened. */
    missing: v.array(missingMovesSchema),
  }),
  /** Damage was met while the database was in use. Nothing of it is shown; the next start sets it right. */
  v.strictObject({ kind: v.literal('damage-found') }),
]);

/** The facts about the host that a window needs. */
export const appInfoSchema = v.strictObject({
  version: v.string(),
  host: v.picklist(['electron', 'browser']),
  platform: v.picklist(['darwin', 'win32', 'linux', 'other']),
  /** Preferred languages of the system, best first, as BCP 47 tags. */
  systemLanguages: v.array(v.string()),
  storage: storageStateSchema,
});

/** An unfinished game in the list on the home screen. */
export type GameSummary = v.InferOutput<typeof gameSummarySchema>;
/** A game as storage gives it back. */
export type SavedGame = v.InferOutput<typeof savedGameSchema>;
/** An entry with the hash of the board that it led to. */
export type JournalRow = v.InferOutput<typeof journalRowSchema>;
/** A row of a score table. */
/** The place of a finished game in its table, and what it earned. */
export type FinishedGame = v.InferOutput<typeof finishedGameSchema>;
/** Accepted moves that could not be found again. */
export type MissingMoves = v.InferOutput<typeof missingMovesSchema>;
/** The state of the storage, and what happened to it. */
export type StorageState = v.InferOutput<typeof storageStateSchema>;
export type AppInfo = v.InferOutput<typeof appInfoSchema>;
