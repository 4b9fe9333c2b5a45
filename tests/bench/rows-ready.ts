/** The rows in which every table of a position is kept from earlier, as it is along a game. */
import type { Arena } from '../../core/algorithms/arena.ts';
import { arenaPlace } from '../../core/algorithms/arena.ts';
import { EMPTY } from '../../core/board/board.ts';
import { MoveList } from '../../core/engine/base/move-list.ts';
import { at } from '../../core/int32.ts';
import { type BoardSize, nameOfSize, SIZES } from '../../core/lab/bench-tasks.ts';
import {
  arenaFor,
  deadBoard,
  dealtBoard,
  halfPlayedBoard,
  type MeasuredBoard,
  randomGame,
} from '../../core/lab/measured-boards.ts';
import { createDraw } from '../../core/lab/measured-random.ts';
import { arenaLoads, arenasReady, batchOf, engineLoads, enginesReady } from './batch.ts';
import type { Work } from './measure.ts';
import { listPairs, loadArena, Sweep } from './opponents.ts';
import type { BenchRow } from './row.ts';

/** Random games for which all moves are listed at every step take the published algorithm a second in a larger batch. */
const LISTED_GAMES = 4;

/** Nine tenths of the least that a machine measured, quiet and busy, at 18×8, 20×20 and 30×16. */
type Floors = readonly [moves: number, dead: number, kept: number, random: number];
const FLOORS: readonly Floors[] = [
  [14, 19, 0.71, 34],
  [40, 40, 0.76, 120],
  [33, 30, 0.72, 161],
];
const moves = new MoveList();
const move = new Int32Array(2);

/** Makes all rows; the boards are made here, outside what is measured. */
export function makeReadyRows(): BenchRow[] {
  return SIZES.flatMap((size, index) => {
    const [movesFloor, deadFloor, keptFloor, randomFloor] = FLOORS[index] ?? [0, 0, 0, 0];
    return [
      movesRow(size, movesFloor),
      deadRow(size, deadFloor),
      keptRow(size, keptFloor),
      randomRow(size, randomFloor),
    ];
  });
}

function movesRow(size: BoardSize, atLeastRatio: number): BenchRow {
  const half = batchOf((seed) => halfPlayedBoard(size, seed));
  const list = (engine: Parameters<Parameters<typeof enginesReady>[1]>[0]) => {
    engine.listMoves(moves);
    return moves.count;
  };
  const listTheirs = (arena: Arena) => {
    listPairs(arena, moves);
    return moves.count;
  };
  return {
    work: 'tables ready: all moves',
    board: `${nameOfSize(size)} half played`,
    subject: enginesReady(half, list),
    against: { name: 'by cases', work: arenasReady(half, listTheirs) },
    goal: { atLeastRatio },
  };
}

function deadRow(size: BoardSize, atLeastRatio: number): BenchRow {
  const dead = batchOf((seed) => deadBoard(size, seed));
  return {
    work: 'tables ready: dead test',
    board: `${nameOfSize(size)} dead`,
    subject: enginesReady(dead, (engine) => (engine.isDead() ? 1 : 0)),
    against: { name: 'by cases', work: arenasReady(dead, (arena) => (new Sweep(arena).findPair() ? 0 : 1)) },
    goal: { atLeastRatio },
  };
}

interface PlayedGame extends MeasuredBoard {
  /** Cells of the tiles taken, `[a0, b0, a1, b1, …]`, and the same as places of an arena. */
  readonly taken: Int32Array;
  readonly places: Int32Array;
}

function playedGame(size: BoardSize, seed: number): PlayedGame {
  const position = dealtBoard(size, seed);
  const taken = Int32Array.from(randomGame(position, seed).flat());
  const arena = arenaFor(position);
  return { ...position, taken, places: taken.map((cell) => arenaPlace(arena, cell)) };
}

/** Loading, the moves of a random game, and a dead test after each; one operation is one move. */
function keptRow(size: BoardSize, atLeastRatio: number): BenchRow {
  const games = batchOf((seed) => playedGame(size, seed)) as PlayedGame[];
  const subject = engineLoads(games, (engine, position) => {
    const { cells, taken } = position as PlayedGame;
    engine.load(cells);
    let live = 0;
    for (let i = 0; i < taken.length; i += 2) {
      engine.apply(at(taken, i), at(taken, i + 1));
      if (!engine.isDead()) live++;
    }
    return live;
  });
  const opponent = arenaLoads(games, (arena, position) => {
    const { cells, places } = position as PlayedGame;
    loadArena(arena, cells);
    const sweep = new Sweep(arena);
    let live = 0;
    for (let i = 0; i < places.length; i += 2) {
      arena.cells[at(places, i)] = EMPTY;
      arena.cells[at(places, i + 1)] = EMPTY;
      if (sweep.findKeptPair()) live++;
    }
    return live;
  });
  const operations = games.reduce((sum, { taken }) => sum + taken.length / 2, 0);
  return {
    work: 'a move and the dead test after it',
    board: `${nameOfSize(size)} dealt, random games from the start`,
    subject: { ...subject, operations },
    against: { name: 'by cases', work: { ...opponent, operations } },
    goal: { atLeastRatio },
  };
}

/** Whole games of uniformly random moves; the published algorithm lists all at each. The same games on both sides. */
function randomRow(size: BoardSize, atLeastRatio: number): BenchRow {
  const games = batchOf((seed) => dealtBoard(size, seed), LISTED_GAMES);
  const subject: Work = engineLoads(games, (engine, { cells }) => {
    engine.load(cells);
    const random = createDraw(1);
    let pairs = 0;
    for (let open = engine.countMoves(); open > 0; open = engine.countMoves()) {
      engine.nthMove(random(open), move);
      engine.apply(at(move, 0), at(move, 1));
      pairs++;
    }
    return pairs;
  });
  const opponent: Work = arenaLoads(games, (arena, { cells }) => {
    loadArena(arena, cells);
    const random = createDraw(1);
    let pairs = 0;
    for (listPairs(arena, moves); moves.count > 0; listPairs(arena, moves)) {
      const drawn = 2 * random(moves.count);
      arena.cells[at(moves.pairs, drawn)] = EMPTY;
      arena.cells[at(moves.pairs, drawn + 1)] = EMPTY;
      pairs++;
    }
    return pairs;
  });
  if (subject.run(0) !== opponent.run(0)) throw new Error('the two sides did not play the same random games');
  return {
    work: 'load and a random game',
    board: `${nameOfSize(size)} dealt`,
    subject,
    against: { name: 'by cases', work: opponent },
    goal: { atLeastRatio },
  };
}
