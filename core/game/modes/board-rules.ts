import type { DealPlan } from '../../deal/deal-plan.ts';
import { ASSISTS } from './assist.ts';
import type { ClockStart, ModeRules, ShippedBoards } from './mode.ts';

/** The rules of a mode whose games each have one of the boards that come with the game, by its id. */
export function boardRules(
  clockStarts: ClockStart,
  planOf: (boards: ShippedBoards, boardId: string) => DealPlan | null,
): ModeRules {
  return {
    clockStarts,
    countdown: null,
    timeScore: 'under-par',
    showsAutoPlay: true,
    assists: ASSISTS,
    plan: (basis, level, boards) =>
      basis.from === 'board-id' && level === 1 ? planOf(boards, basis.boardId) : null,
  };
}
