/** The rows in which a position is loaded first, as a program does that is given one. */
import type { Arena } from '../../core/algorithms/arena.ts';
import { MoveList } from '../../core/engine/base/move-list.ts';
import type { Engine } from '../../core/engine/engine.ts';
import { at } from '../../core/int32.ts';
import { type BoardSize, nameOfSize, SIZES } from '../../core/lab/bench-tasks.ts';
import {
  deadBoard,
  dealtBoard,
  fullDeadBoard,
  halfPlayedBoard,
  type MeasuredBoard,
} from '../../core/lab/measured-boards.ts';
import { arenaLoads, batchOf, engineLoads } from './batch.ts';
import { listPairs, loadArena, Sweep } from './opponents.ts';
import type { BenchRow } from './row.ts';
import { squareSize } from './square-size.ts';

/** Beyond the ordinary sizes: the first that is too wide for tables of one word a row, and the largest of the app. */
const LARGER_SIZES = [squareSize(32), squareSize(64)];
/** On these the published algorithm takes some milliseconds a board. */
const LARGER_BATCH = 4;

/** Nine tenths of the least that a machine measured, quiet and busy, at 18×8, 20×20, 30×16, 32×32 and 64×64. */
type Floors = readonly [small: number, square: number, wide: number, large: number, largest: number];

interface LoadRow {
  readonly work: string;
  readonly boards: string;
  readonly make: (size: BoardSize, seed: number) => MeasuredBoard;
  readonly ours: (engine: Engine, position: MeasuredBoard) => number;
  readonly theirs: (arena: Arena, position: MeasuredBoard) => number;
  readonly floors: Floors;
  readonly toReach?: string;
}

const moves = new MoveList();
const move = new Int32Array(2);

const ROWS: readonly LoadRow[] = [
  {
    work: 'load',
    boards: 'half played',
    make: halfPlayedBoard,
    ours: (engine, { cells }) => {
      engine.load(cells);
      return engine.tiles;
    },
    theirs: (arena, { cells }) => {
      loadArena(arena, cells);
      return at(arena.cells, arena.width + 1);
    },
    floors: [0.18, 0.18, 0.18, 0.17, 0.16],
  },
  {
    work: 'load and all moves',
    boards: 'half played',
    make: halfPlayedBoard,
    ours: (engine, { cells }) => {
      engine.load(cells);
      engine.listMoves(moves);
      return moves.count;
    },
    theirs: (arena, { cells }) => {
      loadArena(arena, cells);
      listPairs(arena, moves);
      return moves.count;
    },
    floors: [8.2, 19, 18, 27, 69],
    toReach: '≥ 40 on 20×20',
  },
  ...(
    [
      ['dead', deadBoard, [9.6, 14, 8.1, 0, 0], '≥ 55'],
      ['dead, nearly full', fullDeadBoard, [4.5, 26, 31, 48, 184], '≥ 55'],
      ['half played, alive', halfPlayedBoard, [0.86, 0.72, 0.57, 0.47, 0.14], undefined],
    ] as const
  ).map(
    ([boards, make, floors, toReach]): LoadRow => ({
      work: 'load and dead test',
      boards,
      make,
      ours: (engine, { cells }) => {
        engine.load(cells);
        return engine.isDead() ? 1 : 0;
      },
      theirs: (arena, { cells }) => {
        loadArena(arena, cells);
        return new Sweep(arena).findPair() ? 0 : 1;
      },
      floors,
      ...(toReach === undefined ? {} : { toReach }),
    }),
  ),
  {
    work: 'load and auto-play to the end',
    boards: 'dealt',
    make: dealtBoard,
    ours: playByEngine,
    theirs: playBySweep,
    floors: [3.3, 7.4, 8.5, 14, 33],
    toReach: '≥ 30',
  },
];

export function playByEngine(engine: Engine, { cells }: MeasuredBoard): number {
  engine.load(cells);
  let pairs = 0;
  for (; engine.findMove(move); pairs++) engine.apply(at(move, 0), at(move, 1));
  return pairs;
}

export function playBySweep(arena: Arena, { cells }: MeasuredBoard): number {
  loadArena(arena, cells);
  return new Sweep(arena).play();
}

/** Makes all rows; the boards are made here, outside what is measured. */
export function makeLoadRows(): BenchRow[] {
  return [...SIZES, ...LARGER_SIZES].flatMap((size, index) =>
    ROWS.filter(({ make }) => isMade(make, size)).map(
      ({ work, boards, make, ours, theirs, floors, toReach }) => {
        const batch = LARGER_SIZES.includes(size) ? LARGER_BATCH : undefined;
        const positions = batchOf((seed) => make(size, seed), batch);
        const subject = engineLoads(positions, ours);
        const opponent = arenaLoads(positions, theirs);
        mustAgree(work, positions, subject.run(0), opponent.run(0));
        return {
          work,
          board: `${nameOfSize(size)} ${boards}, ${meanTiles(positions)} tiles`,
          subject,
          against: { name: 'by cases', work: opponent },
          goal: { atLeastRatio: floors[index] ?? 0 },
          ...(toReach === undefined ? {} : { toReach }),
        };
      },
    ),
  );
}

/**
 * Dead boards of four of a kind differ from ordinary ones only where those have more of a kind; and random play hardly ever
 * loses a large board of the ordinary kinds.
 */
function isMade(make: LoadRow['make'], size: BoardSize): boolean {
  if (make === deadBoard) return !LARGER_SIZES.includes(size);
  return make !== fullDeadBoard || size.width * size.height > 4 * size.kinds;
}

/**
 * Both sides must have done the same: as many moves listed, boards found dead, pairs taken. Auto-play takes the first
 * pair that each side finds, which is not the same one; on a board that one of them does not clear their times would say
 * nothing.
 */
function mustAgree(work: string, positions: readonly MeasuredBoard[], ours: number, theirs: number): void {
  if (work !== 'load' && ours !== theirs)
    throw new Error(`${work}: ${ours} and ${theirs} on ${positions.length} boards of ${positions[0]?.width}`);
}

function meanTiles(positions: readonly MeasuredBoard[]): number {
  const tiles = positions.map(({ cells }) => cells.filter((kind) => kind > 0).length);
  return Math.round(tiles.reduce((sum, count) => sum + count, 0) / positions.length);
}
