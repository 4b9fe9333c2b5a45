/** The choices of a player for a free game. They are kept with the settings and offered the next time. */
import * as v from 'valibot';
import { LOSING_GRADES, SEEING_GRADES } from '../coach/grade-names.ts';
import { integer } from '../integer.ts';
import { MAX_APP_SIDE, MIN_APP_SIDE } from '../templates/limits.ts';
import { copiesSchema, kindsSchema, rulesSchema, templateHashSchema } from '../templates/template.ts';
import { GRADES } from '../templates/win-share.ts';

/** The schema of `FreeChoice`. */
export const freeChoiceSchema = v.pipe(
  v.strictObject({
    /** Of the template whose shape it is. */
    template: templateHashSchema,
    width: integer(MIN_APP_SIDE, MAX_APP_SIDE),
    height: integer(MIN_APP_SIDE, MAX_APP_SIDE),
    kinds: kindsSchema,
    copies: copiesSchema,
    rules: rulesSchema,
    /** The wanted grade of the deal by random games: of choices that were kept before they had the two measures. */
    difficulty: v.picklist(['any', ...GRADES]),
    /** The wanted grades of seeing its links and of losing it; of the seeds that are tried the nearest is dealt. */
    seeing: v.optional(v.picklist(['any', ...SEEING_GRADES])),
    losing: v.optional(v.picklist(['any', ...LOSING_GRADES])),
  }),
  v.readonly(),
);
/** A free game: a shape in a size, its filling and its rules, and the measures that it should have. */
export type FreeChoice = v.InferOutput<typeof freeChoiceSchema>;
