import { dailyPlan } from '../../daily/daily-plan.ts';
import { journeyChapters, levelTemplate } from '../../journey/journey-levels.ts';
import { BUILT_IN_BOARDS } from '../modes/built-in-boards.ts';
import type { DealPlan } from '../modes/deal-plan.ts';
import type { ShippedBoards } from '../modes/mode.ts';

/** The boards that come with the game, from which the plans of all modes choose. */
export const SHIPPED_BOARDS: ShippedBoards = {
  get builtIns() {
    return BUILT_IN_BOARDS.builtIns;
  },
  journeyLevel,
  dailyBoard: dailyPlan,
};

function journeyLevel(id: string): DealPlan | null {
  const level = journeyChapters()
    .flatMap(({ levels }) => levels)
    .find((each) => each.id === id);
  if (level === undefined) return null;
  const { rules, filling, seed, dealerVersion, measureVersion } = level;
  return {
    template: levelTemplate(level),
    rules,
    filling,
    seed,
    aimPermille: null,
    dealerVersion,
    measureVersion,
  };
}
