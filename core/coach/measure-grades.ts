/** The two measures of a board as grades, the same for every screen. A window shows them without the engine. */
import { clopperPearson } from '../solve/share-interval.ts';
import type { CasualMeasure } from './board-measure.ts';
import {
  LOSING_GRADES,
  type LosingGrade,
  type MeasureAim,
  SEEING_GRADES,
  type SeeingGrade,
} from './grade-names.ts';

/** The least seconds of each grade after the first, and the least share of games stuck. */
export const LEAST_SECONDS = [4, 8] as const;
export const LEAST_STUCK = [0.1, 0.4, 0.75] as const;

/** The grade of so many seconds a link. */
export function seeingGrade(seconds: number): SeeingGrade {
  return SEEING_GRADES[LEAST_SECONDS.filter((least) => seconds >= least).length] ?? 'hidden';
}

/** The grade of a share of games that get stuck, from 0 to 1. */
export function losingGrade(stuck: number): LosingGrade {
  return LOSING_GRADES[LEAST_STUCK.filter((least) => stuck >= least).length] ?? 'grim';
}

/** A measure as grades: of each the two, mostly the same one, between which its 95 % interval leaves the choice. */
export interface MeasuredGrades {
  readonly seeing: readonly [SeeingGrade, SeeingGrade];
  readonly losing: readonly [LosingGrade, LosingGrade];
}

/** The grades that the games of a measure bear; null where too few were won to say how easily links are seen. */
export function gradesOfMeasure({
  games,
  won,
  firstThirdBounds,
}: Pick<CasualMeasure, 'games' | 'won' | 'firstThirdBounds'>): MeasuredGrades | null {
  if (firstThirdBounds === null) return null;
  const stuck = clopperPearson(games - won, games);
  return {
    seeing: [seeingGrade(firstThirdBounds.low), seeingGrade(firstThirdBounds.high)],
    losing: [losingGrade(stuck.low), losingGrade(stuck.high)],
  };
}

/** Returns the name of the span between two grades; null where the names have none, as for grades that lie far apart. */
export function spanOf<Span extends string>(
  spans: readonly Span[],
  [low, high]: readonly [string, string],
): Span | null {
  const name = low === high ? low : `${low}-${high}`;
  return spans.find((each) => each === name) ?? null;
}

/** Returns whether the games of a measure bear an aim: their intervals allow the grades that were asked for. */
export function isAimBorne(measure: CasualMeasure, { seeing, losing }: MeasureAim): boolean {
  const grades = gradesOfMeasure(measure);
  if (grades === null) return false;
  return (
    (seeing === 'any' || isBetween(SEEING_GRADES, seeing, grades.seeing)) &&
    (losing === 'any' || isBetween(LOSING_GRADES, losing, grades.losing))
  );
}

function isBetween<T>(order: readonly T[], grade: T, [low, high]: readonly [T, T]): boolean {
  const place = order.indexOf(grade);
  return order.indexOf(low) <= place && place <= order.indexOf(high);
}
