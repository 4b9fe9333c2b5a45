/**
 * The rows of the lab's benchmark: our engine against the four published algorithms in their strongest form,
 * on the boards of the project's own benchmark (docs/benchmarks.md). Nothing here reads a clock; the caller
 * runs the sides in turns and measures.
 */
import type { Arena } from '../algorithms/arena.ts';
import { arenaPlace } from '../algorithms/arena.ts';
import {
  ALGORITHM_NAMES,
  ALGORITHMS,
  type AlgorithmName,
  type FindCorners,
} from '../algorithms/published.ts';
import { findAllPairs, findFirstPair } from '../algorithms/whole-board.ts';
import { EMPTY } from '../board/board.ts';
import { LinkLine } from '../engine/base/link-line.ts';
import { MoveList } from '../engine/base/move-list.ts';
import { type BenchTask, type BenchWork, SIZES } from './bench-tasks.ts';
import {
  arenaFor,
  deadBoard,
  dealtBoard,
  drawEqualPairs,
  engineFor,
  halfPlayedBoard,
  type MeasuredBoard,
  RULES,
} from './measured-boards.ts';

/** One side of a row; `run` does the whole work once and gives a number that depends on all of it. */
export interface BenchSide {
  /** null: our engine. */
  readonly name: AlgorithmName | null;
  readonly run: () => number;
  /** The pairs or boards that one run goes through. */
  readonly works: number;
}

const BOARDS = 4;
const QUESTIONS = 256;

/** The sides of a row, ours first. Makes the boards, which takes some tenths of a second. */
export function benchSides({ work, size }: BenchTask): readonly BenchSide[] {
  const shape = SIZES[size] ?? SIZES[0];
  if (shape === undefined) return [];
  const make = work === 'game' ? dealtBoard : work === 'dead' ? deadBoard : halfPlayedBoard;
  const boards = Array.from({ length: BOARDS }, (_, index) => make(shape, 1 + 1_000 * index));
  const [first] = boards;
  if (first === undefined) return [];
  if (work === 'link') return linkSides(first);
  return [
    { name: null, run: ours(work, boards, first), works: BOARDS },
    ...ALGORITHM_NAMES.map((name) => ({ name, run: theirs(work, boards, first, name), works: BOARDS })),
  ];
}

function linkSides(board: MeasuredBoard): BenchSide[] {
  const questions = drawEqualPairs(board, QUESTIONS, 1);
  const engine = engineFor(board);
  const arena = arenaFor(board);
  const line = new LinkLine();
  const places = questions.map((cell) => arenaPlace(arena, cell));
  const each = (ask: (index: number) => boolean) => () => {
    let found = 0;
    for (let index = 0; index < questions.length; index += 2) if (ask(index)) found++;
    return found;
  };
  const find = (name: AlgorithmName) => ALGORITHMS[name].makeFind(arena, RULES.maxTurns);
  const works = questions.length / 2;
  return [
    {
      name: null,
      works,
      run: each((index) => engine.drawLink(questions[index] ?? 0, questions[index + 1] ?? 0, line)),
    },
    ...ALGORITHM_NAMES.map((name) => {
      const search = find(name);
      return {
        name,
        works,
        run: each((index) => search(arena, places[index] ?? 0, places[index + 1] ?? 0) !== null),
      };
    }),
  ];
}

function ours(work: BenchWork, boards: readonly MeasuredBoard[], first: MeasuredBoard): () => number {
  const engine = engineFor(first);
  const moves = new MoveList();
  const move = new Int32Array(2);
  const does: Readonly<Record<Exclude<BenchWork, 'link'>, () => number>> = {
    moves: () => {
      engine.listMoves(moves);
      return moves.count;
    },
    dead: () => (engine.isDead() ? 1 : 0),
    game: () => {
      let pairs = 0;
      for (; engine.findMove(move); pairs++) engine.apply(move[0] ?? 0, move[1] ?? 0);
      return pairs;
    },
  };
  const run = work === 'link' ? () => 0 : does[work];
  return () =>
    sum(boards, ({ cells }) => {
      engine.load(cells);
      return run();
    });
}

function theirs(
  work: BenchWork,
  boards: readonly MeasuredBoard[],
  first: MeasuredBoard,
  name: AlgorithmName,
): () => number {
  const arena = arenaFor(first);
  const find = ALGORITHMS[name].makeFind(arena, RULES.maxTurns);
  const does: Readonly<Record<Exclude<BenchWork, 'link'>, () => number>> = {
    moves: () => findAllPairs(find, arena).length,
    dead: () => (findFirstPair(find, arena) === null ? 1 : 0),
    game: () => sweepOn(find, arena),
  };
  const run = work === 'link' ? () => 0 : does[work];
  return () =>
    sum(boards, ({ cells }) => {
      loadCells(arena, cells);
      return run();
    });
}

function sum(boards: readonly MeasuredBoard[], run: (board: MeasuredBoard) => number): number {
  let total = 0;
  for (const board of boards) total += run(board);
  return total;
}

function loadCells(arena: Arena, cells: readonly number[]): void {
  const width = arena.width - 2;
  for (let cell = 0; cell < cells.length; cell++)
    arena.cells[(Math.floor(cell / width) + 1) * arena.width + (cell % width) + 1] = cells[cell] ?? EMPTY;
}

/**
 * A whole game in the strongest form of the published programs: after a pair the search goes on where it was, and the
 * game ends when a whole round has found none.
 */
export function sweepOn(find: FindCorners, arena: Arena): number {
  const { cells } = arena;
  let pairs = 0;
  for (let a = 0, without = 0; without < cells.length; a = a + 1 === cells.length ? 0 : a + 1) {
    if (takeFrom(find, arena, a)) {
      pairs++;
      without = 0;
    } else without++;
  }
  return pairs;
}

/** Takes the first equal tile that links to the one at a place, before it or after it. */
function takeFrom(find: FindCorners, arena: Arena, a: number): boolean {
  const { cells } = arena;
  const kind = cells[a] ?? EMPTY;
  if (kind <= EMPTY) return false;
  for (let b = a + 1; b < cells.length; b++) {
    if (cells[b] !== kind || find(arena, a, b) === null) continue;
    cells[a] = EMPTY;
    cells[b] = EMPTY;
    return true;
  }
  return false;
}
