/** The rules of the modes for tests, the newest where no version is named. */
import type { DealPlan } from '../../core/deal/deal-plan.ts';
import type { ToolRules } from '../../core/game/modes/earned-tools.ts';
import type { Countdown } from '../../core/game/modes/mode.ts';
import type { Mode } from '../../core/game/modes/table.ts';
import { MODE_RULES } from '../../core/game/setup/mode-rules.ts';
import { SHIPPED_BOARDS } from '../../core/game/setup/shipped-boards.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';

function rulesAt(mode: Mode, version?: number) {
  const rules = MODE_RULES[mode].at(version === undefined ? -1 : version - 1);
  if (rules === undefined) throw new Error(`no rules of ${mode}`);
  return rules;
}

/** The plan of a classic game. */
export function classicPlan(template: TemplateRevision, seed: number): DealPlan {
  const plan = rulesAt('classic').plan({ from: 'template', template, seed }, 1, SHIPPED_BOARDS);
  if (plan === null) throw new Error('no plan');
  return plan;
}

/** The plan of a level (from 1) of a timed run. */
export function timedPlan(level: number, runSeed: number, version?: number): DealPlan {
  const plan = rulesAt('timed', version).plan({ from: 'run-seed', runSeed }, level, SHIPPED_BOARDS);
  if (plan === null) throw new Error(`no level ${level}`);
  return plan;
}

/** The countdown of the timed challenge. */
export function timedCountdown(version?: number): Countdown {
  const { countdown } = rulesAt('timed', version);
  if (countdown === null) throw new Error('no countdown');
  return countdown;
}

/** The tools of the timed challenge. */
export function timedTools(): ToolRules {
  const { tools } = rulesAt('timed');
  if (tools === undefined) throw new Error('no tools');
  return tools;
}
