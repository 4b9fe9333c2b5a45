/** A whole board played by an algorithm, with what each move cost. */

import type { TracedAlgorithm } from '../algorithms/pseudo-code.ts';
import { makeSearchGrid } from '../algorithms/trace.ts';
import { TRACED } from '../algorithms/traced.ts';
import { type Board, type Cells, countTiles, type Move, type Point } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import type { Rules } from '../rules/rules.ts';
import type { Progress } from '../solve/progress.ts';
import { sweepCorridors } from './sweep-corridors.ts';

/** One pair taken. */
export interface PlayedPair {
  readonly move: Move;
  /** The points at which its line turns, in order from the first tile. */
  readonly corners: readonly Point[];
  /** Cells examined to find it. */
  readonly looks: number;
  /** The other cells that the move changed, by gravity too, each with its content after it. */
  readonly changes: readonly (readonly [cell: number, kind: number])[];
}

/** A game to its end: cleared, or nothing links any more. */
export interface WholeGame {
  readonly by: TracedAlgorithm;
  readonly pairs: readonly PlayedPair[];
  readonly tilesLeft: number;
  /** Cells examined in all, those of the last search, which found nothing, included. */
  readonly looks: number;
}

/**
 * Plays until nothing links. A published algorithm takes the first pair in reading order that it finds; ours sweeps the
 * corridors, which is its own order. Progress counts cells examined.
 */
export function* playWholeGame(
  by: TracedAlgorithm,
  board: Board,
  rules: Rules,
): Generator<Progress, WholeGame> {
  const pairs: PlayedPair[] = [];
  let now = board;
  let looks = 0;
  for (;;) {
    const tried = by === 'by-corridors' ? findBySweep(now, rules) : yield* findByPairs(by, now, rules, looks);
    looks += tried.looks;
    if (tried.pair === null) return { by, pairs, tilesLeft: countTiles(now.cells), looks };
    const after = applyMove(now, rules, tried.pair.move);
    pairs.push({ ...tried.pair, looks: tried.looks, changes: changesBetween(now.cells, after.cells) });
    now = after;
    yield { nodes: looks };
  }
}

interface Tried {
  readonly pair: Pick<PlayedPair, 'move' | 'corners'> | null;
  readonly looks: number;
}

function* findByPairs(
  by: TracedAlgorithm,
  board: Board,
  rules: Rules,
  before: number,
): Generator<Progress, Tried> {
  const { cells } = board;
  const grid = makeSearchGrid(board, rules.border);
  let looks = 0;
  for (let a = 0; a < cells.length; a++) {
    if ((cells[a] ?? 0) <= 0) continue;
    for (let b = a + 1; b < cells.length; b++) {
      if (cells[b] !== cells[a]) continue;
      const trace = TRACED[by].trace(grid, pointAt(board, a), pointAt(board, b), rules.maxTurns);
      let step = trace.next();
      for (; step.done !== true; step = trace.next()) if (step.value.type === 'look') looks++;
      if (step.value !== null) return { pair: { move: [a, b], corners: step.value }, looks };
    }
    yield { nodes: before + looks };
  }
  return { pair: null, looks };
}

function findBySweep(board: Board, rules: Rules): Tried {
  const sweep = sweepCorridors(board, rules.border);
  let looks = 0;
  let step = sweep.next();
  for (; step.done !== true; step = sweep.next()) if (step.value.type === 'look') looks++;
  if (step.value === null) return { pair: null, looks };
  const move = step.value.tiles;
  return { pair: { move, corners: cornersOf(findLink(board, rules, ...move)?.line ?? []) }, looks };
}

function changesBetween(before: Cells, after: Cells): [cell: number, kind: number][] {
  return [...after.entries()].filter(([cell, kind]) => kind !== before[cell]);
}

/** The cells where a line turns. */
function cornersOf(line: readonly Point[]): Point[] {
  return line.filter(([x, y], index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (before === undefined || after === undefined) return false;
    return (before[0] === x) !== (after[0] === x) || (before[1] === y) !== (after[1] === y);
  });
}
