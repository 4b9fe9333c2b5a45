/**
 * The versions that a game is played and counted under. A setup carries them, the fold branches on them, and an unfinished
 * game ends under its own. What was stored before a version existed lacks the field and is of version 1; stored text is
 * never rewritten, so its checksums and hashes stay what they are.
 */
import { MODES } from '../modes/table.ts';
import type { DealRecord, GameSetup } from './entry.ts';
import { hasRules, newestVersionOf, versionAnew } from './mode-of.ts';
import { SCORE_VERSION, SCORE_VERSIONS } from './score.ts';

/** The version of the measure that a deal's difficulty was taken with. */
export function measureVersionOf({ measureVersion = 1 }: Pick<DealRecord, 'measureVersion'>): number {
  return measureVersion;
}

/** Makes the setup of a new game, under the newest versions, or the newest rules of the same boards as `version`. */
export function makeSetup(
  from: Pick<GameSetup, 'mode' | 'deal' | 'runSeed' | 'boardId' | 'onItsDay'>,
  version = newestVersionOf(from.mode),
): GameSetup {
  const { mode, runSeed, boardId, onItsDay, deal } = from;
  return {
    mode,
    modeVersion: versionAnew(mode, version),
    scoreVersion: SCORE_VERSION,
    ...(runSeed === undefined ? {} : { runSeed }),
    ...(boardId === undefined ? {} : { boardId }),
    ...(onItsDay === undefined ? {} : { onItsDay }),
    deal,
  };
}

/** Returns whether this program has the rules and the score table of a game. */
export function isKnownSetup(setup: GameSetup): boolean {
  return hasRules(setup) && SCORE_VERSIONS.includes(setup.scoreVersion);
}

/**
 * Returns whether a new game may name these versions: the newest, and in a mode whose runs are shared also the newest of an
 * earlier table of scores, as a code of an earlier run names its boards.
 */
export function isNewSetup(setup: GameSetup): boolean {
  const { mode, modeVersion, scoreVersion } = setup;
  if (scoreVersion !== SCORE_VERSION || modeVersion === undefined || !hasRules(setup)) return false;
  const like = MODES[mode].shares === 'run' ? modeVersion : newestVersionOf(mode);
  return modeVersion === versionAnew(mode, like);
}
