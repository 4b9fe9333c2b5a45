import { boardRules } from './board-rules.ts';
import type { ClockStart, DailyEdition, ModeRules } from './mode.ts';

/**
 * The versions of its rules, the newest last. 2: the clock starts with the first pick. 3: on the boards that weekdays from
 * 2027-01-04 on have since some were exchanged; a row of days is one, so scores compare.
 */
export const dailyRules: readonly ModeRules[] = [
  rulesOf('deal', 1),
  rulesOf('first-pick', 1),
  rulesOf('first-pick', 2),
];

function rulesOf(clockStarts: ClockStart, edition: DailyEdition): ModeRules {
  return boardRules(clockStarts, ({ dailyBoard }, boardId) => dailyBoard(boardId, edition));
}
