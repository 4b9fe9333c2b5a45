/**
 * The countdown of the timed challenge. It grows with each link and with each level cleared; the deeper the level, the
 * less a link gives back, so that every run ends. All numbers are milliseconds of game clock.
 */
export const COUNTDOWN_START_MS = 75_000;
export const LEVEL_BONUS_MS = 20_000;
const LINK_BONUS_MS = 3_000;
const LINK_BONUS_LESS_PER_LEVEL_MS = 250;
const LINK_BONUS_LEAST_MS = 1_000;

/** What a player's link on this level (from 1) gives back. */
export function linkBonusMs(level: number): number {
  return Math.max(LINK_BONUS_LEAST_MS, LINK_BONUS_MS - (level - 1) * LINK_BONUS_LESS_PER_LEVEL_MS);
}
