import { dailyPlan } from '../../daily/daily-plan.ts';
import { withComposedTiles } from '../../deal/composed-table.ts';
import type { DealPlan } from '../../deal/deal-plan.ts';
import { firstWeekdayBoards } from '../../deal/former-weekday-boards.ts';
import type { JourneyEdition, LevelBoard } from '../../journey/chapter.ts';
import { firstJourneyChapters } from '../../journey/first-edition.ts';
import { inEdition } from '../../journey/former-editions.ts';
import { journeyChapters, levelTemplate } from '../../journey/journey-levels.ts';
import { BUILT_IN_BOARDS } from '../modes/built-in-boards.ts';
import type { ShippedBoards } from '../modes/mode.ts';

/** The boards that come with the game, from which the plans of all modes choose. */
export const SHIPPED_BOARDS: ShippedBoards = {
  get builtIns() {
    return BUILT_IN_BOARDS.builtIns;
  },
  journeyLevel,
  dailyBoard: (id, edition) => dailyPlan(id, edition === 1 ? firstWeekdayBoards : undefined),
};

function levelIn(id: string, edition: JourneyEdition): LevelBoard | null {
  const chapters = edition === 1 ? firstJourneyChapters() : journeyChapters();
  const level = chapters.flatMap(({ levels }) => levels).find((each) => each.id === id);
  if (level === undefined) return null;
  return edition === 2 || edition === 3 ? inEdition(level, edition) : level;
}

function journeyLevel(id: string, edition: JourneyEdition): DealPlan | null {
  const level = levelIn(id, edition);
  if (level === null) return null;
  const { rules, filling, seed, dealerVersion, measureVersion } = level;
  const template = levelTemplate(level);
  const plan = { template, rules, filling, seed, aimPermille: null, dealerVersion, measureVersion };
  return withComposedTiles(plan, template);
}
