/** Whole numbers that come from outside. */
import * as v from 'valibot';

/** The schema of an exact integer from `min` to `max`, both allowed. */
export function integer(min: number, max: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}
