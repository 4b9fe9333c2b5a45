/**
 * The countdown of the timed challenge. It grows with each link and with each level cleared, but never holds more than a
 * full bar, so that no level is a stroll; the deeper the level, the less a link gives back, so that every run ends. Who
 * takes a pair in 3.5 s comes to level 3, who takes one in 2 s to level 10 in a quarter of an hour. All numbers are
 * milliseconds of game clock.
 */
export const COUNTDOWN_START_MS = 75_000;
/** What clearing a level gives back. */
export const LEVEL_BONUS_MS = 20_000;
/** The most that may be left at any moment: a full bar. */
export const COUNTDOWN_MOST_MS = 90_000;
const LINK_BONUS_MS = 3_000;
const LINK_BONUS_LESS_PER_LEVEL_MS = 250;
const LINK_BONUS_LEAST_MS = 250;

/** What a player's link on this level (from 1) gives back. */
export function linkBonusMs(level: number): number {
  return Math.max(LINK_BONUS_LEAST_MS, LINK_BONUS_MS - (level - 1) * LINK_BONUS_LESS_PER_LEVEL_MS);
}

/** The length of a countdown with a bonus that comes at `elapsedMs`; what does not fit into the bar is lost. */
export function extendedLimitMs(limitMs: number, bonusMs: number, elapsedMs: number): number {
  return Math.max(limitMs, Math.min(limitMs + bonusMs, elapsedMs + COUNTDOWN_MOST_MS));
}
