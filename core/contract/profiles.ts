/** The people who play on one machine, each with data of their own, and what the household's table says of each. */
import * as v from 'valibot';
import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { boardIdSchema, elapsedMsSchema } from '../game/setup/entry.ts';
import { integer } from '../integer.ts';
import { profileSchema } from './profile.ts';

/** In the order in which they were added, one at least; the one that plays now is among them. */
export const profileListSchema = v.strictObject({
  current: profileSchema.entries.id,
  profiles: v.array(profileSchema),
});

const count = integer(0, 1e9);
const { id } = profileSchema.entries;
/** A name that `profileName` leaves as it is, and that no other player has. */
const name = v.pipe(v.string(), v.maxLength(100));

/** The question for a player’s week. `mode` is the one with dates. */
export const weekQuestionSchema = v.strictObject({
  id,
  mode: v.picklist(MODE_IDS),
  /** The first of the seven days. Its board is that of the week. */
  monday: boardIdSchema,
  today: boardIdSchema,
});

/** The standing of a player in a week of the household. */
export const profileWeekSchema = v.strictObject({
  /** Days in a row of the mode with dates, as of today. */
  streak: count,
  /** Boards that were cleared on each day of the week, the first day's first. */
  cleared: v.array(count),
  /** The best game on the week's board: without help before the others, then the quickest one. */
  best: v.nullable(v.strictObject({ elapsedMs: elapsedMsSchema, isAssisted: v.boolean() })),
});

const nothing = v.null();
const one = v.strictObject({ id });

export const PROFILE_CHANNELS = {
  'profiles.list': { request: nothing, reply: profileListSchema },
  /** Adds a player, who does not play yet. A name that may not be, or one player too many, is a bad request. */
  'profiles.add': { request: v.strictObject({ name }), reply: profileListSchema },
  'profiles.rename': { request: v.strictObject({ id, name }), reply: profileListSchema },
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
export type WeekQuestion = v.InferOutput<typeof weekQuestionSchema>;
export type ProfileWeek = v.InferOutput<typeof profileWeekSchema>;
