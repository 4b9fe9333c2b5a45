import { MODES } from '../../../core/game/modes/table.ts';
import { checkDeal } from '../../../core/game/setup/deal-check.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { bearsOwnId } from '../../../core/game/setup/level-id.ts';
import { isPlanned } from '../../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../../core/game/setup/shipped-boards.ts';
import { isKnownSetup } from '../../../core/game/setup/versions.ts';
import { checkTemplate } from '../../../core/templates/check.ts';
import { makeRevision } from '../../../core/templates/revision.ts';

/** `detail` says it to those who read logs and the command line. */
export interface SetupProblem {
  readonly code: 'unknown-version' | 'no-date' | 'template' | 'other-board' | 'witness-fails';
  readonly detail: string;
}

/**
 * Why a game cannot start from this: its template is not sound or bears a false name, its deal is not proved, or its deal is
 * not on the board that its mode begins with. Where that is any template, rules and filling must be that template's own,
 * because the score stands in its table.
 */
export function setupProblem(setup: GameSetup): SetupProblem | null {
  if (!isKnownSetup(setup)) return { code: 'unknown-version', detail: 'unknown version' };
  if (setup.onItsDay && !MODES[setup.mode].isDated)
    return { code: 'no-date', detail: 'not on the board of a date' };
  const { deal } = setup;
  const [issue] = checkTemplate(deal.template);
  if (issue !== undefined) return { code: 'template', detail: `template ${issue.code}` };
  if (makeRevision(deal.template, deal.template.builtIn).hash !== deal.template.hash)
    return { code: 'template', detail: 'template hash' };
  if (!isPlanned(setup, deal, 1, SHIPPED_BOARDS))
    return { code: 'other-board', detail: 'not on the board of its mode' };
  if (MODES[setup.mode].basis === 'template' && !bearsOwnId(setup))
    return { code: 'other-board', detail: 'not the deal that it is called by' };
  const checked = checkDeal(deal);
  if (checked.ok) return null;
  return { code: checked.error === 'witness-fails' ? 'witness-fails' : 'other-board', detail: checked.error };
}
