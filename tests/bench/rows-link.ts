/** The rows of links: one question after another, about equal tiles drawn by a fixed seed. */
import { arenaPlace } from '../../core/algorithms/arena.ts';
import { ALGORITHM_NAMES, ALGORITHMS, type AlgorithmName } from '../../core/algorithms/published.ts';
import { LinkLine } from '../../core/engine/base/link-line.ts';
import { at } from '../../core/int32.ts';
import { type BoardSize, nameOfSize, SIZES } from '../../core/lab/bench-tasks.ts';
import {
  arenaFor,
  drawEqualPairs,
  engineFor,
  halfPlayedBoard,
  type MeasuredBoard,
  RULES,
} from '../../core/lab/measured-boards.ts';
import type { Work } from './measure.ts';
import type { BenchRow } from './row.ts';
import { squareSize } from './square-size.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** So many that the processor cannot learn the order in which they come. */
const QUERIES = 32_768;

/** Beyond the ordinary sizes one opponent is enough: the fastest. */
const LARGER_SIZES = [squareSize(32), squareSize(64)];

/**
 * Nine tenths of the least that a machine measured, quiet and busy, at 18×8, 20×20 and 30×16, of one algorithm at 32×32 and 64×64
 * too; an algorithm without has to be slower than ours.
 */
const FLOORS: Readonly<Partial<Record<AlgorithmName, readonly number[]>>> = {
  'by-cases': [3.3, 5.3, 6.1, 5.2, 7],
  'breadth-first': [35, 55, 65],
  'depth-first': [36, 58, 71],
  'cross-scan': [5.2, 10.6, 13],
};

/** The rows of links between equal tiles, on half played boards. */
export function makeLinkRows(): BenchRow[] {
  return [
    ...SIZES.flatMap((size, index) => linkRows(size, index, ALGORITHM_NAMES)),
    ...LARGER_SIZES.flatMap((size, index) => linkRows(size, SIZES.length + index, ['by-cases'])),
  ];
}

function linkRows(size: BoardSize, index: number, names: readonly AlgorithmName[]): BenchRow[] {
  const half = SEEDS.map((seed) => halfPlayedBoard(size, seed));
  const queries = half.map((position, i) => drawEqualPairs(position, QUERIES, i));
  const subject = engineLinks(half, queries);
  const linked = half.reduce((sum, _, board) => sum + subject.run(board), 0);
  const row = {
    work: 'tables ready: link with its line',
    board: `${nameOfSize(size)} half played`,
    subject,
    note: `${((100 * linked) / (half.length * QUERIES)).toFixed(1)} % of the pairs asked link`,
  };
  return names.map((name) => ({
    ...row,
    against: { name: name.replace('-', ' '), work: algorithmLinks(half, queries, name) },
    goal: { atLeastRatio: FLOORS[name]?.[index] ?? 1 },
  }));
}
/**
 * The loop stands in `run` itself, and so it does for the algorithms: as a function of its own the compiler's middle tier
 * takes it into the closure that calls it and never hands it on to the last tier (22 ns a link instead of 14).
 */
function engineLinks(positions: readonly MeasuredBoard[], queries: readonly Int32Array[]): Work {
  const line = new LinkLine();
  const engines = positions.map((position) => engineFor(position));
  const run = (round: number): number => {
    const engine = engines[round % engines.length];
    const pairs = queries[round % engines.length];
    if (engine === undefined || pairs === undefined) return 0;
    let linked = 0;
    for (let i = 0; i < pairs.length; i += 2) {
      if (engine.drawLink(at(pairs, i), at(pairs, i + 1), line)) linked++;
    }
    return linked;
  };
  return { operations: queryCount(queries), run };
}

function queryCount(queries: readonly Int32Array[]): number {
  return (queries[0]?.length ?? 0) / 2;
}

function algorithmLinks(
  positions: readonly MeasuredBoard[],
  queries: readonly Int32Array[],
  name: AlgorithmName,
): Work {
  const boards = positions.map((position, board) => {
    const arena = arenaFor(position);
    const find = ALGORITHMS[name].makeFind(arena, RULES.maxTurns);
    const pairs = queries[board]?.map((cell) => arenaPlace(arena, cell)) ?? new Int32Array(0);
    return { arena, find, pairs };
  });
  const run = (round: number): number => {
    const board = boards[round % boards.length];
    if (board === undefined) return 0;
    const { arena, find, pairs } = board;
    let linked = 0;
    for (let i = 0; i < pairs.length; i += 2) {
      if (find(arena, at(pairs, i), at(pairs, i + 1)) !== null) linked++;
    }
    return linked;
  };
  return { operations: queryCount(queries), run };
}
