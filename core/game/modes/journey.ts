import type { JourneyEdition } from '../../journey/chapter.ts';
import { boardRules } from './board-rules.ts';
import type { ClockStart, ModeRules } from './mode.ts';

/**
 * The versions of its rules, the newest last. 2: the clock starts with the first pick. 3: on the boards of the second
 * edition. 4: on those of the third, in which some levels have other tiles on the same template, so scores compare. 5: on
 * those of the fourth, likewise; a level whose template changed has a table of its own.
 */
export const journeyRules: readonly ModeRules[] = [
  rulesOf('deal', 1),
  rulesOf('first-pick', 1),
  rulesOf('first-pick', 2),
  rulesOf('first-pick', 3),
  rulesOf('first-pick', 4),
];

function rulesOf(clockStarts: ClockStart, edition: JourneyEdition): ModeRules {
  return boardRules(clockStarts, ({ journeyLevel }, boardId) => journeyLevel(boardId, edition));
}
