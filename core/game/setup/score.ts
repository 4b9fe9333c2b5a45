/**
 * The score table. Integers only, so that every machine counts the same.
 *
 * | part       | pays, by version 2                                                                           |
 * |------------|----------------------------------------------------------------------------------------------|
 * | links      | 100 a link                                                                                   |
 * | turns      | 0, 20, 50, 90 for a line of 0, 1, 2, 3 turns                                                 |
 * | combo      | 15 × (links in a row − 1), counted up to 10; a link joins a row within 4 s of the one before |
 * | time       | classic, when a link of the player clears the board: 10 for each whole second under par,     |
 * |            | which is 6 s for each pair that the player linked; timed, when one clears a level: 5 for     |
 * |            | each whole second left, by the share of the level's pairs that the player linked, rounded    |
 * |            | down                                                                                         |
 * | difficulty | (links + turns + combo of a deal) × the share of random games that its deal loses, rounded   |
 * |            | down for the deal as a whole                                                                 |
 *
 * Mercy and auto-play pay nothing. Both end a row, and so do a reshuffle and a new level. What a node paid counts only while
 * the node lies on the path from the deal to the position on the board: undo takes it back, no link pays twice, and "the one
 * before" is the one before on that path.
 *
 * Version 1 differs in three parts, and games that were begun under it still end under it. Time: all pairs of a deal count,
 * also those of mercy and auto-play. Difficulty: rounded down a link. Combo: the window counts from the last link that was
 * made, also when that was taken back.
 */
export const SCORE_VERSION = 2;
/** The tables that this program has, the newest last. */
export const SCORE_VERSIONS: readonly number[] = [1, SCORE_VERSION];

/** The numbers of the table above: points, counts, and milliseconds of game clock. */
export const LINK_POINTS = 100;
export const TURN_POINTS = [0, 20, 50, 90] as const;
export const COMBO_STEP_POINTS = 15;
export const COMBO_MOST = 10;
export const COMBO_WINDOW_MS = 4_000;
export const PAR_MS_PER_PAIR = 6_000;
export const POINTS_PER_SECOND_UNDER_PAR = 10;
export const POINTS_PER_SECOND_LEFT = 5;

/** The yield of one link: integer points, and milliseconds given back to a countdown. */
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

/** The yield of mercy and auto-play, and the score before the first link. */
export const NO_POINTS: LinkPoints = { link: 0, turns: 0, combo: 0, comboCount: 0, timeBonusMs: 0 };
export const NO_SCORE: ScoreBreakdown = { links: 0, turns: 0, combo: 0, time: 0, difficulty: 0, total: 0 };

/** The place of a link in its combo: one more than `previousCount` when it came in time, else 1. */
export function comboCountAfter(previousCount: number, sinceMs: number): number {
  return previousCount > 0 && sinceMs <= COMBO_WINDOW_MS ? previousCount + 1 : 1;
}

/** Returns the yield of a player's link. `turns` is the number of turns of its line, 0 to 3. */
export function pointsForLink(turns: number, comboCount: number, timeBonusMs: number): LinkPoints {
  return {
    link: LINK_POINTS,
    turns: TURN_POINTS[turns] ?? 0,
    combo: COMBO_STEP_POINTS * (Math.min(comboCount, COMBO_MOST) - 1),
    comboCount,
    timeBonusMs,
  };
}

/** Points that are paid for what a player does on a deal: what its difficulty is a share of. */
export function earnedBy(points: LinkPoints): number {
  return points.link + points.turns + points.combo;
}

/**
 * A score with one link more, made on a deal that random play loses `lossPermille` thousandths of the time and that earned
 * `earnedBefore` points so far.
 */
export function withLink(
  score: ScoreBreakdown,
  points: LinkPoints,
  { lossPermille, earnedBefore, version }: { lossPermille: number; earnedBefore: number; version: number },
): ScoreBreakdown {
  const shareOf = (earned: number) => Math.floor((earned * lossPermille) / 1000);
  const earned = earnedBy(points);
  const difficulty = version === 1 ? shareOf(earned) : shareOf(earnedBefore + earned) - shareOf(earnedBefore);
  return withTotal({
    ...score,
    links: score.links + points.link,
    turns: score.turns + points.turns,
    combo: score.combo + points.combo,
    difficulty: score.difficulty + difficulty,
  });
}

/** A score with the time part that clearing a classic deal in `elapsedMs` earns; `pairs` are those that count for par. */
export function withTimeUnderPar(score: ScoreBreakdown, pairs: number, elapsedMs: number): ScoreBreakdown {
  const underMs = Math.max(0, pairs * PAR_MS_PER_PAIR - elapsedMs);
  return withTotal({ ...score, time: score.time + Math.floor(underMs / 1000) * POINTS_PER_SECOND_UNDER_PAR });
}

/**
 * A score with the time part that clearing a level of the timed challenge with `leftMs` on the countdown earns, `own` of
 * whose `pairs` count.
 */
export function withTimeLeft(
  score: ScoreBreakdown,
  leftMs: number,
  { own, pairs }: { own: number; pairs: number },
): ScoreBreakdown {
  const whole = Math.floor(Math.max(0, leftMs) / 1000) * POINTS_PER_SECOND_LEFT;
  return withTotal({ ...score, time: score.time + Math.floor((whole * own) / Math.max(1, pairs)) });
}

function withTotal(parts: ScoreBreakdown): ScoreBreakdown {
  return { ...parts, total: parts.links + parts.turns + parts.combo + parts.time + parts.difficulty };
}
