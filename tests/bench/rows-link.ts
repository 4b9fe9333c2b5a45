/** The rows of links: one question after another, about equal tiles drawn by a fixed seed. */
import { arenaPlace } from '../../core/algorithms/arena.ts';
import { ALGORITHMS, type AlgorithmName } from '../../core/algorithms/published.ts';
import { LinkLine } from '../../core/engine/link-line.ts';
import { at } from '../../core/int32.ts';
import { arenaFor, drawEqualPairs, engineFor, type Position, RULES } from './boards.ts';
import type { Work } from './measure.ts';
import type { BenchRow } from './row.ts';

const QUERIES_PER_BOARD = 2_048;
/** So many that the processor cannot learn their order within a slice: the dearest way to be asked. */
const UNLEARNT_QUERIES = 65_536;

/** The rows of links between equal tiles, on half played boards. */
export function makeLinkRows(half: readonly Position[]): BenchRow[] {
  const { row, asked } = linkRow(half, 'link with its line', QUERIES_PER_BOARD);
  const long = linkRow(half, 'link with its line, order not to be learnt', UNLEARNT_QUERIES);
  return [
    {
      ...row,
      against: { name: 'by cases', work: asked('by-cases'), orientationNs: 250 },
      goal: { atLeastRatio: 14 },
    },
    {
      ...row,
      against: { name: 'breadth-first', work: asked('breadth-first'), orientationNs: 6_000 },
      goal: { atLeastRatio: 150 },
    },
    { ...row, against: { name: 'depth-first', work: asked('depth-first') } },
    { ...row, against: { name: 'cross scan', work: asked('cross-scan') } },
    { ...long.row, against: { name: 'by cases', work: long.asked('by-cases') } },
  ];
}

/** One row's subject over so many queries a board, and how to ask an algorithm the same. */
function linkRow(half: readonly Position[], work: string, count: number) {
  const queries = half.map((position, i) => drawEqualPairs(position, count, i));
  const subject = engineLinks(half, queries);
  const linked = half.reduce((sum, _, board) => sum + subject.run(board), 0);
  const row = {
    work,
    board: '20×20 half played, 42 kinds',
    subject,
    note: `${((100 * linked) / (half.length * count)).toFixed(1)} % of the pairs asked link`,
  };
  return { row, asked: (name: AlgorithmName): Work => algorithmLinks(half, queries, name) };
}

/**
 * The loop stands in `run` itself, and so it does for the algorithms: as a function of its own the compiler's middle tier
 * takes it into the closure that calls it and never hands it on to the last tier (22 ns a link instead of 14).
 */
function engineLinks(positions: readonly Position[], queries: readonly Int32Array[]): Work {
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
  positions: readonly Position[],
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
