/** A player's data as a whole: export, import and erasure. */
import * as v from 'valibot';
import { IMPORT_ERRORS } from './import-errors.ts';
import { gameIdSchema, momentSchema } from './schemas.ts';
import { textIdSchema } from './text-parts.ts';

/** Why data could not be exported or erased. Each code has a message in every language. */
export const DATA_ERRORS = [
  'export-damaged',
  'export-unreadable',
  'export-changed-while-read',
  'export-too-large',
  'erase-failed',
] as const;
/** One of `DATA_ERRORS`. */
export type DataErrorCode = (typeof DATA_ERRORS)[number];

/** `readable`: one text with everything that can be shown. `files`: the database as it lies on the disk, byte for byte. */
export const EXPORT_FORMS = ['readable', 'files'] as const;
/** One of `EXPORT_FORMS`. */
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** Bytes of one part of an export; as base64 it fits into an answer with room to spare. */
export const EXPORT_PART_BYTES = 524_288;
/** Most bytes of an export: the window holds it as one file. */
export const MAX_EXPORT_BYTES = 512 * 1_048_576;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * Why a game is not taken. `setup`: it cannot begin as it says. `moves`: its moves do not give its boards. `bounds`: its
 * score is one that no game has. `damaged`: the game of the same name that is here cannot be read, so they cannot be compared.
 * The others are the forgeries of core/game/verify-game.ts.
 */
export const GAME_REFUSALS = [
  'setup',
  'moves',
  'bounds',
  'damaged',
  'deal',
  'difficulty',
  'level',
  'reshuffle',
] as const;
/** One of `GAME_REFUSALS`. */
export type GameRefusal = (typeof GAME_REFUSALS)[number];

/** Whose an export of another database is, as the player says. */
export const WHOSE = ['mine', 'others'] as const;
/** One of `WHOSE`. */
export type Whose = (typeof WHOSE)[number];

/** The header of an export, before its owner is known. */
const unclaimedSchema = v.strictObject({
  exportedAt: momentSchema,
  games: count,
  /** Answers to puzzles. */
  puzzles: count,
  /** True if the export names the database it comes from. Exports of earlier versions do not. */
  isNamed: v.boolean(),
});
/** An export of which the player has to say whose it is. */
export type Unclaimed = v.InferOutput<typeof unclaimedSchema>;

/**
 * The result of an import. `refused` counts games that were not taken; `refusals` says why, each reason once.
 */
export const mergeReportSchema = v.strictObject({
  /** `own`: it comes from this very database. */
  whose: v.picklist(['own', ...WHOSE]),
  games: v.strictObject({ added: count, extended: count, known: count, refused: count }),
  /** Scores of games that were taken and could not be computed again; they stand below those that were. */
  notRechecked: count,
  refusals: v.pipe(v.array(v.strictObject({ reason: v.picklist(GAME_REFUSALS), count })), v.readonly()),
  templates: v.strictObject({ added: count, known: count }),
  packs: v.strictObject({ added: count, known: count }),
  /** The player's own. `unshown`: left out because they cannot be shown; `full`: because there is no room. */
  pictures: v.strictObject({ added: count, known: count, unshown: count, full: count }),
  /** Answers to puzzles. */
  puzzles: v.strictObject({ added: count, known: count }),
  scores: v.strictObject({ added: count, known: count }),
  settings: v.strictObject({ added: count, known: count }),
});
export type MergeReport = v.InferOutput<typeof mergeReportSchema>;

const jobIdSchema = gameIdSchema;
const jobRequest = v.strictObject({ jobId: jobIdSchema });

/**
 * The state of a job, which is long work. It advances only by `data.step`: each such request does a slice of a few
 * milliseconds.
 */
export const jobStateSchema = v.variant('state', [
  /** `parts` of an export can be fetched while it is made, so that it is never held as a whole. */
  v.strictObject({ state: v.literal('working'), done: count, total: count, parts: v.exactOptional(count) }),
  /** An export of which the rest is to be fetched: `sha256` proves that its parts came whole. */
  v.strictObject({
    state: v.literal('ready'),
    name: v.string(),
    type: v.string(),
    bytes: count,
    parts: count,
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    /**
     * The number of damaged rows that could not be read and are left out, each with the rows that belong to
     * it.
     */
    leftOut: count,
  }),
  v.strictObject({ state: v.literal('merged'), report: mergeReportSchema }),
  /** Nothing was merged: the text is to be sent once more, with whose it is. */
  v.strictObject({ state: v.literal('unclaimed'), file: unclaimedSchema }),
  v.strictObject({
    state: v.literal('refused'),
    code: v.picklist([...IMPORT_ERRORS, ...DATA_ERRORS]),
    detail: v.string(),
  }),
]);
/** The state of a job: how far it is, or its result. */
export type JobState = v.InferOutput<typeof jobStateSchema>;

/** The channels for all of a player's data; they are part of `CONTRACT`. */
export const DATA_CHANNELS = {
  /** The folder of the data, and whether the host can open it. */
  'data.place': { request: v.null(), reply: v.strictObject({ folder: v.string(), canShow: v.boolean() }) },
  'data.show': { request: v.null(), reply: v.null() },
  /** Begins an export. The host does one long work at a time; the next one takes its place. */
  'data.export': { request: v.strictObject({ form: v.picklist(EXPORT_FORMS) }), reply: jobRequest },
  /**
   * Begins to merge the text that came in parts: all of it or, when anything is wrong with it, nothing. Once rows are written
   * it goes on by itself. `whose` is null until the player was asked; what was said of a database is remembered until
   * something else is said.
   */
  'data.import': {
    request: v.strictObject({ textId: textIdSchema, whose: v.nullable(v.picklist(WHOSE)) }),
    reply: jobRequest,
  },
  'data.step': { request: jobRequest, reply: jobStateSchema },
  /** A part of an export; those before it are not held any more. */
  'data.part': {
    request: v.strictObject({ jobId: jobIdSchema, index: v.pipe(count, v.maxValue(1_000_000)) }),
    reply: v.strictObject({ base64: v.string() }),
  },
  /** Ends a job whose result is not needed any more. An import that has written nothing yet writes nothing; one that has `goesOn`. */
  'data.drop': { request: jobRequest, reply: v.strictObject({ goesOn: v.boolean() }) },
  /** Erases everything of the player's, backups included. */
  'data.erase': { request: v.strictObject({ erase: v.literal('everything') }), reply: v.null() },
} as const;
