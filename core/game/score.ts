/** The version stored beside every score; a change to any number below makes a new one. */
export const SCORE_VERSION = 1;

/** What one link pays: integer points, and milliseconds given back to a countdown. */
export interface LinkPoints {
  readonly link: number;
  readonly turns: number;
  readonly combo: number;
  /** Links in a row within the combo window, this one included; 0 for what pays nothing. */
  readonly comboCount: number;
  readonly timeBonusMs: number;
}

/** The parts a score is shown in; `total` is their sum. */
export interface ScoreBreakdown {
  readonly links: number;
  readonly turns: number;
  readonly combo: number;
  readonly time: number;
  readonly difficulty: number;
  readonly total: number;
}
