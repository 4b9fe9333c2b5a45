import { numberOf } from '../../../../core/deal/composed-boards.ts';
import { plainPlan } from '../../../../core/deal/deal-plan.ts';
import { COMPOSED } from '../../../../core/deal/dealer-version.ts';
import { tensionBoards } from '../../../../core/deal/tension-boards.ts';
import type { DealRecord, GameSetup } from '../../../../core/game/setup/entry.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { newSeed } from '../../../state/new-seed.ts';
import type { Session } from '../../../state/play/session.ts';
import { aimOfChoice, PRESETS, presetChoice, templateOf } from './free-choice.ts';

function isTension({ dealerVersion, seed }: DealRecord): boolean {
  return dealerVersion === COMPOSED && tensionBoards().some(({ number }) => number === numberOf(seed));
}

/** Begins another board like that of a game: of the card of Classic that dealt it, or else of its shape. */
export async function playAnother(
  session: Pick<Session, 'restart' | 'startDeal' | 'startTension'>,
  { mode, deal }: Pick<GameSetup, 'mode' | 'deal'>,
  templates: readonly TemplateRevision[],
): Promise<void> {
  if (isTension(deal)) return session.startTension(mode);
  const choice = PRESETS.map(({ id }) => presetChoice(id, templates)).find((each) => {
    const from = templates.find(({ hash }) => hash === each?.template);
    return each && from && templateOf(each, from, from.name).hash === deal.template.hash;
  });
  if (!choice) return session.restart('new');
  return session.startDeal(plainPlan(deal.template, newSeed()), aimOfChoice(choice), mode);
}
