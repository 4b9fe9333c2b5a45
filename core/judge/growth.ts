/** Measures searches on growing boards: questions of different sizes, and the cells that each algorithm examines to answer. */

import { arenaPlace, makeArena } from '../algorithms/arena.ts';
import type { TracedAlgorithm } from '../algorithms/pseudo-code.ts';
import { ALGORITHMS } from '../algorithms/published.ts';
import { makeSearchGrid } from '../algorithms/trace.ts';
import { TRACED } from '../algorithms/traced.ts';
import { findFirstPair } from '../algorithms/whole-board.ts';
import { pointAt } from '../board/point-at.ts';
import { loadedEngine } from '../engine/loaded-engine.ts';
import { fullDeadBoard } from '../lab/measured-boards.ts';
import { sweepCorridors } from '../lab/sweep-corridors.ts';
import { boardOf, type GrowingTask, type JudgeQuestion, type QuestionGrid } from './question.ts';
import { rulesOf } from './truth.ts';

/** An empty square but for two tiles of kind 1, of which the last is walled in: no line joins them, so no search ends early. */
export function wideOpen(side: number): QuestionGrid {
  const cells = Array.from({ length: side * side }, () => 0);
  const b = (side - 2) * side + side - 2;
  cells[0] = 1;
  cells[b] = 1;
  for (const beside of [b + 1, b - 1, b + side, b - side]) cells[beside] = 2;
  return { width: side, height: side, cells };
}

/** Of every hundred cells so many hold a tile on a board that is called nearly full. */
const NEARLY_FULL_PERCENT = 85;

const MOST_SEEDS = 1_000;

/** The first board, by its seed, that died so early. On a side below 8 there may be none. */
function nearlyFullDeadBoard(side: number): QuestionGrid {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const board = fullDeadBoard({ width: side, height: side, kinds: 1 }, seed);
    const tiles = board.cells.filter((kind) => kind > 0).length;
    if (100 * tiles >= NEARLY_FULL_PERCENT * side * side) return board;
  }
  throw new Error(`no nearly full dead board with a side of ${side}`);
}

/** Of `link` the wide open square, of `dead` a dead board nearly full with four tiles of each kind, on a side of 8 or more. */
export function growthQuestion(task: GrowingTask, side: number): JudgeQuestion {
  const rules = { task, maxTurns: 2, border: 'open' } as const;
  if (task === 'dead') {
    const { width, height, cells } = nearlyFullDeadBoard(side);
    return { ...rules, width, height, cells, pair: null };
  }
  const grid = wideOpen(side);
  return { ...rules, ...grid, pair: [0, grid.cells.lastIndexOf(1)] };
}

/** Cells that an algorithm examines to answer; the dead tests of the published ones ask pair by pair. */
export function looksOf(name: TracedAlgorithm, question: JudgeQuestion): number {
  const { border, maxTurns, pair, cells } = question;
  const board = boardOf(question);
  if (question.task === 'dead' && name === 'by-corridors') return countLooks(sweepCorridors(board, border));
  const grid = makeSearchGrid(board, border);
  const looks = (a: number, b: number) =>
    countLooks(TRACED[name].trace(grid, pointAt(question, a), pointAt(question, b), maxTurns));
  if (pair !== null) return looks(...pair);
  let sum = 0;
  for (let a = 0; a < cells.length; a++) {
    if ((cells[a] ?? 0) <= 0) continue;
    for (let b = a + 1; b < cells.length; b++) if (cells[b] === cells[a]) sum += looks(a, b);
  }
  return sum;
}

function countLooks(steps: Iterable<{ readonly type: string }>): number {
  let count = 0;
  for (const { type } of steps) if (type === 'look') count++;
  return count;
}

/** Answers a question once by an algorithm in its plain form, for the clock: true for yes. */
export function makeRun(name: TracedAlgorithm, question: JudgeQuestion): () => boolean {
  const { width, height, cells, border, maxTurns, pair } = question;
  if (name === 'by-corridors') {
    const engine = loadedEngine(boardOf(question), rulesOf(question));
    return () => {
      engine.load(cells);
      return pair === null ? engine.isDead() : engine.canLink(...pair);
    };
  }
  const arena = makeArena(width, height, cells, border);
  const find = ALGORITHMS[name].makeFind(arena, maxTurns);
  if (pair === null) return () => findFirstPair(find, arena) === null;
  const [a, b] = pair.map((cell) => arenaPlace(arena, cell));
  return () => find(arena, a ?? 0, b ?? 0) !== null;
}
