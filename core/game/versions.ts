/**
 * The versions that a game is played and counted under. A setup carries them, the fold branches on them, and an unfinished
 * game ends under its own. What was stored before a version existed lacks the field and is of version 1; stored text is
 * never rewritten, so its checksums and hashes stay what they are.
 */
import type { DealRecord, GameSetup } from './entry.ts';
import { SCORE_VERSION, SCORE_VERSIONS } from './score.ts';

/** What new games are played under. */
const MODE_VERSION = 2;
/**
 * The versions of the modes' rules, the newest last: countdown, plans of the levels, what ends a game and how, what mercy
 * does to a combo. Whatever changes the course of any journal makes a new version.
 *
 * 1: the first.
 * 2: a board that auto-play finished, or took most pairs of, is shown and not won.
 */
const MODE_VERSIONS: readonly number[] = [1, MODE_VERSION];

/** The version of its mode's rules that a game is played under. */
export function modeVersionOf({ modeVersion = 1 }: Pick<GameSetup, 'modeVersion'>): number {
  return modeVersion;
}

/** The version of the measure that a deal's difficulty was taken with. */
export function measureVersionOf({ measureVersion = 1 }: Pick<DealRecord, 'measureVersion'>): number {
  return measureVersion;
}

/**
 * The seed that the levels after the first are planned from. Runs from before it was recorded took the seed that their first
 * deal ended up with; the seed that this one was planned from is not known of them.
 */
export function runSeedOf({ runSeed, deal }: Pick<GameSetup, 'runSeed' | 'deal'>): number {
  return runSeed ?? deal.seed;
}

/** What a new game starts from: under the newest versions. */
export function makeSetup({ mode, deal, runSeed }: Pick<GameSetup, 'mode' | 'deal' | 'runSeed'>): GameSetup {
  const versions = { modeVersion: MODE_VERSION, scoreVersion: SCORE_VERSION };
  return { mode, ...versions, ...(runSeed === undefined ? {} : { runSeed }), deal };
}

/** Whether this program has the rules and the score table of a game. */
export function isKnownSetup(setup: GameSetup): boolean {
  return MODE_VERSIONS.includes(modeVersionOf(setup)) && SCORE_VERSIONS.includes(setup.scoreVersion);
}

/** Whether a game says that it is under the newest versions, as a new one must. */
export function isNewestSetup(setup: GameSetup): boolean {
  return setup.modeVersion === MODE_VERSION && setup.scoreVersion === SCORE_VERSION;
}
