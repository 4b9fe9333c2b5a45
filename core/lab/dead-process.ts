/** The dead test step by step: pair by pair as published, and ours, linear in the area, by corridors. */

import { makeSearchGrid, type TraceStep } from '../algorithms/trace.ts';
import { traceBreadthFirst } from '../algorithms/trace-breadth-first.ts';
import { traceByCases } from '../algorithms/trace-by-cases.ts';
import { type Board, countTiles } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import { findLink } from '../rules/link.ts';
import type { Rules } from '../rules/rules.ts';
import type { LabAnswer, LabStep } from './lab-step.ts';
import { sweepCorridors } from './sweep-corridors.ts';

type Process = Generator<LabStep, void>;

/** The answers of the process: for a pair that links, and for a board without one. */
interface Sayings {
  readonly found: LabAnswer;
  readonly dead: LabAnswer;
}

const AS_TEST: Sayings = { found: 'alive', dead: 'dead' };
const AS_HINT: Sayings = { found: 'hint-first', dead: 'dead' };

/** Every pair of equal tiles in reading order, each searched *by cases*, until one links. */
export function deadByPairs(board: Board, rules: Rules): Process {
  return eachPair(board, rules, AS_TEST);
}

/** The same search taken as a hint, as it is published: the first pair that links. */
export function hintByFirstPair(board: Board, rules: Rules): Process {
  return eachPair(board, rules, AS_HINT);
}

function* eachPair(board: Board, rules: Rules, sayings: Sayings): Process {
  const { cells } = board;
  const grid = makeSearchGrid(board, rules.border);
  const search = rules.maxTurns > 2 ? traceBreadthFirst : traceByCases;
  for (let a = 0; a < cells.length; a++) {
    if ((cells[a] ?? 0) <= 0) continue;
    yield { type: 'line', line: 'tile' };
    for (let b = a + 1; b < cells.length; b++) {
      if (cells[b] !== cells[a]) continue;
      yield { type: 'pair', line: 'partner', pair: [a, b] };
      const answer = yield* atLine(
        'linked',
        search(grid, pointAt(board, a), pointAt(board, b), rules.maxTurns),
      );
      if (answer === null) continue;
      yield* found(board, rules, a, b, 'linked');
      yield { type: 'end', line: 'linked', answer: sayings.found, cells: [a, b] };
      return;
    }
  }
  yield { type: 'end', line: 'dead', answer: countTiles(cells) === 0 ? 'cleared' : sayings.dead, cells: [] };
}

/** A search for a pair as one line of a longer process. */
function* atLine<T>(line: string, trace: Generator<TraceStep, T>): Generator<LabStep, T> {
  for (;;) {
    const step = trace.next();
    if (step.done === true) return step.value;
    if (step.value.type !== 'line') yield { ...step.value, line };
  }
}

/** Ours, for two turns: no pair is tested by itself. Linear in the area, however many tiles a picture has. */
export function* deadByCorridors(board: Board, rules: Rules): Process {
  const pair = yield* sweepCorridors(board, rules.border);
  if (pair === null) {
    yield {
      type: 'end',
      line: 'dead',
      answer: countTiles(board.cells) === 0 ? 'cleared' : 'dead',
      cells: [],
    };
    return;
  }
  const [a, b] = pair.tiles;
  yield* found(board, rules, a, b, pair.line);
  yield { type: 'end', line: pair.line, answer: 'alive', cells: [a, b] };
}

function* found(board: Board, rules: Rules, a: number, b: number, line: string): Process {
  const link = findLink(board, rules, a, b);
  yield { type: 'link', line, pair: [a, b], path: link?.line ?? [] };
}
