/** The rows of the rules engine: links, all moves, the dead test, whole games. */
import { type Arena, arenaPlace, makeArena } from '../../core/algorithms/arena.ts';
import { findByCases } from '../../core/algorithms/by-cases.ts';
import { ALGORITHMS, type AlgorithmName, type FindCorners } from '../../core/algorithms/published.ts';
import { autoPlay, findAllPairs, findFirstPair } from '../../core/algorithms/whole-board.ts';
import { LinkLine } from '../../core/rules/engine-line.ts';
import { MoveList } from '../../core/rules/engine-moves.ts';
import {
  deadBoard,
  drawEqualPairs,
  engineFor,
  halfPlayedBoard,
  KINDS,
  type Position,
  RULES,
  shuffledBoard,
} from './boards.ts';
import type { Work } from './measure.ts';
import type { BenchRow } from './row.ts';

const SMALL = 20;
const LARGE = 100;
const AREA_FACTOR = (LARGE / SMALL) ** 2;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const LARGE_SEEDS = [1, 2];
const QUERIES_PER_BOARD = 4_096;

const byCases: FindCorners = (arena, a, b) => findByCases(arena, a, b, RULES.maxTurns);

function arenaFor({ side, cells }: Position): Arena {
  return makeArena(side, side, cells, RULES.border);
}

/** Makes all rows; the boards are made here, outside what is measured. */
export function makeRulesRows(): BenchRow[] {
  const half = SEEDS.map((seed) => halfPlayedBoard(SMALL, seed));
  const largeHalf = LARGE_SEEDS.map((seed) => halfPlayedBoard(LARGE, seed));
  const dead = SEEDS.map((seed) => deadBoard(SMALL, seed));
  const largeDead = LARGE_SEEDS.map((seed) => deadBoard(LARGE, seed));
  const full = SEEDS.map((seed) => shuffledBoard(SMALL, KINDS, seed));
  const largeFull = LARGE_SEEDS.map((seed) => shuffledBoard(LARGE, KINDS, seed));
  return [
    ...linkRows(half),
    ...moveRows(half, largeHalf),
    ...deadRows(dead, largeDead, full),
    ...playRows(full, largeFull),
  ];
}

function linkRows(half: readonly Position[]): BenchRow[] {
  const queries = half.map((position, i) => drawEqualPairs(position, QUERIES_PER_BOARD, i));
  const subject = engineLinks(half, queries);
  const note = `${((100 * subject.run()) / subject.operations).toFixed(1)} % of the pairs asked link`;
  const row = { work: 'link with its line', board: '20×20 half played, 42 kinds', subject, note };
  const asked = (name: AlgorithmName): Work => algorithmLinks(half, queries, name);
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
  ];
}

function moveRows(half: readonly Position[], largeHalf: readonly Position[]): BenchRow[] {
  const work = 'all legal moves';
  const subject = engineMoves(half);
  const large = engineMoves(largeHalf);
  return [
    {
      work,
      board: '20×20 half played, 42 kinds',
      subject,
      against: {
        name: 'by cases',
        work: onBoards(half, (arena) => findAllPairs(byCases, arena).length),
        orientationNs: 335_000,
      },
      goal: { atLeastRatio: 38 },
    },
    { work, board: '100×100 half played, 42 kinds', subject: large, goal: { atMostNs: 500_000 } },
    growthRow(work, 'half played, 42 kinds', subject, large, 1.15),
  ];
}

function deadRows(
  dead: readonly Position[],
  largeDead: readonly Position[],
  full: readonly Position[],
): BenchRow[] {
  const work = 'dead test';
  const subject = engineDeadTests(dead);
  const large = engineDeadTests(largeDead);
  return [
    {
      work,
      board: '20×20 dead, 4 of a kind',
      subject,
      against: {
        name: 'by cases',
        work: onBoards(dead, (arena) => (findFirstPair(byCases, arena) === null ? 1 : 0)),
        orientationNs: 310_000,
      },
      goal: { atLeastRatio: 47 },
    },
    {
      work: 'dead test, kept state',
      board: '20×20 live, after each move of a game',
      subject: engineLiveTests(full),
      goal: { atMostNs: 300 },
    },
    growthRow(work, 'dead, 4 of a kind', subject, large, 1.15),
  ];
}

function playRows(full: readonly Position[], largeFull: readonly Position[]): BenchRow[] {
  const work = 'auto-play to the end';
  const subject = engineGames(full);
  const large = engineGames(largeFull);
  const opponent = onBoards(
    full,
    (arena) => autoPlay(byCases, { ...arena, cells: arena.cells.slice() }).length,
  );
  return [
    {
      work,
      board: '20×20 shuffled, 42 kinds',
      subject,
      against: { name: 'by cases', work: opponent, orientationNs: 5_300_000 },
      goal: { atLeastRatio: 50 },
      note: `pairs taken, of ${(full.length * SMALL * SMALL) / 2}: engine ${subject.run()}, by cases ${opponent.run()}`,
    },
    { work, board: '100×100 shuffled, 42 kinds', subject: large, goal: { atMostNs: 10_000_000 } },
    growthRow(work, 'shuffled, 42 kinds', subject, large, 1.35),
  ];
}

function growthRow(work: string, boards: string, small: Work, large: Work, atMostExponent: number): BenchRow {
  return {
    work: `${work}: growth with the area`,
    board: `100×100 ${boards}`,
    subject: large,
    against: { name: '20×20', work: small, areaFactor: AREA_FACTOR },
    goal: { atMostExponent },
  };
}

function engineLinks(positions: readonly Position[], queries: readonly Int32Array[]): Work {
  const boards = positions.map((position, i) => ({
    engine: engineFor(position),
    pairs: queries[i] ?? new Int32Array(0),
  }));
  const line = new LinkLine();
  return {
    operations: positions.length * QUERIES_PER_BOARD,
    run: () => {
      let linked = 0;
      for (const { engine, pairs } of boards) {
        for (let i = 0; i < pairs.length; i += 2)
          if (engine.drawLink(pairs[i] ?? 0, pairs[i + 1] ?? 0, line)) linked++;
      }
      return linked;
    },
  };
}

function algorithmLinks(
  positions: readonly Position[],
  queries: readonly Int32Array[],
  name: AlgorithmName,
): Work {
  const boards = positions.map((position, i) => {
    const arena = arenaFor(position);
    return {
      arena,
      find: ALGORITHMS[name].makeFind(arena, RULES.maxTurns),
      pairs: queries[i]?.map((cell) => arenaPlace(arena, cell)) ?? new Int32Array(0),
    };
  });
  return {
    operations: positions.length * QUERIES_PER_BOARD,
    run: () => {
      let linked = 0;
      for (const { arena, find, pairs } of boards) {
        for (let i = 0; i < pairs.length; i += 2)
          if (find(arena, pairs[i] ?? 0, pairs[i + 1] ?? 0) !== null) linked++;
      }
      return linked;
    },
  };
}

/** Does something to the arena of each position; one operation a position. */
function onBoards(positions: readonly Position[], run: (arena: Arena) => number): Work {
  const arenas = positions.map(arenaFor);
  return { operations: arenas.length, run: () => arenas.reduce((sum, arena) => sum + run(arena), 0) };
}

function engineMoves(positions: readonly Position[]): Work {
  const engines = positions.map((position) => engineFor(position));
  const moves = new MoveList();
  return {
    operations: engines.length,
    run: () => {
      let count = 0;
      for (const engine of engines) {
        engine.listMoves(moves);
        count += moves.count;
      }
      return count;
    },
  };
}

function engineDeadTests(positions: readonly Position[]): Work {
  const engines = positions.map((position) => engineFor(position));
  return {
    operations: engines.length,
    run: () => engines.reduce((dead, engine) => dead + (engine.isDead() ? 1 : 0), 0),
  };
}

/** The moves of one game on each position are made and taken back again and again; what is timed includes the moves. */
function engineLiveTests(positions: readonly Position[]): Work {
  const games = positions.map((position) => {
    const engine = engineFor(position);
    return { engine, cells: position.cells, moves: playedMoves(position) };
  });
  return {
    operations: games.reduce((count, { moves }) => count + moves.length / 2, 0),
    run: () => {
      let live = 0;
      for (const { engine, cells, moves } of games) {
        engine.load(cells);
        for (let i = 0; i < moves.length; i += 2) {
          engine.apply(moves[i] ?? 0, moves[i + 1] ?? 0);
          if (!engine.isDead()) live++;
        }
      }
      return live;
    },
  };
}

/** The moves that the engine itself finds on a position, in order. */
function playedMoves(position: Position): number[] {
  const engine = engineFor(position);
  const move = new Int32Array(2);
  const moves: number[] = [];
  while (engine.findMove(move)) {
    moves.push(...move);
    engine.apply(move[0] ?? 0, move[1] ?? 0);
  }
  return moves;
}

/** Loads each position and plays it to the end. */
function engineGames(positions: readonly Position[]): Work {
  const games = positions.map((position) => ({ engine: engineFor(position), cells: position.cells }));
  const move = new Int32Array(2);
  return {
    operations: games.length,
    run: () => {
      let pairs = 0;
      for (const { engine, cells } of games) {
        engine.load(cells);
        for (; engine.findMove(move); pairs++) engine.apply(move[0] ?? 0, move[1] ?? 0);
      }
      return pairs;
    },
  };
}
