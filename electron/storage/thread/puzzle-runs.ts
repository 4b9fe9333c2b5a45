/**
 * Streaks and storms: the storage begins them, hands out their puzzles one by one in an order of its own, and counts what the
 * answers prove. A window that answers another puzzle, or goes on when a run is over, is refused. Only the time of a storm is
 * the window's claim.
 */
import { randomUUID } from 'node:crypto';
import type { BridgeError } from '../../../core/contract/contract.ts';
import type { RunState, SentAnswer } from '../../../core/contract/puzzle-channels.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import type { PuzzleResult } from '../../../core/review/puzzles/puzzle-answer.ts';
import type { PuzzleRun } from '../../../core/review/puzzles/puzzle-record.ts';
import {
  isEndedByMistakes,
  isRunWay,
  type RunWay,
  runVersionOf,
} from '../../../core/review/puzzles/puzzle-run.ts';
import { orderOfRun } from '../../../core/review/puzzles/run-puzzles.ts';
import type { Storage } from '../base/storage.ts';
import { momentOf, type OnDamage } from '../base/stored-value.ts';
import { nameOf, readPuzzles } from '../tables/puzzles/puzzles-table.ts';
import { findRun, forgetRun, openRuns, putRun, type RunRow } from '../tables/puzzles/runs-table.ts';

/** The puzzle of a run after so many answers; null when there are no more. */
function puzzleAt(
  { way, version, id }: Pick<RunRow, 'way' | 'version' | 'id'>,
  place: number,
): string | null {
  return orderOfRun(way, version, id)[place]?.id ?? null;
}

/** A run as the window is told of it. */
export function stateOf({ id, version, solved, failed, next }: RunRow): RunState {
  return { runId: id, version, solved, failed, next };
}

/** Goes on with the streak that was left, or begins one; begins a storm and ends the one before. */
export function beginRun(storage: Storage, way: RunWay, onDamage: OnDamage): RunState {
  const { database } = storage;
  return database
    .transaction(() => stateOf(way === 'streak' ? streakOf(storage, onDamage) : newStorm(storage)))
    .immediate();
}

function streakOf(storage: Storage, onDamage: OnDamage): RunRow {
  const { database, now } = storage;
  const going = readPuzzles(database, now(), onDamage).streak;
  const known = going === null ? null : findRun(database, going.runId);
  if (known !== null && known.next !== null) return known;
  const older = going === null ? null : olderStreak(going, now());
  if (older !== null && older.next !== null) return keptRun(storage, older);
  // One that was begun and has no answer yet stands at its first puzzle.
  const unanswered = openRuns(database, 'streak').find(({ solved, failed }) => solved + failed === 0);
  return unanswered ?? keptRun(storage, newRun('streak', now()));
}

/**
 * A streak that was begun before the storage kept them, or on another machine, whose row only says its version: it goes on
 * where it stood.
 */
function olderStreak({ runId, version, solved, failed }: PuzzleRun, nowMs: number): RunRow {
  const run = { id: runId, way: 'streak', version } as const;
  return { ...run, solved, failed, next: puzzleAt(run, solved + failed), begunAt: momentOf(nowMs) };
}

function newStorm(storage: Storage): RunRow {
  const { database, now } = storage;
  for (const before of openRuns(database, 'storm')) {
    if (before.solved + before.failed === 0) forgetRun(database, before.id);
    else putRun(database, { ...before, next: null });
  }
  return keptRun(storage, newRun('storm', now()));
}

function newRun(way: RunWay, nowMs: number): RunRow {
  const run = { id: randomUUID(), way, version: runVersionOf(way) };
  return { ...run, solved: 0, failed: 0, next: puzzleAt(run, 0), begunAt: momentOf(nowMs) };
}

function keptRun({ database }: Storage, run: RunRow): RunRow {
  putRun(database, run);
  return run;
}

/**
 * The run that an answer belongs to, null for one of no run, and why it is refused: its puzzle has to be the one that is
 * handed out.
 */
export function runOfAnswer(
  { database }: Storage,
  { way, runId, position }: SentAnswer,
): Result<RunRow | null, BridgeError> {
  if (!isRunWay(way)) return runId === null ? ok(null) : refuse('puzzle-not-handed-out', 'puzzle: of no run');
  const run = runId === null ? null : findRun(database, runId);
  if (run === null || run.way !== way) return refuse('puzzle-not-handed-out', `puzzle: no such ${way}`);
  if (run.next === null) return refuse('puzzle-run-over', `puzzle: ${way}`);
  return run.next === nameOf(position) ? ok(run) : refuse('puzzle-not-handed-out', 'puzzle: another puzzle');
}

/** Counts an answer in its run and hands out the next puzzle; call it within the transaction that keeps the answer. */
export function countAnswer({ database }: Storage, run: RunRow, result: PuzzleResult): RunRow {
  const solved = run.solved + (result === 'solved' ? 1 : 0);
  const failed = run.failed + (result === 'solved' ? 0 : 1);
  const isOver = isEndedByMistakes(run.way, run.version, failed);
  const next = isOver ? null : puzzleAt(run, solved + failed);
  const counted = { ...run, solved, failed, next };
  putRun(database, counted);
  return counted;
}
