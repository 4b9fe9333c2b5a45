/** Writes ratios of the benchmark, and sizes their bars. */

/** The decimal logarithm of the ratio of a whole bar; longer ones are as long. */
const LONGEST = 3;

/** Two figures are as much as such a measurement can tell. */
export function shownRatio(ratio: number): string {
  return ratio >= 10 ? ratio.toFixed(0) : ratio.toPrecision(2);
}

/** The length of a ratio's bar, 0 to 1, on a logarithmic scale: none for what takes no longer than our engine. */
export function sizeOfRatio(ratio: number): number {
  return Math.min(1, Math.max(0, Math.log10(ratio) / LONGEST));
}
