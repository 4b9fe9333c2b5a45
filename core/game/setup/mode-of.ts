/** Lookups in the tables of the modes by a game's setup. */

import type { ModeRules } from '../modes/mode.ts';
import { MODE_RULES, type Mode } from '../modes/table.ts';
import type { GameSetup } from './entry.ts';

/** The version of its mode's rules that a game is played under. Games from before modes had versions are of the first. */
export function modeVersionOf({ modeVersion = 1 }: Pick<GameSetup, 'modeVersion'>): number {
  return modeVersion;
}

/** The version that new games of a mode are played under. */
export function newestVersionOf(mode: Mode): number {
  return MODE_RULES[mode].length;
}

/** The versions of a mode whose scores stand in one table with those of `version`; ascending, at least one. */
export function rankedTogether(mode: Mode, version: number): readonly number[] {
  return scoreTablesOf(mode).find((versions) => versions.includes(version)) ?? [version];
}

/** The versions of a mode, grouped by the table that their scores stand in; the newest last. */
export function scoreTablesOf(mode: Mode): readonly (readonly number[])[] {
  const tables: number[][] = [];
  for (const [index, { startsTable }] of MODE_RULES[mode].entries()) {
    const last = tables.at(-1);
    if (last === undefined || startsTable) tables.push([index + 1]);
    else last.push(index + 1);
  }
  return tables;
}

/** Returns whether this program has the rules of a game. */
export function hasRules(setup: Pick<GameSetup, 'mode' | 'modeVersion'>): boolean {
  return MODE_RULES[setup.mode][modeVersionOf(setup) - 1] !== undefined;
}

/** The rules that a game is played under. Throws when this program does not have them, see `hasRules`. */
export function rulesOf(setup: Pick<GameSetup, 'mode' | 'modeVersion'>): ModeRules {
  const version = modeVersionOf(setup);
  const rules = MODE_RULES[setup.mode][version - 1];
  if (rules === undefined) throw new RangeError(`no version ${version} of the mode ${setup.mode}`);
  return rules;
}
