/** Shapes of everything that crosses a process border. Each limit is one that a real game cannot pass. */
import * as v from 'valibot';
import { ACHIEVEMENT_IDS } from '../game/achievement-ids.ts';
import { MOONS, PAPERS } from '../game/looks.ts';
import { ASSISTS } from '../game/modes/assist.ts';
import type { CalmSize } from '../game/modes/calm-boards.ts';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { TEMPLATE_MODE, UNMEASURED_MODE } from '../game/modes/table.ts';
import type { ScoreRow } from '../game/score-row.ts';
import { boardIdSchema, elapsedMsSchema, entrySchema, gameSetupSchema } from '../game/setup/entry.ts';
import { integer } from '../integer.ts';
import { LANGUAGES } from '../languages.ts';
import { cleanName } from '../templates/check.ts';
import { MAX_AREA } from '../templates/limits.ts';
import { templateHashSchema, templateRevisionSchema } from '../templates/template.ts';
import { freeChoiceSchema } from './free-play.ts';
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

/** How a finished game stands in its table (same mode, template and class); `rank` counts from 1. */
export const finishedGameSchema = v.strictObject({
  row: scoreRowSchema,
  rank: integer(1, 1e6),
  /** The best total in the table before this game, or null when it was empty. */
  previousBest: v.nullable(integer(0, 1e9)),
  /** The achievements that this game earned and that no earlier game did. */
  achievements: v.pipe(v.array(achievementIdSchema), v.readonly()),
});

/**
 * The themes that a player may choose. `contrast` is light or dark as the system says, in black and white
 * only.
 */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

/** Which game on the same deal runs beside one: the player's best, or one from a file. Where there is no such one, the other. */
export const GHOST_CHOICES = ['off', 'own', 'imported'] as const;
/** One of `GHOST_CHOICES`. */
export type GhostChoice = (typeof GHOST_CHOICES)[number];

/** The name of one of the player's own pictures, or of all of them as a set. */
export const pictureNameSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(2 * MAX_PICTURE_NAME),
  v.check((name) => cleanName(name, MAX_PICTURE_NAME) === name),
);

/** The hands for which the bar of a board is laid out. */
export const HANDS = ['right', 'left'] as const;

/** Most commands with keys of the player's own, and most keys of one. */
const MAX_OWN_COMMANDS = 200;
const MAX_KEYS = 6;
const keyNameSchema = v.pipe(v.string(), v.maxLength(40));
const keysSchema = v.pipe(
  v.record(keyNameSchema, v.pipe(v.array(keyNameSchema), v.maxLength(MAX_KEYS), v.readonly())),
  v.check((keys) => Object.keys(keys).length <= MAX_OWN_COMMANDS),
);

const settingsEntries = {
  /** null: follow the system. */
  language: v.nullable(v.picklist(LANGUAGES)),
  theme: v.picklist(THEMES),
  /** Of effects, percent. */
  volume: integer(0, 100),
  /** Percent; 0 until the player wants music. */
  musicVolume: integer(0, 100),
  /** The same in games without clock and score. */
  calmMusicVolume: integer(0, 100),
  /** The mode in which boards of the shelf are played. */
  shelfMode: v.picklist([TEMPLATE_MODE, UNMEASURED_MODE]),
  /** The look of the window's paper and of the moon in its pictures: earned, see `REWARDS`. */
  paper: v.picklist(PAPERS),
  moon: v.picklist(MOONS),
  reducedMotion: v.picklist(['system', 'on', 'off']),
  /** True if the player is told when the board becomes lost, which counts as help. */
  warnsWhenLost: v.boolean(),
  /** True if a position with a choice that can lose the board is marked, which counts as help. */
  marksChoices: v.boolean(),
  /** True if picking a tile lights those with its picture, which is no help. */
  lightsEquals: v.boolean(),
  /** A folder of resources/tiles; one that this version lacks is shown as the default. */
  tileSet: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
  /**
   * The player's name for the set of own pictures; null stands for the default name in the current language.
   */
  ownSetName: v.nullable(pictureNameSchema),
  ghost: v.picklist(GHOST_CHOICES),
  /** The size of the large and calm boards that was chosen last. */
  calmSize: v.picklist(['6x4', '8x6', '10x8'] satisfies CalmSize[]),
  /** True if the picture of a picked tile is named by a voice of the system, in the large and calm boards. */
  speaksNames: v.boolean(),
  /** Keys of the player's own by `scope.command`, in the place of those of the key map; a command that is not there has none. */
  keys: keysSchema,
  /** The hand that touches: for the left one the bar of a board is mirrored. */
  hand: v.picklist(HANDS),
  /** The last choices for a free game; null before the first one. */
  freePlay: v.nullable(freeChoiceSchema),
} as const;
/** All settings. */
export const settingsSchema = v.strictObject(settingsEntries);
/** Settings that change; what is absent stays as it is. */
export const settingsPatchSchema = v.partial(settingsSchema);

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

/** All settings. */
export type Settings = v.InferOutput<typeof settingsSchema>;
/** Settings that change. */
export type SettingsPatch = v.InferOutput<typeof settingsPatchSchema>;
/** An unfinished game in the list on the home screen. */
export type GameSummary = v.InferOutput<typeof gameSummarySchema>;
/** A game as storage gives it back. */
export type SavedGame = v.InferOutput<typeof savedGameSchema>;
/** An entry with the hash of the board that it led to. */
export type JournalRow = v.InferOutput<typeof journalRowSchema>;
/** A row of a score table. */
/** How a finished game stands in its table, and what it earned. */
export type FinishedGame = v.InferOutput<typeof finishedGameSchema>;
/** Accepted moves that could not be found again. */
export type MissingMoves = v.InferOutput<typeof missingMovesSchema>;
/** The state of the storage, and what happened to it. */
export type StorageState = v.InferOutput<typeof storageStateSchema>;
export type AppInfo = v.InferOutput<typeof appInfoSchema>;

/** The settings of a player who chose none. */
export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  volume: 60,
  musicVolume: 0,
  calmMusicVolume: 40,
  shelfMode: TEMPLATE_MODE,
  paper: 'plain',
  moon: 'white',
  reducedMotion: 'system',
  warnsWhenLost: false,
  marksChoices: false,
  lightsEquals: false,
  tileSet: 'carved',
  ownSetName: null,
  ghost: 'own',
  calmSize: '6x4',
  speaksNames: false,
  keys: {},
  hand: 'right',
  freePlay: null,
};
