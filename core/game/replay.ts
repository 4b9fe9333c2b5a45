/** A journal played through again: for storage, which proves what it keeps, for the worker, for tests. */
import { err, ok, type Result } from '../result.ts';
import { runToEnd } from '../solve/progress.ts';
import { boardHashOf, type Game, type GameError, type GameEvent } from './play/game.ts';
import { applyEntry, startGame } from './play/play.ts';
import type { Entry, GameSetup } from './setup/entry.ts';
import { isKnownSetup } from './setup/versions.ts';

/** A row of a journal: what happened, and the board that it led to. */
export interface ReplayRow {
  readonly entry: Entry;
  readonly boardHash: string;
}

/** An entry that was replayed: the games before and after it, and what happened between. */
export interface ReplayStep {
  readonly index: number;
  readonly entry: Entry;
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

/** Is called with each step of a replay, in order. */
export type VisitStep = (step: ReplayStep) => void;

/** The progress of a replay, in entries. */
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
export const replay: (
  setup: GameSetup,
  rows: readonly ReplayRow[],
  visit?: VisitStep,
) => Generator<ReplayProgress, Result<Game, ReplayError>> = replayInSteps;

/** The same in one go. */
export function replayWhole(
  setup: GameSetup,
  rows: readonly ReplayRow[],
  visit?: VisitStep,
): Result<Game, ReplayError> {
  return runToEnd(replayInSteps(setup, rows, visit));
}

/** The same from entries without the boards that they led to: the game alone says whether they fit. */
export function replayEntries(
  setup: GameSetup,
  entries: readonly Entry[],
  visit?: VisitStep,
): Result<Game, ReplayError> {
  const rows = entries.map((entry) => ({ entry, boardHash: null }));
  return runToEnd(replayInSteps(setup, rows, visit));
}

function* replayInSteps(
  setup: GameSetup,
  rows: readonly { readonly entry: Entry; readonly boardHash: string | null }[],
  visit?: VisitStep,
): Generator<ReplayProgress, Result<Game, ReplayError>> {
  if (!isKnownSetup(setup)) return err({ index: -1, error: { code: 'unknown-version' } });
  let game = startGame(setup);
  for (const [index, { entry, boardHash }] of rows.entries()) {
    const step = applyEntry(game, entry);
    if (!step.ok) return err({ index, error: step.error });
    const before = game;
    game = step.value.game;
    if (boardHash !== null && boardHashOf(game) !== boardHash)
      return err({ index, error: { code: 'board-hash-mismatch' } });
    visit?.({ index, entry, before, after: game, events: step.value.events });
    yield { done: index + 1, total: rows.length };
  }
  return ok(game);
}
