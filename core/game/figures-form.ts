/** The form of what a finished game adds to the statistics; `figuresOf` counts it. */
import * as v from 'valibot';

/** Rises when the same game gives other figures; what was kept under an earlier one is computed again. */
export const FIGURES_VERSION = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The figures of a game, in the order in which rows of the database hold them. */
export const FIGURES = {
  /** The player's links that stayed. */
  links: count,
  /** The same, each counted as 1000 and the thousandths of random games that lose its deal: a link on a hard board is worth more. */
  weightedLinks: count,
  /** Game clock from the deal to the end. */
  elapsedMs: count,
  /** Links whose entries count wrong pairs, those that were taken back included, and these wrong pairs. */
  triedLinks: count,
  misses: count,
  /** Game clock of the deals that were cleared, and how much of it their last thirds took. */
  clearedMs: count,
  lastThirdMs: count,
};

/** The schema of `GameFigures`. */
export const gameFiguresSchema = v.pipe(v.strictObject(FIGURES), v.readonly());
/** The figures that a finished game adds to the statistics. Sums of them over games have the same type. */
export type GameFigures = v.InferOutput<typeof gameFiguresSchema>;
