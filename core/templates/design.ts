import * as v from 'valibot';
import { integer } from '../integer.ts';
import { MAX_AREA, MAX_NAME_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from './limits.ts';
import { kindsSchema, templateRevisionSchema } from './template.ts';

const { width, height, marks, rules, mayTurn } = templateRevisionSchema.entries;
const copies = integer(2, MAX_AREA);
/** Lengths count code points here as everywhere, so a text may have twice as many UTF-16 units. */
const text = (limit: number) => v.pipe(v.string(), v.maxLength(2 * limit));

/** The schema of `Design` at any moment of its drawing: its name may be missing still, its slots may be odd. */
export const designSchema = v.pipe(
  v.strictObject({
    name: text(MAX_NAME_LENGTH),
    author: text(MAX_NAME_LENGTH),
    tags: v.pipe(v.array(text(MAX_TAG_LENGTH)), v.maxLength(MAX_TAGS), v.readonly()),
    width,
    height,
    marks,
    rules,
    filling: v.pipe(v.strictObject({ kinds: kindsSchema, copies }), v.readonly()),
    mayTurn,
  }),
  v.readonly(),
);
/** A template with what its maker says about it. `author` may be empty; `tags` are lower-case words without doubles. */
export type Design = v.InferOutput<typeof designSchema>;
