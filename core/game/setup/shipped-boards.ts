import { dailyPlan } from '../../daily/daily-plan.ts';
import { journeyChapters, levelTemplate } from '../../journey/journey-levels.ts';
import { builtInRevisions } from '../../templates/builtin-revisions.ts';
import type { DealPlan } from '../modes/deal-plan.ts';
import type { ShippedBoards } from '../modes/mode.ts';

/** The boards that come with the game, from which the plans of all modes choose. */
export const SHIPPED_BOARDS: ShippedBoards = {
  get builtIns() {
    return builtInRevisions();
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
