import type { Point } from '../../core/board/board.ts';

/** Room for the board, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** The buttons of the size and the map lie below the board: the window is broad or narrow, and not low (theme/windows.css). */
  readonly isApart?: boolean;
}

/** The place and size of a board, in CSS pixels; cells are whole device pixels so that edges stay sharp. */
export interface BoardLayout {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** Side of a cell, the gap to its neighbours included. */
  readonly cell: number;
  /** Width of the lane around the board in which lines run. */
  readonly ring: number;
  readonly pixelRatio: number;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lane around the board is narrower than a cell: a line needs less room than a tile. */
export const LANE_CELLS = 0.55;
/** As narrow as a line can still be seen in. */
export const TIGHT_LANE_CELLS = 0.22;

/** The largest board of square cells that fits with its ring, `lane` cells wide, in the middle of the viewport. */
export function layoutBoard(
  columns: number,
  rows: number,
  viewport: Viewport,
  lane = LANE_CELLS,
): BoardLayout {
  const { width, height, pixelRatio } = viewport;
  const room = Math.min(width / (columns + 2 * lane), height / (rows + 2 * lane));
  const snap = (length: number) => Math.floor(length * pixelRatio) / pixelRatio;
  const cell = Math.max(1 / pixelRatio, snap(room));
  return {
    columns,
    rows,
    left: snap((width - columns * cell) / 2),
    top: snap((height - rows * cell) / 2),
    cell,
    ring: lane * cell,
    pixelRatio,
  };
}

export function cellRectangle(layout: BoardLayout, index: number): Rectangle {
  const x = index % layout.columns;
  const y = Math.floor(index / layout.columns);
  return {
    x: layout.left + x * layout.cell,
    y: layout.top + y * layout.cell,
    width: layout.cell,
    height: layout.cell,
  };
}

/** The middle of a cell, or of the lane for a point on the ring. */
export function pointCentre(layout: BoardLayout, [x, y]: Point): { readonly x: number; readonly y: number } {
  return {
    x: layout.left + laneCentre(x, layout.columns, layout),
    y: layout.top + laneCentre(y, layout.rows, layout),
  };
}

function laneCentre(position: number, count: number, { cell, ring }: BoardLayout): number {
  if (position < 0) return -ring / 2;
  if (position >= count) return count * cell + ring / 2;
  return (position + 0.5) * cell;
}

/** The cell under a place of the viewport, or null beside the board. */
export function cellAt(layout: BoardLayout, x: number, y: number): number | null {
  const column = Math.floor((x - layout.left) / layout.cell);
  const row = Math.floor((y - layout.top) / layout.cell);
  const inside = column >= 0 && column < layout.columns && row >= 0 && row < layout.rows;
  return inside ? row * layout.columns + column : null;
}
