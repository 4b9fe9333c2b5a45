/** The contract between the processes: one map from channel to request and reply schema, and the host's events. */
import * as v from 'valibot';
import { MAX_CODE_LENGTH } from '../codes/symbols.ts';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { boardIdSchema, elapsedMsSchema, entrySchema, gameSetupSchema } from '../game/setup/entry.ts';
import { integer } from '../integer.ts';
import { designSchema } from '../templates/design.ts';
import { OPEN_ERRORS } from '../templates/file/file-error.ts';
import { MAX_FILE_BYTES } from '../templates/file/file-form.ts';
import { MAX_AREA } from '../templates/limits.ts';
import { templateRevisionSchema } from '../templates/template.ts';
import { boardDaysSchema, boardGameSchema, ghostGamesSchema, MOST_BOARDS } from './board-games.ts';
import { DATA_CHANNELS } from './data.ts';
import { designHistorySchema, designIdSchema, storedDesignSchema } from './designs.ts';
import { MAX_GAME_FILE_UNITS } from './game-file-ending.ts';
import { gameFileSchema, importedGameSchema } from './game-file-form.ts';
import { fileOutcomeSchema, packIdSchema, packSchema, storedPackSchema } from './packs.ts';
import { PICTURE_CHANNELS } from './pictures.ts';
import { PROFILE_CHANNELS } from './profiles.ts';
import { PUZZLE_CHANNELS } from './puzzle-channels.ts';
import {
  endedGamesSchema,
  keptReviewSchema,
  listFacetsSchema,
  listFilterSchema,
  listPlaceSchema,
  monthSchema,
  reviewSummarySchema,
} from './reviews.ts';
import {
  appInfoSchema,
  boardHashSchema,
  finishedGameSchema,
  gameIdSchema,
  gameSummarySchema,
  journalRowSchema,
  MAX_JOURNAL,
  savedGameSchema,
  scoreRowSchema,
  storageStateSchema,
} from './schemas.ts';
import { settingsPatchSchema, settingsSchema } from './settings.ts';
import {
  achievementsSchema,
  finishedPlaceSchema,
  playedGamesSchema,
  playStatisticsSchema,
  statisticsSchema,
} from './statistics.ts';
import { textIdSchema, textPartSchema } from './text-parts.ts';

const nothing = v.null();
const index = integer(0, MAX_JOURNAL - 1);

/** Every channel with the schemas of its request and its reply; the host checks both. */
export const CONTRACT = {
  'app.info': { request: nothing, reply: appInfoSchema },
  'settings.read': { request: nothing, reply: settingsSchema },
  'settings.write': { request: settingsPatchSchema, reply: settingsSchema },
  /** Built-in templates in their order, then the player's own ones that were saved, last changed first. */
  'templates.list': { request: nothing, reply: v.array(templateRevisionSchema) },
  /** The player's own templates with their drafts, last changed first. */
  'designs.list': { request: nothing, reply: v.array(storedDesignSchema) },
  /**
   * Saves a template that can be dealt and ends its draft. A deleted one is restored. Without a history it has none.
   */
  'designs.save': {
    request: v.strictObject({
      id: designIdSchema,
      design: designSchema,
      history: v.optional(designHistorySchema),
    }),
    reply: nothing,
  },
  /** Keeps a drawing in any state; null ends the draft. Without a history it has none. */
  'designs.draft': {
    request: v.strictObject({
      id: designIdSchema,
      draft: v.nullable(designSchema),
      history: v.optional(designHistorySchema),
    }),
    reply: nothing,
  },
  /** The history that was kept with a template or its draft. */
  'designs.history': {
    request: v.strictObject({ id: designIdSchema }),
    reply: v.nullable(designHistorySchema),
  },
  'designs.delete': { request: v.strictObject({ id: designIdSchema }), reply: nothing },
  /** Brings a deleted one back as it was. */
  'designs.restore': { request: v.strictObject({ id: designIdSchema }), reply: nothing },
  /** Imports the template file whose text came in parts: all of it or, when anything is wrong with it, nothing. */
  'designs.import': { request: v.strictObject({ textId: textIdSchema }), reply: fileOutcomeSchema },
  /** Packs, last changed first. */
  'packs.list': { request: nothing, reply: v.array(storedPackSchema) },
  /** Makes a pack, or replaces the one with this id. A deleted one is restored. */
  'packs.put': { request: packSchema, reply: nothing },
  /** Its templates stay. */
  'packs.delete': { request: v.strictObject({ id: packIdSchema }), reply: nothing },
  'packs.restore': { request: v.strictObject({ id: packIdSchema }), reply: nothing },
  /** One part of a text that is too long for one request. The host keeps few texts at a time, and in memory only. */
  'texts.part': { request: textPartSchema, reply: nothing },
  /** Unfinished games, last played first. */
  'games.list': { request: nothing, reply: v.array(gameSummarySchema) },
  'games.load': { request: v.strictObject({ gameId: gameIdSchema }), reply: savedGameSchema },
  /** Sets aside the unfinished game that is like it (`slotOf`), if any; its journal is kept. */
  'games.start': {
    request: v.strictObject({ setup: gameSetupSchema }),
    reply: v.strictObject({ gameId: gameIdSchema }),
  },
  /** Answered after the commit: then the entry is accepted. `index` is its place in the journal, from 0, without holes. */
  'games.append': {
    request: v.strictObject({ gameId: gameIdSchema, index, entry: entrySchema, boardHash: boardHashSchema }),
    reply: v.strictObject({ accepted: index }),
  },
  /** Keeps the clock between entries, and whether it runs on; never moves it back. */
  'games.clock': {
    request: v.strictObject({ gameId: gameIdSchema, elapsedMs: elapsedMsSchema, isRunning: v.boolean() }),
    reply: nothing,
  },
  /**
   * Replays the journal and enters the score that the replay gives; null for a game that was shown, whose score is
   * entered nowhere. Idempotent.
   */
  'games.finish': {
    request: v.strictObject({ gameId: gameIdSchema }),
    reply: v.nullable(finishedGameSchema),
  },
  /** Begins a game in a position of another one: with the journal that leads there. Sets aside as `games.start` does. */
  'games.play-on': {
    request: v.strictObject({
      setup: gameSetupSchema,
      journal: v.pipe(v.array(journalRowSchema), v.maxLength(MAX_AREA), v.readonly()),
    }),
    reply: v.strictObject({ gameId: gameIdSchema }),
  },
  /** Games that are over, last played first, a page at a time. */
  'games.ended': {
    request: v.strictObject({
      after: v.nullable(listPlaceSchema),
      filter: v.exactOptional(listFilterSchema),
    }),
    reply: endedGamesSchema,
  },
  'games.facets': { request: nothing, reply: listFacetsSchema },
  /** A game that is over as the text of a file. */
  'games.export': { request: v.strictObject({ gameId: gameIdSchema }), reply: gameFileSchema },
  /** Takes a game from the text of a file that came in parts: proved by replay, or refused and nothing written. */
  'games.import': { request: v.strictObject({ textId: textIdSchema }), reply: importedGameSchema },
  /** The review that is kept with a game; null when there is none for its whole journal by this version. */
  'reviews.read': {
    request: v.strictObject({ gameId: gameIdSchema }),
    reply: v.nullable(keptReviewSchema),
  },
  /** Keeps a review with its game, which must be over. It is the window's claim and counts towards no score. */
  'reviews.keep': {
    request: v.strictObject({
      gameId: gameIdSchema,
      review: keptReviewSchema,
      shares: reviewSummarySchema.entries.shares,
      lostMove: reviewSummarySchema.entries.lostMove,
    }),
    reply: nothing,
  },
  /**
   * Of each of these boards of a mode the games that say how it stands, first begun first: the best one (without help before
   * the others, then by its score), the quickest one without help, one that counts for its day, and one if there is any.
   */
  'games.on-boards': {
    request: v.strictObject({
      mode: v.picklist(MODE_IDS),
      boardIds: v.pipe(v.array(boardIdSchema), v.maxLength(MOST_BOARDS)),
    }),
    reply: v.array(boardGameSchema),
  },
  /** The streak of a mode with dates as of a day, and the days of a year that were cleared. */
  'games.days': {
    request: v.strictObject({
      mode: v.picklist(MODE_IDS),
      today: boardIdSchema,
      year: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    }),
    reply: boardDaysSchema,
  },
  /** The games that can run beside this one. */
  'games.ghosts': { request: v.strictObject({ gameId: gameIdSchema }), reply: ghostGamesSchema },
  'games.abandon': { request: v.strictObject({ gameId: gameIdSchema }), reply: nothing },
  /** The ten best of one table, best first: of the newest rules, or of those that `modeVersion` is ranked with. */
  'scores.list': {
    request: v.strictObject({
      mode: v.picklist(MODE_IDS),
      modeVersion: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))),
      templateHash: v.nullable(v.string()),
      assisted: v.boolean(),
    }),
    reply: v.array(scoreRowSchema),
  },
  /**
   * The scores of finished games, last finished first, `SCORES_PAGE` of them: those after the last one of the page before. A
   * page that is not full is the last one.
   */
  'scores.all': {
    request: v.nullable(v.strictObject({ after: finishedPlaceSchema })),
    reply: v.array(scoreRowSchema),
  },
  'statistics.read': { request: nothing, reply: statisticsSchema },
  /** The statistics of a month, or of all time. Some journals not read for it yet are read first; `unread` counts the rest. */
  'statistics.play': {
    request: v.strictObject({ month: v.nullable(monthSchema) }),
    reply: playStatisticsSchema,
  },
  /** The finished games one by one, last finished first, a page at a time: those after a place, or the first ones. */
  'statistics.games': {
    request: v.nullable(v.strictObject({ after: finishedPlaceSchema })),
    reply: playedGamesSchema,
  },
  'achievements.list': { request: nothing, reply: achievementsSchema },
  ...PICTURE_CHANNELS,
  ...PUZZLE_CHANNELS,
  ...PROFILE_CHANNELS,
  ...DATA_CHANNELS,
} as const;

/** Most scores of a page of `scores.all`. */
export const SCORES_PAGE = 200;

/** The name of a channel. */
export type Channel = keyof typeof CONTRACT;
/** The request of a channel. */
export type Request<C extends Channel> = v.InferOutput<(typeof CONTRACT)[C]['request']>;
/** The reply of a channel when it succeeds. */
export type Reply<C extends Channel> = v.InferOutput<(typeof CONTRACT)[C]['reply']>;

/** Base64 of the largest template file, and a little more, so that one too large is refused by the window in words. */
const MAX_OPENED_BASE64 = Math.ceil((Math.max(MAX_FILE_BYTES, MAX_GAME_FILE_UNITS) + 1_024) / 3) * 4;

const openedName = v.pipe(v.string(), v.maxLength(1_000));

/** The messages that the host sends without a request. */
export const hostEventSchema = v.variant('type', [
  /** The machine is locked or suspended, or the window lost the session: the clock must stop. */
  v.strictObject({ type: v.literal('suspend') }),
  /** Another window or tab has taken over; this one may no longer write. */
  v.strictObject({ type: v.literal('taken-over') }),
  v.strictObject({ type: v.literal('storage'), state: storageStateSchema }),
  /** A database of an earlier version is being brought to this one's, and requests wait for it: what share of that is done. */
  v.strictObject({ type: v.literal('preparing'), share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
  /** A file the player opened from outside: its name and its bytes. The window reads it as any file that is imported. */
  v.strictObject({
    type: v.literal('open-file'),
    name: openedName,
    base64: v.pipe(v.string(), v.maxLength(MAX_OPENED_BASE64)),
  }),
  /** A file the player opened from outside could not even be read. */
  v.strictObject({ type: v.literal('open-file-failed'), name: openedName, code: v.picklist(OPEN_ERRORS) }),
  /** A link the player followed: what stands in it for a share code, unread; null when it is no link to a board. */
  v.strictObject({
    type: v.literal('open-code'),
    code: v.nullable(v.pipe(v.string(), v.maxLength(MAX_CODE_LENGTH))),
  }),
]);
/** An event: what the host sends without a request. */
export type HostEvent = v.InferOutput<typeof hostEventSchema>;

/** Why a request failed. Each code has a message in every language. */
export const BRIDGE_ERRORS = [
  'bad-request',
  'unknown-channel',
  'forbidden-sender',
  'too-large',
  'too-many',
  'unknown-game',
  'game-over',
  'journal-gap',
  'illegal-entry',
  'board-hash-mismatch',
  'not-finished',
  'forged-game',
  'puzzle-not-handed-out',
  'puzzle-run-over',
  'disk-full',
  'storage-failed',
  'storage-gone',
  'taken-over',
  'transfer-ended',
  'internal',
] as const;
/** One of `BRIDGE_ERRORS`. */
export type BridgeErrorCode = (typeof BRIDGE_ERRORS)[number];
/** Why a request failed, and where. */
export interface BridgeError {
  readonly code: BridgeErrorCode;
  /** For the log: which field, which value. Never shown alone. */
  readonly detail: string;
}

/** The answer to every request, over IPC and over the browser host's socket alike. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: BridgeError };

/**
 * The interface that the preload script (or the page script of the browser host) puts on `window.twofold`;
 * nothing else crosses the boundary.
 */
export interface RawBridge {
  call(channel: string, request: unknown): Promise<Answer>;
  /** Returns the function that ends the subscription. */
  on(listener: (event: unknown) => void): () => void;
}
