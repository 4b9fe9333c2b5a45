/** The rows of the rules engine: links, all moves, the dead test, whole games. */
import { type Arena, arenaPlace, makeArena } from '../../core/algorithms/arena.ts';
import { findByCases } from '../../core/algorithms/by-cases.ts';
import { ALGORITHMS, type AlgorithmName, type FindCorners } from '../../core/algorithms/published.ts';
import { autoPlay, findAllPairs, findFirstPair } from '../../core/algorithms/whole-board.ts';
import type { Engine } from '../../core/rules/engine.ts';
import { LinkLine } from '../../core/rules/engine-line.ts';
import { MoveList } from '../../core/rules/engine-moves.ts';
import {
  deadBoard,
  dealtBoard,
  drawEqualPairs,
  engineFor,
  halfPlayedBoard,
  KINDS,
  type Position,
  RULES,
  randomGame,
  shuffledBoard,
  wideEngineFor,
} from './boards.ts';
import type { Work } from './measure.ts';
import type { BenchRow } from './row.ts';

const SMALL = 20;
const LARGE = 100;
const AREA_FACTOR = (LARGE / SMALL) ** 2;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const LARGE_SEEDS = [1, 2];
const QUERIES_PER_BOARD = 2_048;
/** Moves of each random game; all games are longer. */
const LIVE_MOVES = 150;

type MakeEngine = (position: Position) => Engine;

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
  const dealt = SEEDS.map((seed) => dealtBoard(SMALL, KINDS, seed));
  const full = SEEDS.map((seed) => shuffledBoard(SMALL, KINDS, seed));
  const largeFull = LARGE_SEEDS.map((seed) => shuffledBoard(LARGE, KINDS, seed));
  return [
    ...linkRows(half),
    ...moveRows(half, largeHalf),
    ...deadRows(dead, largeDead, dealt),
    ...playRows(full, largeFull),
  ];
}

function linkRows(half: readonly Position[]): BenchRow[] {
  const queries = half.map((position, i) => drawEqualPairs(position, QUERIES_PER_BOARD, i));
  const subject = engineLinks(half, queries);
  const linked = half.reduce((sum, _, board) => sum + subject.run(board), 0);
  const row = {
    work: 'link with its line',
    board: '20×20 half played, 42 kinds',
    subject,
    note: `${((100 * linked) / (half.length * QUERIES_PER_BOARD)).toFixed(1)} % of the pairs asked link`,
  };
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
  const opponent = onBoards(half, (arena) => findAllPairs(byCases, arena).length);
  return [
    {
      work,
      board: '20×20 half played, 42 kinds',
      subject: engineMoves(half, engineFor),
      against: { name: 'by cases', work: opponent, orientationNs: 335_000 },
      goal: { atLeastRatio: 38 },
    },
    {
      work,
      board: '100×100 half played, 42 kinds',
      subject: engineMoves(largeHalf, engineFor),
      goal: { atMostNs: 500_000 },
    },
    growthRow(
      work,
      'half played, 42 kinds',
      engineMoves(half, wideEngineFor),
      engineMoves(largeHalf, wideEngineFor),
      1.15,
    ),
  ];
}

function deadRows(
  dead: readonly Position[],
  largeDead: readonly Position[],
  dealt: readonly Position[],
): BenchRow[] {
  const work = 'dead test';
  const opponent = onBoards(dead, (arena) => (findFirstPair(byCases, arena) === null ? 1 : 0));
  return [
    {
      work,
      board: '20×20 dead, 4 of a kind',
      subject: engineDeadTests(dead, engineFor),
      against: { name: 'by cases', work: opponent, orientationNs: 310_000 },
      goal: { atLeastRatio: 47 },
    },
    {
      work: 'dead test with kept state, and the move before it',
      board: '20×20 dealt, 42 kinds, random games',
      subject: engineLiveTests(dealt),
      goal: { atMostNs: 300 },
    },
    growthRow(
      work,
      'dead, 4 of a kind',
      engineDeadTests(dead, wideEngineFor),
      engineDeadTests(largeDead, wideEngineFor),
      1.15,
    ),
  ];
}

function playRows(full: readonly Position[], largeFull: readonly Position[]): BenchRow[] {
  const work = 'auto-play to the end';
  const subject = engineGames(full, engineFor);
  const opponent = onBoards(
    full,
    (arena) => autoPlay(byCases, { ...arena, cells: arena.cells.slice() }).length,
  );
  const pairsTaken = (work: Work): number => full.reduce((sum, _, board) => sum + work.run(board), 0);
  return [
    {
      work,
      board: '20×20 shuffled, 42 kinds',
      subject,
      against: { name: 'by cases', work: opponent, orientationNs: 5_300_000 },
      goal: { atLeastRatio: 50 },
      note: `of ${(full.length * SMALL * SMALL) / 2} pairs the engine takes ${pairsTaken(subject)}, by cases ${pairsTaken(opponent)}`,
    },
    {
      work,
      board: '100×100 shuffled, 42 kinds',
      subject: engineGames(largeFull, engineFor),
      goal: { atMostNs: 10_000_000 },
    },
    growthRow(
      work,
      'shuffled, 42 kinds',
      engineGames(full, wideEngineFor),
      engineGames(largeFull, wideEngineFor),
      1.35,
    ),
  ];
}

/**
 * How one algorithm grows: both sides run on nearest obstacles. (Bit rows are faster on the small board alone, so a
 * comparison with them would measure the change of tables and not the growth.)
 */
function growthRow(work: string, boards: string, small: Work, large: Work, atMostExponent: number): BenchRow {
  return {
    work: `${work}: growth with the area`,
    board: `100×100 ${boards}`,
    subject: large,
    against: { name: '20×20, same tables', work: small, areaFactor: AREA_FACTOR },
    goal: { atMostExponent },
  };
}

/** The works of each board in turn, one operation a round unless `operations` says more. */
function inTurn(runs: readonly (() => number)[], operations = 1): Work {
  return { operations, run: (round) => runs[round % runs.length]?.() ?? 0 };
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
      if (engine.drawLink(pairs[i] ?? 0, pairs[i + 1] ?? 0, line)) linked++;
    }
    return linked;
  };
  return { operations: QUERIES_PER_BOARD, run };
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
      if (find(arena, pairs[i] ?? 0, pairs[i + 1] ?? 0) !== null) linked++;
    }
    return linked;
  };
  return { operations: QUERIES_PER_BOARD, run };
}

function onBoards(positions: readonly Position[], run: (arena: Arena) => number): Work {
  return inTurn(positions.map(arenaFor).map((arena) => () => run(arena)));
}

function engineMoves(positions: readonly Position[], makeEngine: MakeEngine): Work {
  const moves = new MoveList();
  const engines = positions.map((position) => makeEngine(position));
  return inTurn(
    engines.map((engine) => () => {
      engine.listMoves(moves);
      return moves.count;
    }),
  );
}

function engineDeadTests(positions: readonly Position[], makeEngine: MakeEngine): Work {
  const engines = positions.map((position) => makeEngine(position));
  return inTurn(engines.map((engine) => () => (engine.isDead() ? 1 : 0)));
}

/** Random games, loaded and played again and again with a dead test after each move; the moves are in the time. */
function engineLiveTests(positions: readonly Position[]): Work {
  const games = positions.map((position, i) => ({
    ...position,
    moves: randomGame(position, i).slice(0, LIVE_MOVES),
  }));
  const runs = games.map((game) => {
    const engine = engineFor(game);
    return () => {
      engine.load(game.cells);
      let live = 0;
      for (const [a, b] of game.moves) {
        engine.apply(a, b);
        if (!engine.isDead()) live++;
      }
      return live;
    };
  });
  return inTurn(runs, LIVE_MOVES);
}

/** Loads each position and plays it to the end. */
function engineGames(positions: readonly Position[], makeEngine: MakeEngine): Work {
  const move = new Int32Array(2);
  const runs = positions.map((position) => {
    const engine = makeEngine(position);
    return () => {
      engine.load(position.cells);
      let pairs = 0;
      for (; engine.findMove(move); pairs++) engine.apply(move[0] ?? 0, move[1] ?? 0);
      return pairs;
    };
  });
  return inTurn(runs);
}
