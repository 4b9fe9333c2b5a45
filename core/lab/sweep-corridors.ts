/**
 * The dead test by corridors, for links of at most two turns. The middle segment of such a link lies in one maximal run of
 * empty cells of a row or a column, and both tiles are attached to that run: they end it, or look down on it from the
 * side. So a board without equal neighbours is dead exactly when no run has two equal tiles attached. Each cell is
 * examined twice for the rows and twice for the columns.
 */
import { type Board, EMPTY, type Move, type Point } from '../board/board.ts';
import type { Border } from '../rules/rules.ts';
import type { LabStep } from './lab-step.ts';

/** Two tiles that link, and by which line of the code they were found. */
interface FoundTiles {
  readonly tiles: Move;
  readonly line: 'twice' | 'touch';
}

/** A board seen along its rows, or turned so that its columns are rows. */
interface Lines {
  /** First and last place in a line, and of the lines; the ring is -1 and one past the end. */
  readonly first: number;
  readonly length: number;
  readonly count: number;
  readonly point: (place: number, line: number) => Point;
  /** A tile's cell, EMPTY_PLACE for an empty one, BLOCKED for a wall. */
  readonly tileAt: (place: number, line: number) => number;
}

const EMPTY_PLACE = -1;
const BLOCKED = -2;

/** Sweeps the rows, then the columns; two tiles that link, or null when there are none. */
export function* sweepCorridors(board: Board, border: Border): Generator<LabStep, FoundTiles | null> {
  return (
    (yield* sweepLines(board, linesOf(board, border, false))) ??
    (yield* sweepLines(board, linesOf(board, border, true)))
  );
}

function linesOf({ width, height, cells }: Board, border: Border, isTurned: boolean): Lines {
  const ring = border === 'open' ? 1 : 0;
  const point = (place: number, line: number): Point => (isTurned ? [line, place] : [place, line]);
  return {
    first: -ring,
    length: (isTurned ? height : width) + ring,
    count: (isTurned ? width : height) + ring,
    point,
    tileAt: (place, line) => {
      const [x, y] = point(place, line);
      if (x < 0 || y < 0 || x >= width || y >= height) return EMPTY_PLACE;
      const cell = y * width + x;
      const kind = cells[cell] ?? EMPTY;
      if (kind === EMPTY) return EMPTY_PLACE;
      return kind > EMPTY ? cell : BLOCKED;
    },
  };
}

function* sweepLines(board: Board, lines: Lines): Generator<LabStep, FoundTiles | null> {
  const { first, length, count } = lines;
  const below = yield* nextTiles(lines);
  const above = new Map<number, number>();
  for (let line = first; line < count; line++) {
    const run = new Run(board);
    let before = BLOCKED;
    for (let place = first; place < length; place++) {
      const here = lines.tileAt(place, line);
      if (here === EMPTY_PLACE && before !== EMPTY_PLACE) {
        run.begin();
        yield { type: 'line', line: 'run' };
        run.attach(before);
      }
      const at = lines.point(place, line);
      yield { type: 'look', line: 'attach', at, isFree: here === EMPTY_PLACE };
      if (here === EMPTY_PLACE) {
        run.attach(above.get(place) ?? BLOCKED);
        run.attach(below.get(`${place} ${line}`) ?? BLOCKED);
      } else {
        if (before === EMPTY_PLACE) run.attach(here);
        else if (isEqual(board, before, here)) return { tiles: sorted(before, here), line: 'touch' };
        above.set(place, here);
      }
      if (run.twice !== null) return { tiles: run.twice, line: 'twice' };
      before = here;
    }
  }
  return null;
}

/** For each empty cell the next tile or wall on the far side of its line, from the last line back to the first. */
function* nextTiles({
  first,
  length,
  count,
  point,
  tileAt,
}: Lines): Generator<LabStep, ReadonlyMap<string, number>> {
  const next = new Map<string, number>();
  for (let place = first; place < length; place++) {
    let tile = BLOCKED;
    for (let line = count - 1; line >= first; line--) {
      const here = tileAt(place, line);
      yield { type: 'look', line: 'next', at: point(place, line), isFree: here === EMPTY_PLACE };
      if (here === EMPTY_PLACE) next.set(`${place} ${line}`, tile);
      else tile = here;
    }
  }
  return next;
}

/** The tiles attached to the run under way, one of each kind. */
class Run {
  twice: Move | null = null;
  readonly #board: Board;
  readonly #byKind = new Map<number, number>();

  constructor(board: Board) {
    this.#board = board;
  }

  begin(): void {
    this.#byKind.clear();
  }

  attach(tile: number): void {
    const kind = tile < 0 ? 0 : (this.#board.cells[tile] ?? 0);
    if (kind <= 0) return;
    const other = this.#byKind.get(kind);
    if (other === undefined) this.#byKind.set(kind, tile);
    else if (other !== tile) this.twice = sorted(other, tile);
  }
}

function isEqual({ cells }: Board, a: number, b: number): boolean {
  return a >= 0 && b >= 0 && (cells[a] ?? 0) > 0 && cells[a] === cells[b];
}

function sorted(a: number, b: number): Move {
  return a < b ? [a, b] : [b, a];
}
