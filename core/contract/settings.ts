/** The settings: the choices of a player. */
import * as v from 'valibot';
import { MOONS, PAPERS } from '../game/looks.ts';
import type { CalmSize } from '../game/modes/calm-boards.ts';
import { TEMPLATE_MODE, UNMEASURED_MODE } from '../game/modes/table.ts';
import { integer } from '../integer.ts';
import { LANGUAGES } from '../languages.ts';
import { freeChoiceSchema } from './free-play.ts';
import { pictureNameSchema } from './schemas.ts';

/**
 * The themes that a player may choose. `contrast` is light or dark as the system says, in black and white
 * only.
 */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

/** Which game on the same deal runs beside one: the player's best, or one from a file. Where there is no such one, the other. */
export const GHOST_CHOICES = ['off', 'own', 'imported'] as const;
/** One of `GHOST_CHOICES`. */
export type GhostChoice = (typeof GHOST_CHOICES)[number];

/** The lengths of the ceremonies of an end; still ones stand at once. */
export const CEREMONIES = ['usual', 'slower', 'still'] as const;

/** The lengths of time for which words stand that go by themselves. */
export const READINGS = ['usual', 'longer', 'longest', 'until-closed'] as const;

/** The hands for which the bar of a board is laid out. */
export const HANDS = ['right', 'left'] as const;

/** The paces of the light of one switch, in milliseconds a step. */
export const SCAN_PACES_MS = [700, 1_000, 1_500, 2_500, 4_000] as const;

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
  ceremonies: v.picklist(CEREMONIES),
  reading: v.picklist(READINGS),
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
  /** True if no time is shown or said during a game and right after it; a countdown keeps its stick, since its end has to be seen coming. */
  hidesClock: v.boolean(),
  /** The same of points and ranks. */
  hidesScore: v.boolean(),
  /** The size of the large and calm boards that was chosen last. */
  calmSize: v.picklist(['6x4', '8x6', '10x8'] satisfies CalmSize[]),
  /** True if the picture of a picked tile is named by a voice of the system, in the large and calm boards. */
  speaksNames: v.boolean(),
  /** Keys of the player's own by `scope.command`, in the place of those of the key map; a command that is not there has none. */
  keys: keysSchema,
  /** The hand that touches: for the left one the bar of a board is mirrored. */
  hand: v.picklist(HANDS),
  /** True while a light goes over the page for those who have one switch. */
  scans: v.boolean(),
  scanMs: v.picklist(SCAN_PACES_MS),
  /** True if a voice of the system says what is lit while one switch is used. */
  scanSpeaks: v.boolean(),
  /** The number of the last news that home told, or that came before the player's first game; 0 before any. See `NEWS`. */
  toldNews: integer(0, 9_999),
  /** The last choices for a free game; null before the first one. */
  freePlay: v.nullable(freeChoiceSchema),
} as const;
/** All settings. */
export const settingsSchema = v.strictObject(settingsEntries);
/** Settings that change; what is absent stays as it is. */
export const settingsPatchSchema = v.partial(settingsSchema);

/** All settings. */
export type Settings = v.InferOutput<typeof settingsSchema>;
/** Settings that change. */
export type SettingsPatch = v.InferOutput<typeof settingsPatchSchema>;

/** The number of the latest news; the settings hold the last one that was told. 2: the fourth edition of the journey. */
export const NEWS = 2;

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
  ceremonies: 'usual',
  reading: 'usual',
  warnsWhenLost: false,
  marksChoices: false,
  lightsEquals: false,
  tileSet: 'carved',
  ownSetName: null,
  ghost: 'own',
  hidesClock: false,
  hidesScore: false,
  calmSize: '6x4',
  speaksNames: false,
  keys: {},
  hand: 'right',
  scans: false,
  scanMs: 1_500,
  scanSpeaks: false,
  toldNews: 0,
  freePlay: null,
};
