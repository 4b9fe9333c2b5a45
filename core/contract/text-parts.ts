/** A text that is too long for one request: it goes in parts, and the request that needs it names it. */
import * as v from 'valibot';
import { gameIdSchema } from './schemas.ts';

/** UTF-16 units of one part. JSON takes at most six bytes a unit, so a part always fits into a request. */
export const PART_UNITS = 160_000;
/** Most units of a whole text. */
export const MAX_TEXT_UNITS = 128 * 1_048_576;

/** The name under which the parts of a text come: made by the window, for one text. */
export const textIdSchema = gameIdSchema;

/** One part of a text. */
export const textPartSchema = v.strictObject({
  textId: textIdSchema,
  /** From 0, without holes; 0 begins the text anew. */
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_TEXT_UNITS)),
  text: v.pipe(v.string(), v.maxLength(PART_UNITS)),
});
/** One part of a text. */
export type TextPart = v.InferOutput<typeof textPartSchema>;

/** The parts of a text in order, one at least. */
export function partsOf(textId: string, text: string): TextPart[] {
  const count = Math.max(1, Math.ceil(text.length / PART_UNITS));
  return Array.from({ length: count }, (_, index) => ({
    textId,
    index,
    text: text.slice(index * PART_UNITS, (index + 1) * PART_UNITS),
  }));
}
