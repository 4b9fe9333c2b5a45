/** Compares times between two sizes of the board: their growth, and the end of rows of one word. */

import { MoveList } from '../../core/engine/base/move-list.ts';
import type { Engine } from '../../core/engine/engine.ts';
import { type BoardSize, nameOfSize } from '../../core/lab/bench-tasks.ts';
import {
  dealtBoard,
  halfPlayedBoard,
  type MeasuredBoard,
  shuffledBoard,
} from '../../core/lab/measured-boards.ts';
import { batchOf, engineLoads, enginesReady } from './batch.ts';
import { drawPairsOfKinds, playedToDeath, playedToHalf } from './large-boards.ts';
import { linksAsked } from './links-asked.ts';
import { lazily, type Work } from './measure.ts';
import type { BenchRow, Goal } from './row.ts';
import { playByEngine } from './rows-load.ts';
import { squareSize } from './square-size.ts';
import { wideEngineFor } from './wide-engine-for.ts';

const SMALL = squareSize(32);
const LARGE = squareSize(256);
const AREA_FACTOR = (LARGE.width / SMALL.width) ** 2;
const SMALL_BOARDS = 16;
const LARGE_BOARDS = 2;
/** The last side whose rows fit one word, and the next one. */
const LAST_BIT_SIDE = squareSize(30);
const NEXT_SIDE = squareSize(32);
const STEP_BOARDS = 8;
const QUERIES = 8_192;

type Run = (engine: Engine, position: MeasuredBoard) => number;
const moves = new MoveList();

const listMoves: Run = (engine) => {
  engine.listMoves(moves);
  return moves.count;
};

/** Makes all rows; the boards are made here, outside what is measured. */
export function makeGrowthRows(): BenchRow[] {
  return [...growthRows(), ...stepRows()];
}

/**
 * Makes the rows of one algorithm's growth: both sides run on nearest obstacles. (Rows of bits are faster on the small board
 * alone, so a comparison with them would measure the change of tables and not the growth.)
 */
function growthRows(): BenchRow[] {
  const half = boardsOfBothSizes(playedToHalf);
  const dead = boardsOfBothSizes(playedToDeath);
  const games = boardsOfBothSizes(shuffledBoard);
  const ready = (run: Run) => (boards: Boards) =>
    lazily(() => enginesReady(boards(), (engine) => run(engine, { ...LARGE, cells: [] }), wideEngineFor));
  const asked = (boards: Boards) =>
    lazily(() => linksAsked(boards(), QUERIES, { makeEngine: wideEngineFor, drawPairs: drawPairsOfKinds }));
  const play = (boards: Boards) => lazily(() => engineLoads(boards(), playByEngine, wideEngineFor));
  return [
    growthRow('tables ready: link with its line', 'half played', half.map(asked), 0.26, '≤ 0.1'),
    growthRow('tables ready: all moves', 'half played', half.map(ready(listMoves)), 1.15, '≤ 1.15'),
    growthRow(
      'tables ready: dead test',
      'dead, nearly full',
      dead.map(ready((engine) => (engine.isDead() ? 1 : 0))),
      0.95,
      '≤ 0.9',
    ),
    growthRow('load and auto-play to the end', 'that can be cleared', games.map(play), 1.36, '≤ 1.2'),
  ];
}

/** The boards of either size, made when a work first wants them, once for all works. */
type Boards = () => readonly MeasuredBoard[];

function boardsOfBothSizes(make: (size: BoardSize, seed: number) => MeasuredBoard): readonly Boards[] {
  return [SMALL, LARGE].map((size, i) => {
    let boards: readonly MeasuredBoard[] | null = null;
    return () => {
      boards ??= batchOf((seed) => make(size, seed), countOf(i));
      return boards;
    };
  });
}

function countOf(index: number): number {
  return index === 0 ? SMALL_BOARDS : LARGE_BOARDS;
}

function growthRow(
  work: string,
  boards: string,
  [small, large]: readonly Work[],
  atMostExponent: number,
  toReach: string,
): BenchRow {
  if (small === undefined || large === undefined) throw new Error('two sizes are compared');
  return {
    work: `${work}: growth with the area`,
    board: `${nameOfSize(LARGE)} ${boards}`,
    subject: large,
    against: { name: `${nameOfSize(SMALL)}, same tables`, work: small, areaFactor: AREA_FACTOR },
    goal: { atMostExponent },
    toReach,
  };
}

/** From the largest board with rows of one word to the first with two. */
function stepRows(): BenchRow[] {
  const half = [LAST_BIT_SIDE, NEXT_SIDE].map((size) =>
    batchOf((seed) => halfPlayedBoard(size, seed), STEP_BOARDS),
  );
  const dealt = [LAST_BIT_SIDE, NEXT_SIDE].map((size) =>
    batchOf((seed) => dealtBoard(size, seed), STEP_BOARDS),
  );
  return [
    stepRow(
      'tables ready: link with its line',
      'half played',
      half.map((positions) => linksAsked(positions, QUERIES)),
      {
        atMostTimes: 2.5,
      },
    ),
    stepRow(
      'load and all moves',
      'half played',
      half.map((positions) =>
        engineLoads(positions, (engine, position) => {
          engine.load(position.cells);
          return listMoves(engine, position);
        }),
      ),
      { atMostTimes: 2.8 },
    ),
    stepRow(
      'load and auto-play to the end',
      'dealt',
      dealt.map((positions) => engineLoads(positions, playByEngine)),
      { atMostTimes: 2.5 },
    ),
  ];
}

function stepRow(work: string, boards: string, [last, next]: readonly Work[], goal: Goal): BenchRow {
  if (last === undefined || next === undefined) throw new Error('two sizes are compared');
  return {
    work: `${work}: the step to rows of two words`,
    board: `32×32 ${boards}`,
    subject: next,
    against: { name: '30×30', work: last },
    goal,
    toReach: '≤ 2.5',
  };
}
