import { checkDeal } from '../../core/game/deal-check.ts';
import type { GameSetup } from '../../core/game/entry.ts';
import { isKnownSetup } from '../../core/game/versions.ts';
import { checkTemplate } from '../../core/templates/check.ts';
import { makeRevision } from '../../core/templates/revision.ts';

/** Why a game cannot start from this: its template is not sound or bears a false name, or its deal is not proved. */
export function setupProblem(setup: GameSetup): string | null {
  if (!isKnownSetup(setup)) return 'unknown version';
  const { deal } = setup;
  const [issue] = checkTemplate(deal.template);
  if (issue !== undefined) return `template ${issue.code}`;
  if (makeRevision(deal.template, deal.template.builtIn).hash !== deal.template.hash) return 'template hash';
  const checked = checkDeal(deal);
  return checked.ok ? null : checked.error;
}
