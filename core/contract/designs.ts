/** The player's own templates, as they cross a process border. */
import * as v from 'valibot';
import { integer } from '../integer.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../templates/design.ts';
import { MAX_AREA, MAX_NAME_LENGTH } from '../templates/limits.ts';
import { kindsSchema, templateRevisionSchema } from '../templates/template.ts';
import { gameIdSchema, momentSchema } from './schemas.ts';

const { width, height, marks, rules } = templateRevisionSchema.entries;
const copies = integer(2, MAX_AREA);
/** Lengths count code points here as everywhere, so a text may have twice as many UTF-16 units. */
const text = (limit: number) => v.pipe(v.string(), v.maxLength(2 * limit));

/** A drawing at any moment: its name may be missing still, its slots may be odd. */
export const designSchema = v.strictObject({
  name: text(MAX_NAME_LENGTH),
  author: text(MAX_NAME_LENGTH),
  tags: v.pipe(v.array(text(MAX_TAG_LENGTH)), v.maxLength(MAX_TAGS), v.readonly()),
  width,
  height,
  marks,
  rules,
  filling: v.strictObject({ kinds: kindsSchema, copies }),
});

/** Most characters of a history as text; all of them are ASCII. */
export const MAX_HISTORY_LENGTH = 262_144;

/** What can be undone and redone, as `createHistoryWriter` writes it; the host keeps it and never reads it. */
export const designHistorySchema = v.pipe(v.string(), v.maxLength(MAX_HISTORY_LENGTH));

/** The id of an own template, kept for ever. */
export const designIdSchema = gameIdSchema;

/** One own template: what was saved, and what is drawn and not saved yet. At least one of the two is there. */
export const storedDesignSchema = v.strictObject({
  id: designIdSchema,
  saved: v.nullable(designSchema),
  draft: v.nullable(designSchema),
  /** UTC milliseconds of the last change. */
  updatedAt: momentSchema,
});
/** An own template as it is stored. */
export type StoredDesign = v.InferOutput<typeof storedDesignSchema>;
