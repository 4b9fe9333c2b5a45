/** The grades of the two measures of a board, and what a board is asked for by them. */
import { countSlots, type Shape } from '../board/board.ts';

/** Grades of seeing links, by the seconds that one takes in the first third of a game. */
export const SEEING_GRADES = ['clear', 'fair', 'hidden'] as const;
export type SeeingGrade = (typeof SEEING_GRADES)[number];
/** Grades of losing, by the share of the casual player's games alone that get stuck. */
export const LOSING_GRADES = ['safe', 'careful', 'risky', 'grim'] as const;
export type LosingGrade = (typeof LOSING_GRADES)[number];

/** The names of what an interval leaves open: one grade, or two between which it lies. */
export const SEEING_SPANS = [...SEEING_GRADES, 'clear-fair', 'fair-hidden', 'clear-hidden'] as const;
export type SeeingSpan = (typeof SEEING_SPANS)[number];
export const LOSING_SPANS = [...LOSING_GRADES, 'safe-careful', 'careful-risky', 'risky-grim'] as const;
export type LosingSpan = (typeof LOSING_SPANS)[number];

/** The measures that a board is asked for; where one is `any`, it is not looked at. */
export interface MeasureAim {
  readonly seeing: SeeingGrade | 'any';
  readonly losing: LosingGrade | 'any';
}

/** Boards that are dealt and compared at most for an aim. */
export const MOST_CANDIDATES = 48;
/** On more slots the games take so long that the first deal is taken. */
const MOST_SLOTS = 200;

/** Returns whether deals on a shape are compared for an aim. */
export function canAim({ marks }: Pick<Shape, 'marks'>, { seeing, losing }: MeasureAim): boolean {
  return (seeing !== 'any' || losing !== 'any') && countSlots(marks) <= MOST_SLOTS;
}
