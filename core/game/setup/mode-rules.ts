/** The rules of the modes. What only lists and shows games reads their records in `table.ts`, and loads none of this. */

import { calmRules } from '../modes/calm.ts';
import { classicRules, zenRules } from '../modes/classic.ts';
import { dailyRules } from '../modes/daily.ts';
import { journeyRules } from '../modes/journey.ts';
import type { ModeRules } from '../modes/mode.ts';
import type { Mode } from '../modes/table.ts';
import { timedRules } from '../modes/timed.ts';
import type { GameSetup } from './entry.ts';
import { modeVersionOf } from './mode-of.ts';

/** The versions of each mode's rules, the newest last: read by the fold, the worker and storage. */
export const MODE_RULES: Readonly<Record<Mode, readonly ModeRules[]>> = {
  classic: classicRules,
  daily: dailyRules,
  timed: timedRules,
  journey: journeyRules,
  zen: zenRules,
  calm: calmRules,
};

/** The rules that a game is played under. Throws when this program does not have them, see `hasRules`. */
export function rulesOf(setup: Pick<GameSetup, 'mode' | 'modeVersion'>): ModeRules {
  const version = modeVersionOf(setup);
  const rules = MODE_RULES[setup.mode][version - 1];
  if (rules === undefined) throw new RangeError(`no version ${version} of the mode ${setup.mode}`);
  return rules;
}
