/** The rows of the rules engine: links, all moves, the dead test, whole games. */
import type { Arena } from '../../core/algorithms/arena.ts';
import { findByCases } from '../../core/algorithms/by-cases.ts';
import type { FindCorners } from '../../core/algorithms/published.ts';
import { autoPlay, findAllPairs, findFirstPair } from '../../core/algorithms/whole-board.ts';
import type { Engine } from '../../core/engine/engine.ts';
import { MoveList } from '../../core/engine/move-list.ts';
import { at } from '../../core/int32.ts';
import {
  arenaFor,
  deadBoard,
  dealtBoard,
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
import { makeLinkRows } from './rows-link.ts';

const SMALL = 20;
const LARGE = 100;
const AREA_FACTOR = (LARGE / SMALL) ** 2;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const LARGE_SEEDS = [1, 2];
/** Moves of each random game; all games are longer. */
const LIVE_MOVES = 150;

type MakeEngine = (position: Position) => Engine;

const byCases: FindCorners = (arena, a, b) => findByCases(arena, a, b, RULES.maxTurns);

/** Makes all rows; the boards are made here, outside what is measured. */
export function makeRulesRows(): BenchRow[] {
  const half = SEEDS.map((seed) => halfPlayedBoard(SMALL, seed));
  const largeHalf = LARGE_SEEDS.map((seed) => halfPlayedBoard(LARGE, seed));
  const dead = SEEDS.map((seed) => deadBoard(SMALL, seed));
  const largeDead = LARGE_SEEDS.map((seed) => deadBoard(LARGE, seed));
  const dealt = SEEDS.map((seed) => dealtBoard(SMALL, KINDS, seed));
  const largeFull = LARGE_SEEDS.map((seed) => shuffledBoard(LARGE, KINDS, seed));
  return [
    ...makeLinkRows(half),
    ...moveRows(half, largeHalf),
    ...deadRows(dead, largeDead, dealt),
    ...playRows(dealt, largeFull),
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
      board: '20×20 that can be cleared, 42 kinds, random games',
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

function autoPlayByCases(arena: Arena): number {
  return autoPlay(byCases, { ...arena, cells: arena.cells.slice() }).length;
}

/**
 * Each side takes the first pair that it finds, which is not the same one. A board on which one of them comes to a dead
 * end makes its game shorter, and then their times say nothing: there must be none.
 */
function mustBeClearedByBoth(positions: readonly Position[]): void {
  for (const position of positions) {
    const pairs = position.cells.length / 2;
    const isCleared =
      engineGames([position], engineFor).run(0) === pairs && autoPlayByCases(arenaFor(position)) === pairs;
    if (!isCleared) throw new Error('a board of the auto-play row is not cleared by both sides');
  }
}

function playRows(dealt: readonly Position[], largeFull: readonly Position[]): BenchRow[] {
  const work = 'auto-play to the end';
  mustBeClearedByBoth(dealt);
  const subject = engineGames(dealt, engineFor);
  const opponent = onBoards(dealt, autoPlayByCases);
  return [
    {
      work,
      board: '20×20 that can be cleared, 42 kinds',
      subject,
      against: { name: 'by cases', work: opponent, orientationNs: 5_300_000 },
      goal: { atLeastRatio: 50 },
    },
    {
      work,
      board: '100×100 shuffled, 42 kinds',
      subject: engineGames(largeFull, engineFor),
      goal: { atMostNs: 10_000_000 },
    },
    growthRow(
      work,
      'that can be cleared, 42 kinds',
      engineGames(dealt, wideEngineFor),
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

/** Random games, played again and again with a dead test after each move; the moves are in the time, loading is not. */
function engineLiveTests(positions: readonly Position[]): Work {
  const games = positions.map((position, i) => ({
    ...position,
    moves: randomGame(position, i).slice(0, LIVE_MOVES),
  }));
  const engines = games.map((game) => engineFor(game));
  const runs = games.map((game, i) => () => {
    let live = 0;
    for (const [a, b] of game.moves) {
      engines[i]?.apply(a, b);
      if (engines[i]?.isDead() === false) live++;
    }
    return live;
  });
  const prepare = (round: number) => {
    const i = round % games.length;
    engines[i]?.load(games[i]?.cells ?? []);
  };
  return { ...inTurn(runs, LIVE_MOVES), prepare };
}

/** Loads each position and plays it to the end. */
function engineGames(positions: readonly Position[], makeEngine: MakeEngine): Work {
  const move = new Int32Array(2);
  const runs = positions.map((position) => {
    const engine = makeEngine(position);
    return () => {
      engine.load(position.cells);
      let pairs = 0;
      for (; engine.findMove(move); pairs++) engine.apply(at(move, 0), at(move, 1));
      return pairs;
    };
  });
  return inTurn(runs);
}
