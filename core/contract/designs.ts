/** The player's own templates, as they cross a process border. */
import * as v from 'valibot';
import { designSchema } from '../templates/design.ts';
import { gameIdSchema, momentSchema } from './schemas.ts';

/** Most characters of a history as text; all of them are ASCII. */
export const MAX_HISTORY_LENGTH = 262_144;

/**
 * The undo history of a drawing as `createHistoryWriter` writes it; the host stores it and never reads it.
 */
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
