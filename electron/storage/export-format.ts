/** The file that holds all of a player's work, in a form that a person can read. */
import * as v from 'valibot';
import {
  finishedGameSchema,
  gameIdSchema,
  gameSetupSchema,
  journalRowSchema,
  settingsPatchSchema,
} from '../../core/contract/schemas.ts';
import { designWorkSchema } from './design-work.ts';
import { GAME_STATUSES } from './games.ts';

export const EXPORT_FORMAT = 'twofold-export';
export const EXPORT_VERSION = 1;

const timeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One game of the list. */
export const gameWorkSchema = v.strictObject({
  id: gameIdSchema,
  setup: gameSetupSchema,
  startedAt: timeSchema,
  playedAt: timeSchema,
  status: v.picklist(GAME_STATUSES),
  elapsedMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(864_000_000)),
  journal: v.pipe(v.array(journalRowSchema), v.maxLength(1_000_000), v.readonly()),
  finished: v.nullable(finishedGameSchema),
});

/** What every version of the file says of itself. */
export const exportHeadSchema = v.object({
  format: v.literal(EXPORT_FORMAT),
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

export const exportSchema = v.strictObject({
  format: v.literal(EXPORT_FORMAT),
  version: v.literal(EXPORT_VERSION),
  appVersion: v.pipe(v.string(), v.maxLength(40)),
  exportedAt: timeSchema,
  settings: settingsPatchSchema,
  /** Each is looked at by itself. */
  games: v.array(v.unknown()),
  designs: v.array(designWorkSchema),
});
