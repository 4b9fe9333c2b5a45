import { dealBoard } from '../../core/deal/deal.ts';
import { measureLoss } from '../../core/deal/measure.ts';
import { gradeOf } from '../../core/deal/win-share.ts';
import type { ChapterId, JourneyLevel } from '../../core/journey/chapter.ts';
import { withoutLesson } from '../../core/journey/lesson.ts';
import { runToEnd } from '../../core/solve/progress.ts';

/** What a level claims about its difficulty and does not hold, or null: some tenths of a second. */
export function journeyFault(chapter: ChapterId, level: JourneyLevel): string | null {
  const { shape, rules, filling, seed, dealerVersion, measureVersion, lossPermille } = level;
  const dealt = dealBoard({ shape, rules, ...filling, seed, dealerVersion });
  if (!dealt.ok) return dealt.error.reason;
  const { cells } = dealt.value;
  const loss = runToEnd(measureLoss({ ...shape, cells }, rules, measureVersion));
  if (loss !== lossPermille) return `loses ${loss} of 1000, not ${lossPermille}`;
  const without = withoutLesson(chapter, level);
  if (without === null) return null;
  const board = { ...without.shape, cells: without.cellsOf(cells) };
  const untaught = runToEnd(measureLoss(board, without.rules, measureVersion));
  return gradeOf(1000 - untaught) === gradeOf(1000 - loss) ? 'is of the same grade without the rule' : null;
}
