/** A journal played through again: for storage, which proves what it keeps, for the worker, for tests. */
import { err, ok, type Result } from '../result.ts';
import type { Entry, GameSetup } from './entry.ts';
import { boardHashOf, type Game, type GameError } from './game.ts';
import { applyEntry, startGame } from './play.ts';
import { isKnownSetup } from './versions.ts';

/** A row of a journal: what happened, and the board that it led to. */
export interface ReplayRow {
  readonly entry: Entry;
  readonly boardHash: string;
}

/** How far a replay is, in entries. */
export interface ReplayProgress {
  readonly done: number;
  readonly total: number;
}

/** The first row that does not fit, -1 for the setup, and why. */
export interface ReplayError {
  readonly index: number;
  readonly error: GameError | { readonly code: 'unknown-version' | 'board-hash-mismatch' };
}

/**
 * The game that a setup and the rows of its journal give, or the first row that does not fit. The deal of the setup
 * must have passed `checkDeal`. One entry a step, each linear in the area of its board; what is kept of it is said in
 * `GameTree`.
 */
export function* replay(
  setup: GameSetup,
  rows: readonly ReplayRow[],
): Generator<ReplayProgress, Result<Game, ReplayError>> {
  if (!isKnownSetup(setup)) return err({ index: -1, error: { code: 'unknown-version' } });
  let game = startGame(setup);
  for (const [index, { entry, boardHash }] of rows.entries()) {
    const step = applyEntry(game, entry);
    if (!step.ok) return err({ index, error: step.error });
    game = step.value.game;
    if (boardHashOf(game) !== boardHash) return err({ index, error: { code: 'board-hash-mismatch' } });
    yield { done: index + 1, total: rows.length };
  }
  return ok(game);
}

/** The same in one go. */
export function replayWhole(setup: GameSetup, rows: readonly ReplayRow[]): Result<Game, ReplayError> {
  const steps = replay(setup, rows);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
