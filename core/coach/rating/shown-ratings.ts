/** The ratings of puzzles and levels, as far as they may be shown. */
import measured from '../../../resources/coach/ratings.json' with { type: 'json' };
import { type Fit, isFitting } from './fit.ts';

/** The sets that are rated: boards that are played to their end. */
export const RATED_SETS = ['studies', 'days', 'only-moves', 'drills', 'levels', 'dailies'] as const;
export type RatedSet = (typeof RATED_SETS)[number];

/** Ratings as they are stored. Those on one scale compare with each other; those on two scales do not. */
export interface StoredRatings {
  /** The ratings of the simulated players on each scale, the weakest first. A scale is named by the set that made it. */
  readonly scales: Readonly<Record<string, readonly number[]>>;
  readonly sets: readonly {
    readonly set: string;
    readonly scale: string;
    readonly fit: Fit;
    readonly ratings: Readonly<Record<string, number>>;
  }[];
}

/** A set with the test of its fit; where that fails, no rating of it is shown. */
export interface SetFit extends Fit {
  readonly set: RatedSet;
  readonly scale: string;
  readonly boards: number;
  readonly holds: boolean;
}

/** The deviation of a puzzle as an opponent: its rating rests on some hundred games. */
export const PUZZLE_DEVIATION = 50;

/** The set that made the scale on which players are rated. */
const PLAYERS_SET = 'studies';

/** The fit of each set. */
export function setFits(stored: StoredRatings = measured): SetFit[] {
  return RATED_SETS.flatMap((set) => {
    const found = storedSet(stored, set);
    if (found === undefined) return [];
    const { scale, fit, ratings } = found;
    return [{ set, scale, boards: Object.keys(ratings).length, ...fit, holds: isFitting(fit) }];
  });
}

/** The ratings of a set by the name of its positions or levels; empty where the fit fails. */
export function ratingsOf(set: RatedSet, stored: StoredRatings = measured): ReadonlyMap<string, number> {
  const found = storedSet(stored, set);
  return new Map(found !== undefined && isFitting(found.fit) ? Object.entries(found.ratings) : []);
}

/** The ratings of the simulated players on the scale of a set, the weakest first. */
export function playersOf(set: RatedSet, stored: StoredRatings = measured): readonly number[] {
  return stored.scales[storedSet(stored, set)?.scale ?? ''] ?? [];
}

/** The ratings of the simulated players on the scale on which players are rated. */
export function playersOnPlayerScale(): readonly number[] {
  return playersOf(PLAYERS_SET);
}

/** The ratings of some sets, as far as they are numbers of the scale on which players are rated. */
export function ratingsOnPlayerScale(
  sets: readonly RatedSet[],
  stored: StoredRatings = measured,
): ReadonlyMap<string, number> {
  const scale = storedSet(stored, PLAYERS_SET)?.scale;
  const common = sets.filter((set) => storedSet(stored, set)?.scale === scale);
  return new Map(common.flatMap((set) => [...ratingsOf(set, stored)]));
}

let playerRatings: ReadonlyMap<string, number> | null = null;

/** The rating of a study or a daily puzzle by the name of its position, null where none rates a player. */
export function studyRating(positionId: string): number | null {
  playerRatings ??= ratingsOnPlayerScale(['studies', 'days']);
  return playerRatings.get(positionId) ?? null;
}

function storedSet({ sets }: StoredRatings, wanted: RatedSet) {
  return sets.find(({ set }) => set === wanted);
}
