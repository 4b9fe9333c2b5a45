/** The file that holds all of a player's work, in a form that a person can read. */
import * as v from 'valibot';
import { GAME_STATUSES } from '../../../core/contract/board-games.ts';
import { finishedGameSchema, gameIdSchema, momentSchema } from '../../../core/contract/schemas.ts';
import { settingsPatchSchema } from '../../../core/contract/settings.ts';
import { ACHIEVEMENT_IDS } from '../../../core/game/achievement-ids.ts';
import { elapsedMsSchema, gameSetupSchema } from '../../../core/game/setup/entry.ts';
import { pictureWorkSchema } from '../pictures/picture-work.ts';
import { designWorkSchema } from './design-work.ts';
import { ownerIdSchema, ownersWorkSchema } from './owner-work.ts';
import { packWorkSchema } from './pack-work.ts';
import { puzzleWorkSchema } from './puzzle-work.ts';

export const EXPORT_FORMAT = 'twofold-export';
/**
 * Version 1 had no achievements and no packs, version 2 no puzzles, version 3 no own pictures, version 4 did not say whose
 * anything is.
 */
const READABLE_VERSIONS = [1, 2, 3, 4, 5] as const;
export const EXPORT_VERSION = 5;

/** Fields of later versions are ignored; the fields of this one are proved by replay before they are used. */
const claimsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(40))),
  v.maxLength(1_000),
  v.transform((claims) => ACHIEVEMENT_IDS.filter((id) => claims.includes(id))),
);

const finishedWorkSchema = v.strictObject({
  ...finishedGameSchema.entries,
  achievements: v.optional(claimsSchema, []),
});

/** One game of the list but for the rows of its journal, which are looked at by themselves: there may be a million. */
export const gameWorkSchema = v.strictObject({
  id: gameIdSchema,
  owner: v.exactOptional(v.nullable(ownerIdSchema)),
  setup: gameSetupSchema,
  startedAt: momentSchema,
  playedAt: momentSchema,
  status: v.picklist(GAME_STATUSES),
  elapsedMs: elapsedMsSchema,
  journal: v.custom<readonly unknown[]>(Array.isArray, 'not a list'),
  finished: v.nullable(finishedWorkSchema),
});

const restEntries = {
  format: v.literal(EXPORT_FORMAT),
  version: v.picklist(READABLE_VERSIONS),
  appVersion: v.pipe(v.string(), v.maxLength(40)),
  exportedAt: momentSchema,
  owner: v.optional(v.nullable(ownerIdSchema), null),
  owners: v.optional(ownersWorkSchema, []),
  settings: settingsPatchSchema,
} as const;

/** A list whose items are read by themselves. */
const leftOut = v.pipe(v.array(v.never()), v.maxLength(0));

/** The file but for the items of its lists. */
export const exportRestSchema = v.strictObject({
  ...restEntries,
  games: leftOut,
  designs: leftOut,
  packs: v.optional(leftOut, []),
  puzzles: v.optional(v.strictObject({ answers: leftOut, started: leftOut }), { answers: [], started: [] }),
  pictures: v.optional(leftOut, []),
});

export const exportSchema = v.strictObject({
  ...restEntries,
  /** Each is looked at by itself. */
  games: v.array(v.unknown()),
  designs: v.array(designWorkSchema),
  /** Missing in files from before there were any. */
  packs: v.optional(v.array(packWorkSchema), []),
  puzzles: v.optional(puzzleWorkSchema, { answers: [], started: [] }),
  pictures: v.optional(pictureWorkSchema, []),
});
