import { dealBoard } from '../../core/deal/deal.ts';
import { measureLoss } from '../../core/deal/measure.ts';
import type { ChapterId, JourneyLevel } from '../../core/journey/chapter.ts';
import { withoutLesson } from '../../core/journey/lesson.ts';
import { lossPermilleOf } from '../../core/solve/measured-share.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { gradeOf } from '../../core/templates/win-share.ts';

/** What a level claims about its difficulty and does not hold, or null: some tenths of a second. */
export function journeyFault(chapter: ChapterId, level: JourneyLevel): string | null {
  const { shape, rules, filling, seed, dealerVersion, measureVersion, lossPermille, measured } = level;
  const dealt = dealBoard({ shape, rules, ...filling, seed, dealerVersion });
  if (!dealt.ok) return dealt.error.reason;
  const { cells } = dealt.value;
  const counted = runToEnd(measureLoss({ ...shape, cells }, rules, measureVersion));
  const loss = lossPermilleOf(counted);
  if (loss !== lossPermille || counted.games !== measured.games || counted.lost !== measured.lost)
    return `loses ${counted.lost} of ${counted.games}, not ${measured.lost} of ${measured.games}`;
  const without = withoutLesson(chapter, level);
  if (without === null) return null;
  const board = { ...without.shape, cells: without.cellsOf(cells) };
  const untaught = lossPermilleOf(runToEnd(measureLoss(board, without.rules, measureVersion)));
  return gradeOf(1000 - untaught) === gradeOf(1000 - loss) ? 'is of the same grade without the rule' : null;
}
