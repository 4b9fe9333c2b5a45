/** Lookups in the records of the modes by a game's setup. */

import { MODES, type Mode } from '../modes/table.ts';
import type { GameSetup } from './entry.ts';

/** The version of its mode's rules that a game is played under. Games from before modes had versions are of the first. */
export function modeVersionOf({ modeVersion = 1 }: Pick<GameSetup, 'modeVersion'>): number {
  return modeVersion;
}

/** The version that new games of a mode are played under. */
export function newestVersionOf(mode: Mode): number {
  return MODES[mode].rankedVersions.at(-1)?.at(-1) ?? 1;
}

/**
 * Returns the version that a new game on the boards of `version` is played under: the newest whose scores compare with it, as
 * later ones may have other boards.
 */
export function versionAnew(mode: Mode, version: number): number {
  return rankedTogether(mode, version).at(-1) ?? version;
}

/** Returns whether this program has the rules of a game. */
export function hasRules(setup: Pick<GameSetup, 'mode' | 'modeVersion'>): boolean {
  return MODES[setup.mode].rankedVersions.flat().includes(modeVersionOf(setup));
}

/** The versions of a mode whose scores stand in one table with those of `version`; ascending, at least one. */
export function rankedTogether(mode: Mode, version: number): readonly number[] {
  return MODES[mode].rankedVersions.find((versions) => versions.includes(version)) ?? [version];
}
