/** The ratings of puzzles and levels, as far as they may be shown. */
import ratings from '../../../resources/coach/ratings.json' with { type: 'json' };
import { type Fit, isFitting } from './fit.ts';

/** The sets that are rated: boards that are played to their end. */
export const RATED_SETS = ['studies', 'days', 'only-moves', 'drills', 'levels', 'dailies'] as const;
export type RatedSet = (typeof RATED_SETS)[number];

/** A set with the test of its fit; where that fails, no rating of it is shown. */
export interface SetFit extends Fit {
  readonly set: RatedSet;
  readonly boards: number;
  readonly holds: boolean;
}

/** The deviation of a puzzle as an opponent: its rating rests on some hundred games. */
export const PUZZLE_DEVIATION = 50;

/** The fit of each set. */
export function setFits(): SetFit[] {
  return RATED_SETS.flatMap((set) => {
    const found = ratings.sets.find((each) => each.set === set);
    if (found === undefined) return [];
    const boards = Object.keys(found.ratings).length;
    return [{ set, boards, ...found.fit, holds: isFitting(found.fit) }];
  });
}

/** The ratings of a set by the name of its positions or levels; empty where the fit fails. */
export function ratingsOf(set: RatedSet): ReadonlyMap<string, number> {
  const found = ratings.sets.find((each) => each.set === set);
  return new Map(found !== undefined && isFitting(found.fit) ? Object.entries(found.ratings) : []);
}

/** Returns whether the ratings of a set are numbers of the studies' scale; else they compare the boards of the set alone. */
export function isOnStudiesScale(set: RatedSet): boolean {
  return playersOf(set) === playersOf('studies');
}

/** The ratings of the simulated players on the scale of a set. */
function playersOf(set: RatedSet): string | undefined {
  return ratings.sets.find((each) => each.set === set)?.players.join();
}

/** The rating of a study or a daily puzzle by the name of its position, null where none is shown. */
export function studyRating(positionId: string): number | null {
  return ratingsOf('studies').get(positionId) ?? ratingsOf('days').get(positionId) ?? null;
}
