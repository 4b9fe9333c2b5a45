/**
 * Counts the boards that a player's question decides in so many seconds: seed 1 for all of them, and from 0.35 s on a second
 * search with seed 2, as the window starts one where there is a processor for it. Both are counted by processor time, one
 * after the other, so that a busy machine takes nothing from them. A board counts once either has decided it.
 */

import { prove } from '../../core/solve/prove.ts';
import type { BenchResult } from './row.ts';
import { boardOf, nameOf, processorMs, rulesOf, type SolveRow } from './rows-solve.ts';

const UNBOUNDED = 1_000_000_000;
const SECOND_AFTER_MS = 350;

export function workOfSeconds(seconds: number): string {
  return `solve, % decided in ${seconds} s`;
}

/** The share with one seed stands in the board's name, that with two in `ratio`. */
export function measureSecondsRow(row: SolveRow, boards: number, seconds: number): BenchResult {
  const limitMs = 1_000 * seconds;
  let first = 0;
  let either = 0;
  const start = processorMs();
  for (let seed = 1; seed <= boards; seed++) {
    const isDecided = decides(row, seed, 1, limitMs);
    if (isDecided) first++;
    if (isDecided || decides(row, seed, 2, limitMs - SECOND_AFTER_MS)) either++;
  }
  const percent = (count: number) => (100 * count) / boards;
  return {
    work: workOfSeconds(seconds),
    board: `${nameOf(row)}: ${percent(first).toFixed(1)} % with one seed, of ${boards}`,
    ns: ((processorMs() - start) * 1e6) / boards,
    against: null,
    againstNs: null,
    ratio: percent(either),
    goal: null,
    toReach: row.toReach ?? null,
    ok: true,
  };
}

function decides(row: SolveRow, board: number, seed: number, limitMs: number): boolean {
  const start = processorMs();
  const search = prove(boardOf(row, board), rulesOf(row), { nodeLimit: UNBOUNDED, seed });
  let step = search.next();
  while (!step.done && processorMs() - start < limitMs) step = search.next();
  return step.done === true;
}
