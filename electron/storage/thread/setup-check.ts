import { checkDeal } from '../../../core/game/deals/deal-check.ts';
import type { GameSetup } from '../../../core/game/entry.ts';
import { isPlanned } from '../../../core/game/modes/planned-deal.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { isKnownSetup } from '../../../core/game/versions.ts';
import { checkTemplate } from '../../../core/templates/check.ts';
import { makeRevision } from '../../../core/templates/revision.ts';

/**
 * Why a game cannot start from this: its template is not sound or bears a false name, its deal is not proved, or its deal is
 * not on the board that its mode begins with. Where that is any template, rules and filling must be that template's own,
 * because the score stands in its table.
 */
export function setupProblem(setup: GameSetup): string | null {
  if (!isKnownSetup(setup)) return 'unknown version';
  if (setup.onItsDay && !MODES[setup.mode].isDated) return 'not on the board of a date';
  const { deal } = setup;
  const [issue] = checkTemplate(deal.template);
  if (issue !== undefined) return `template ${issue.code}`;
  if (makeRevision(deal.template, deal.template.builtIn).hash !== deal.template.hash) return 'template hash';
  if (!isPlanned(setup, deal, 1)) return 'not on the board of its mode';
  const checked = checkDeal(deal);
  return checked.ok ? null : checked.error;
}
