/**
 * Encodes a run that is planned from its run seed as symbols of a share code: the boards follow from mode and
 * seed.
 */

import { MODE_IDS } from '../game/modes/mode-ids.ts';
import { MODES, type Mode } from '../game/modes/table.ts';
import type { GameSetup } from '../game/setup/entry.ts';
import { hasRules, newestVersionOf } from '../game/setup/mode-of.ts';
import { ok, type Result } from '../result.ts';
import { type CodeError, refuseCode } from './code-error.ts';
import { readSymbols, writeFixed, writeNumber, writeText } from './symbol-stream.ts';

/** A run of a mode, under a version of the mode's rules. The seed is unsigned 32-bit. */
export interface SharedRun {
  readonly mode: Mode;
  readonly modeVersion: number;
  readonly runSeed: number;
}

const MAX_MODE_BYTES = 40;
const MAX_MODE_VERSION = 1_000;
const MAX_SEED = 0xffff_ffff;
/** 35 bits, for a seed of 32. */
const SEED_SYMBOLS = 7;

/** The run of a game, null where its boards do not follow from a seed that is known. */
export function sharedRunOf({ mode, modeVersion = 1, runSeed }: GameSetup): SharedRun | null {
  const isRun = MODES[mode].shares === 'run' && runSeed !== undefined;
  return isRun ? { mode, modeVersion, runSeed } : null;
}

/** The same run always gives the same symbols. */
export function writeRun({ mode, modeVersion, runSeed }: SharedRun): number[] {
  return [...writeText(mode), ...writeNumber(modeVersion), ...writeFixed(runSeed, SEED_SYMBOLS)];
}

/** Reads a run that can be played here: under any rules that this program has. */
export function readRun(symbols: readonly number[]): Result<SharedRun, CodeError> {
  const reader = readSymbols(symbols);
  const id = reader.text(MAX_MODE_BYTES);
  const modeVersion = reader.number(MAX_MODE_VERSION);
  const runSeed = reader.fixed(SEED_SYMBOLS);
  const mode = MODE_IDS.find((each) => each === id);
  if (modeVersion === null || modeVersion === 0 || runSeed === null || runSeed > MAX_SEED)
    return refuseCode('code-bad-content');
  if (mode === undefined || MODES[mode].shares !== 'run') return refuseCode('code-bad-content');
  if (!hasRules({ mode, modeVersion }))
    return refuseCode('code-other-rules', { version: modeVersion, ours: newestVersionOf(mode) });
  return ok({ mode, modeVersion, runSeed });
}
