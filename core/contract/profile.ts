/** One of the people who play on a machine. */
import * as v from 'valibot';

export const profileIdSchema = v.pipe(v.string(), v.regex(/^(?:first|[0-9a-f]{12})$/));

/** The name is empty for a player who gave none. */
export const profileSchema = v.strictObject({ id: profileIdSchema, name: v.string() });
export type Profile = v.InferOutput<typeof profileSchema>;
