/** The lines of a chart: nothing, half of its top, and the top. */

/** Tops whose halves are short numbers, times a power of ten. */
const TOPS = [1, 2, 4, 6, 8, 10] as const;

/** The lowest top that no value lies above; of counts even, so that half of it is one. */
export function topOf(values: readonly number[], isCount: boolean): number {
  const most = Math.max(0, ...values);
  const least = isCount ? 2 : 0;
  if (most <= least) return isCount ? least : 1;
  const unit = 10 ** Math.floor(Math.log10(most));
  const top = TOPS.find((each) => each * unit >= most * (1 - Number.EPSILON)) ?? 10;
  return top * unit;
}

/** Names that fit under a chart in the narrowest window. */
const MOST_NAMES = 7;

/**
 * Returns whether the span at an index has its name under it: the last one does, and others in equal steps
 * before it.
 */
export function isNamed(at: number, count: number): boolean {
  return (count - 1 - at) % Math.ceil(count / MOST_NAMES) === 0;
}
