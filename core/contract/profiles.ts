/** The people who play on one machine, each with data of their own, and what the household's table says of each. */
import * as v from 'valibot';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { boardIdSchema, elapsedMsSchema } from '../game/setup/entry.ts';
import { cleanName } from '../templates/check.ts';

/** Most people of one machine. */
export const MOST_PROFILES = 12;
/** Most characters of a name. */
export const MAX_PROFILE_NAME = 24;

/** The profile whose database is the one that a machine with a single player has. */
export const FIRST_PROFILE = 'first';

export const profileIdSchema = v.pipe(v.string(), v.regex(/^(?:first|[0-9a-f]{12})$/));

/** A name as it is kept: without blanks at its ends, and without characters that no name may hold. */
export function profileName(text: string): string {
  return cleanName(text.trim(), MAX_PROFILE_NAME).trim().normalize('NFC');
}

/** Returns whether two names look the same to a reader: in capitals or not, in wide letters or not. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en').replaceAll(/\s+/gu, ' ');
  return plain(one) === plain(other);
}

const nameSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(2 * MAX_PROFILE_NAME),
  v.check((name) => profileName(name) === name),
);

/** The name is empty for a player who gave none. */
export const profileSchema = v.strictObject({
  id: profileIdSchema,
  name: v.union([v.literal(''), nameSchema]),
});

/** In the order in which they were added; the one that plays now is among them. */
export const profileListSchema = v.strictObject({
  current: profileIdSchema,
  profiles: v.pipe(v.array(profileSchema), v.minLength(1)),
});

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What is asked of a player's week. `mode` is the one with dates. */
export const weekQuestionSchema = v.strictObject({
  id: profileIdSchema,
  mode: v.picklist(MODE_IDS),
  /** The first of the seven days. Its board is that of the week. */
  monday: boardIdSchema,
  today: boardIdSchema,
});

/** How a player stands in a week of the household. */
export const profileWeekSchema = v.strictObject({
  /** Days in a row of the mode with dates, as of today. */
  streak: count,
  /** Boards that were cleared on each day of the week, the first day's first. */
  cleared: v.pipe(v.array(count), v.length(7)),
  /** The best game on the week's board: without help before the others, then the quickest one. */
  best: v.nullable(v.strictObject({ elapsedMs: elapsedMsSchema, isAssisted: v.boolean() })),
});

const nothing = v.null();
const one = v.strictObject({ id: profileIdSchema });

export const PROFILE_CHANNELS = {
  'profiles.list': { request: nothing, reply: profileListSchema },
  /** Adds a player, who does not play yet. A name that is taken, or one player too many, is a bad request. */
  'profiles.add': { request: v.strictObject({ name: nameSchema }), reply: profileListSchema },
  'profiles.rename': {
    request: v.strictObject({ id: profileIdSchema, name: nameSchema }),
    reply: profileListSchema,
  },
  /**
   * Closes the data of the player and opens those of another one. The page must begin anew: until a page asks for `app.info`
   * every other request is refused.
   */
  'profiles.switch': { request: one, reply: nothing },
  /** Deletes all data of the player who plays now, and opens those of the first one left: as after a switch. Never the last one's. */
  'profiles.erase': { request: one, reply: nothing },
  /** Null when the data of this player cannot be read now. Nothing of another player's is changed. */
  'profiles.week': { request: weekQuestionSchema, reply: v.nullable(profileWeekSchema) },
} as const;

export type ProfileList = v.InferOutput<typeof profileListSchema>;
export type Profile = ProfileList['profiles'][number];
export type WeekQuestion = v.InferOutput<typeof weekQuestionSchema>;
export type ProfileWeek = v.InferOutput<typeof profileWeekSchema>;
