/** The grades of the two measures of a board, and what a board is asked for by them. */

/** How easily links are seen: by the seconds that one takes in the first third of a game. */
export const SEEING_GRADES = ['clear', 'fair', 'hidden'] as const;
export type SeeingGrade = (typeof SEEING_GRADES)[number];
/** How easily a board is lost: by the share of the casual player's games alone that get stuck. */
export const LOSING_GRADES = ['safe', 'careful', 'risky', 'grim'] as const;
export type LosingGrade = (typeof LOSING_GRADES)[number];

/** The measures that a board is asked for; where one is `any`, it is not looked at. */
export interface MeasureAim {
  readonly seeing: SeeingGrade | 'any';
  readonly losing: LosingGrade | 'any';
}
