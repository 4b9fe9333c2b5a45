/**
 * The rows of boards with sides of 31 to 64, whose engine has words of bits, beside the tables that every size has: no question
 * may take longer than on these.
 */

import { MoveList } from '../../core/engine/base/move-list.ts';
import type { Engine } from '../../core/engine/engine.ts';
import { nameOfSize } from '../../core/lab/bench-tasks.ts';
import {
  dealtBoard,
  engineFor,
  fullDeadBoard,
  halfPlayedBoard,
  type MeasuredBoard,
} from '../../core/lab/measured-boards.ts';
import { batchOf, engineLoads } from './batch.ts';
import { linksAsked } from './links-asked.ts';
import type { Work } from './measure.ts';
import type { BenchRow } from './row.ts';
import { playByEngine } from './rows-load.ts';
import { squareSize } from './square-size.ts';
import { wideEngineFor } from './wide-engine-for.ts';

const SIDES = [32, 64];
const BOARDS = 4;
const QUERIES = 8_192;
const moves = new MoveList();

type Run = (engine: Engine, position: MeasuredBoard) => number;

const load: Run = (engine, { cells }) => {
  engine.load(cells);
  return engine.tiles;
};

const listMoves: Run = (engine, { cells }) => {
  engine.load(cells);
  engine.listMoves(moves);
  return moves.count;
};

const testDead: Run = (engine, { cells }) => {
  engine.load(cells);
  return engine.isDead() ? 1 : 0;
};

/** Makes all rows; the boards are made here, outside what is measured. */
export function makeWordRows(): BenchRow[] {
  return SIDES.flatMap((side) => {
    const size = squareSize(side);
    const half = batchOf((seed) => halfPlayedBoard(size, seed), BOARDS);
    const dead = batchOf((seed) => fullDeadBoard(size, seed), BOARDS);
    const dealt = batchOf((seed) => dealtBoard(size, seed), BOARDS);
    const both = (positions: readonly MeasuredBoard[], run: Run) =>
      [engineFor, wideEngineFor].map((make) => engineLoads(positions, run, make));
    const row = (work: string, boards: string, works: readonly Work[], atMostTimes: number): BenchRow => {
      const [subject, opponent] = works;
      if (subject === undefined || opponent === undefined) throw new Error('two engines are compared');
      if (subject.run(0) !== opponent.run(0)) throw new Error(`${work}: the two engines differ`);
      const against = { name: 'the tables of any size', work: opponent };
      return { work, board: `${nameOfSize(size)} ${boards}`, subject, against, goal: { atMostTimes } };
    };
    const links = [engineFor, wideEngineFor].map((make) => linksAsked(half, QUERIES, { makeEngine: make }));
    return [
      row('tables ready: link with its line', 'half played', links, 0.66),
      row('load', 'half played', both(half, load), 0.34),
      row('load and all moves', 'half played', both(half, listMoves), 1.31),
      row('load and dead test', 'dead, nearly full', both(dead, testDead), 0.73),
      row('load and auto-play to the end', 'dealt', both(dealt, playByEngine), 0.6),
    ];
  });
}
