import type { LosingSpan, SeeingSpan } from './grade-names.ts';
import { LOSING_SPANS, SEEING_SPANS } from './grade-names.ts';
import { gradesOfMeasure, spanOf } from './measure-grades.ts';

/** The games of the casual player on so many deals, one on each. */
export interface TemplateGames {
  readonly games: number;
  readonly won: number;
  /** The bounds of the 95 % interval of the seconds that a link takes in the first third of a game. */
  readonly firstThirdBounds: { readonly low: number; readonly high: number };
}

function games(won: number, low: number, high: number): TemplateGames {
  return { games: 1_000, won, firstThirdBounds: { low, high } };
}

/** The figures of `measureDeals` of each built-in template, of the deals from seed 1 on; seconds in hundredths. */
export const BUILTIN_GAMES: Readonly<Record<string, TemplateGames>> = {
  rectangle: games(638, 5.67, 6.19),
  'two-triangles': games(961, 3.57, 3.85),
  diamond: games(868, 3.37, 3.64),
  ring: games(880, 5.49, 6.05),
  cross: games(708, 5.08, 5.72),
  heart: games(915, 3.32, 3.63),
  stairs: games(986, 1.73, 1.81),
  hourglass: games(791, 4.88, 5.4),
  butterfly: games(270, 2.35, 3.1),
  fish: games(675, 2.53, 2.74),
  lattice: games(665, 2.17, 2.37),
  mountains: games(666, 4.7, 5.23),
};

/** The two measures of a built-in template, a name of each; null for a name that none has, and where the games leave one open. */
export function builtInMeasures(
  name: string,
): { readonly seeing: SeeingSpan; readonly losing: LosingSpan } | null {
  const played = BUILTIN_GAMES[name];
  const grades = played === undefined ? null : gradesOfMeasure(played);
  if (grades === null) return null;
  const seeing = spanOf(SEEING_SPANS, grades.seeing);
  const losing = spanOf(LOSING_SPANS, grades.losing);
  return seeing === null || losing === null ? null : { seeing, losing };
}
