/** The part of a board that is shown where all of it would be too small to be read. */
import type { Board, Point } from '../../../core/board/board.ts';

/** A rectangle of cells. */
export interface BoardPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The most columns and rows that are shown. */
export interface MostShown {
  readonly columns: number;
  readonly rows: number;
}

/** The places of cells. */
export function pointsOf({ width }: Board, cells: readonly number[]): Point[] {
  return cells.map((cell) => [cell % width, Math.floor(cell / width)]);
}

/** The first places of parts so long that all of them hold what lies from `low` to `high`, inside a side of the board. */
function starts(side: number, long: number, low: number, high: number): number[] {
  const [from, to] = [Math.max(0, high - long + 1), Math.min(low, side - long)];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/**
 * The part of so many columns and rows that holds the most tiles, and all of `held`, for which it grows; of equal ones the
 * nearest to the middle of what is held, or of the board. Points outside the board are held where it ends.
 */
export function shownPart(board: Board, held: readonly Point[], most: MostShown): BoardPart {
  const span = (values: readonly number[], side: number, long: number) => {
    const inside = values.map((value) => Math.min(side - 1, Math.max(0, value)));
    const [low, high] = inside.length === 0 ? [side, -1] : [Math.min(...inside), Math.max(...inside)];
    const length = Math.min(side, Math.max(long, high - low + 1));
    const middle = inside.length === 0 ? side / 2 : (low + high + 1) / 2;
    return { length, middle, starts: starts(side, length, low, high) };
  };
  const across = span(
    held.map(([x]) => x),
    board.width,
    most.columns,
  );
  const down = span(
    held.map(([, y]) => y),
    board.height,
    most.rows,
  );
  const [width, height] = [across.length, down.length];
  const tilesIn = (left: number, top: number) =>
    board.cells.filter((kind, cell) => {
      const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
      return kind > 0 && x >= left && x < left + width && y >= top && y < top + height;
    }).length;
  const away = (x: number, y: number) =>
    Math.abs(x + width / 2 - across.middle) + Math.abs(y + height / 2 - down.middle);
  const [best] = across.starts
    .flatMap((x) => down.starts.map((y) => ({ x, y, tiles: tilesIn(x, y), away: away(x, y) })))
    .toSorted((one, other) => other.tiles - one.tiles || one.away - other.away);
  return { x: best?.x ?? 0, y: best?.y ?? 0, width, height };
}
