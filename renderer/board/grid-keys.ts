import type { Board } from '../../core/board/board.ts';

/** The part of a keyboard event that moves the focus. */
export interface GridKey {
  readonly key: string;
  readonly ctrl: boolean;
}

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where a key moves the focus, or null when it is not a key of the grid. Arrows go one cell; with Ctrl to the next tile
 * that way. Home and End go to the first and the last tile of the row, with Ctrl of the board. At an end it stays.
 */
export function nextFocus(board: Board, from: number, { key, ctrl }: GridKey): number | null {
  const step = STEPS[key];
  if (step !== undefined) return ctrl ? nextTile(board, from, step) : nextCell(board, from, step);
  if (key !== 'Home' && key !== 'End') return null;
  const row = Math.floor(from / board.width);
  const [start, end] = ctrl ? [0, board.cells.length] : [row * board.width, (row + 1) * board.width];
  return endTile(board, start, end, key) ?? from;
}

/** The tile that is focused when nothing was focused before: the first one in reading order, or the first cell. */
export function firstFocus(board: Board): number {
  return endTile(board, 0, board.cells.length, 'Home') ?? 0;
}

function nextCell({ width, height }: Board, from: number, [dx, dy]: readonly [number, number]): number {
  const x = (from % width) + dx;
  const y = Math.floor(from / width) + dy;
  return x < 0 || y < 0 || x >= width || y >= height ? from : y * width + x;
}

function nextTile(board: Board, from: number, step: readonly [number, number]): number {
  let last = from;
  for (;;) {
    const next = nextCell(board, last, step);
    if (next === last) return from;
    if (isTile(board, next)) return next;
    last = next;
  }
}

function endTile(board: Board, start: number, end: number, key: 'Home' | 'End'): number | null {
  const row = Array.from({ length: end - start }, (_, index) => start + index);
  const tiles = row.filter((cell) => isTile(board, cell));
  return (key === 'Home' ? tiles[0] : tiles.at(-1)) ?? null;
}

function isTile(board: Board, cell: number): boolean {
  return (board.cells[cell] ?? 0) > 0;
}
