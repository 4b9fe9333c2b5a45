import { checkDeal } from '../../../core/game/deal-check.ts';
import type { DealRecord, GameSetup } from '../../../core/game/entry.ts';
import { isOnLevel } from '../../../core/game/level-check.ts';
import { isKnownSetup } from '../../../core/game/versions.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { checkTemplate } from '../../../core/templates/check.ts';
import { makeRevision } from '../../../core/templates/revision.ts';

/** A score stands in the table of its template, so rules and filling must be that template's own. */
function isAsTemplateSays({ template, rules, kinds, copies }: DealRecord): boolean {
  const { filling } = template;
  const isSameRule = (rule: keyof Rules) => rules[rule] === template.rules[rule];
  const isSameFilling = kinds === filling.kinds && copies === filling.copies;
  return isSameFilling && isSameRule('maxTurns') && isSameRule('border') && isSameRule('gravity');
}

/**
 * Why a game cannot start from this: its template is not sound or bears a false name, its deal is not proved or not on the
 * rules and filling of its template, or a timed run does not begin with the first level.
 */
export function setupProblem(setup: GameSetup): string | null {
  if (!isKnownSetup(setup)) return 'unknown version';
  const { mode, deal } = setup;
  const [issue] = checkTemplate(deal.template);
  if (issue !== undefined) return `template ${issue.code}`;
  if (makeRevision(deal.template, deal.template.builtIn).hash !== deal.template.hash) return 'template hash';
  if (mode === 'timed' && !isOnLevel(deal, 1)) return 'level';
  if (mode === 'classic' && !isAsTemplateSays(deal)) return 'rules or filling';
  const checked = checkDeal(deal);
  return checked.ok ? null : checked.error;
}
