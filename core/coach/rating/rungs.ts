/** The rungs of the ladder that have names, and where they stand. */
import { playersOnPlayerScale } from './shown-ratings.ts';

/** The weakest first. */
export const RUNG_NAMES = ['sparrow', 'swallow', 'crane', 'hawk', 'dragon'] as const;
export type RungName = (typeof RUNG_NAMES)[number];

/** Places on the ladder; it has more rungs, too near to each other to be told apart on one scale. */
const PLACE: Readonly<Record<RungName, number>> = { sparrow: 0, swallow: 2, crane: 4, hawk: 6, dragon: 7 };

export interface Rung {
  readonly name: RungName;
  readonly rating: number;
}

/** The named rungs with their ratings on the scale on which players are rated. */
export function namedRungs(): Rung[] {
  const players = playersOnPlayerScale();
  return RUNG_NAMES.flatMap((name) => {
    const rating = players[PLACE[name]];
    return rating === undefined ? [] : [{ name, rating }];
  });
}

/** Deviations below a rating: the player is better than that, 39 times in 40. */
const SURELY = 2;

/** The highest rung that a player has surely passed; null where that is none. */
export function rungPassed(
  rating: number,
  deviation: number,
  rungs: readonly Rung[] = namedRungs(),
): Rung | null {
  return rungs.findLast((rung) => rung.rating <= rating - SURELY * deviation) ?? null;
}
