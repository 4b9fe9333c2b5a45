import type { DealPlan } from '../../deal/deal-plan.ts';
import { aimOfGrade, gradeOfLoss } from '../../deal/grade-aim.ts';
import { ASSISTS } from './assist.ts';
import type { Basis, ModeRules } from './mode.ts';

/** A board that careless play loses one time in three: some looking ahead is needed, and no proof. */
const AIM_PERMILLE = 330;

function plan(basis: Basis, level: number): DealPlan | null {
  if (basis.from !== 'template' || level !== 1) return null;
  const { template, seed, likePermille = AIM_PERMILLE } = basis;
  const { rules, filling } = template;
  return { template, rules, filling, seed, aimPermille: aimLike(likePermille) };
}

/** A game was dealt at a grade, and another one like it is: at the middle of the grade, so that it never drifts. */
function aimLike(lossPermille: number): number {
  const grade = gradeOfLoss(lossPermille);
  return grade === gradeOfLoss(AIM_PERMILLE) ? AIM_PERMILLE : aimOfGrade(grade);
}

const first: ModeRules = {
  clockStarts: 'deal',
  countdown: null,
  timeScore: 'under-par',
  showsAutoPlay: false,
  assists: ASSISTS,
  plan,
};

const second: ModeRules = { ...first, showsAutoPlay: true };

/**
 * The versions of its rules, the newest last. 2: a board that auto-play finished, or took most pairs of, is shown. 3: the
 * clock starts with the first pick.
 */
export const classicRules: readonly ModeRules[] = [first, second, { ...second, clockStarts: 'first-pick' }];

/** The versions of the same without clock and score. */
export const zenRules: readonly ModeRules[] = [{ ...second, clockStarts: 'first-pick' }];
