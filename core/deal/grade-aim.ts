import { type Grade, gradeOf } from '../templates/win-share.ts';

/** Random games that a deal of each grade should lose, in thousandths: the middle of the grade. */
const AIMS: Readonly<Record<Grade, number>> = {
  gentle: 70,
  easy: 270,
  moderate: 550,
  hard: 810,
  fierce: 960,
};

/** Returns the aim for a deal of a grade, in thousandths of random games that lose. */
export function aimOfGrade(grade: Grade): number {
  return AIMS[grade];
}

/** Returns the grade of a deal, by the thousandths of random games that lose. */
export function gradeOfLoss(lossPermille: number): Grade {
  return gradeOf(1_000 - lossPermille);
}
