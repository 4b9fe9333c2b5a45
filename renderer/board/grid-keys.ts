import type { Board } from '../../core/board/board.ts';
import type { CommandIn } from '../input/keymap.ts';

/** The commands of a board that move its focus. */
export type GridMove = Exclude<CommandIn<'board'>, `pick${string}`>;

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * Returns the cell to which a command moves the focus: the next cell or the next tile that way, or the first
 * or the last tile of the row or of the board. At an end the focus stays. `equal` goes round the tiles with the picture of
 * the selected tile, else of the focused one.
 */
export function nextFocus(
  board: Board,
  from: number,
  move: GridMove,
  selected: number | null = null,
): number {
  const [kind = '', way = kind] = move.split('-');
  if (kind === 'equal') return nextEqual(board, from, selected ?? from, way === 'before' ? -1 : 1);
  const step = STEPS[way];
  if (step !== undefined) return kind === 'tile' ? nextTile(board, from, step) : nextCell(board, from, step);
  const row = Math.floor(from / board.width);
  const [start, end] =
    kind === 'board' ? [0, board.cells.length] : [row * board.width, (row + 1) * board.width];
  return endTile(board, start, end, way === 'start' ? 'start' : 'end') ?? from;
}

/** The tile that is focused when nothing was focused before: the first one in reading order, or the first cell. */
export function firstFocus(board: Board): number {
  return endTile(board, 0, board.cells.length, 'start') ?? 0;
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

function nextEqual(board: Board, from: number, like: number, by: -1 | 1): number {
  const picture = board.cells[like] ?? 0;
  if (picture <= 0) return from;
  const count = board.cells.length;
  for (let step = 1; step < count; step++) {
    const cell = (from + by * step + count) % count;
    if (cell !== like && board.cells[cell] === picture) return cell;
  }
  return from;
}

function endTile(board: Board, start: number, end: number, which: 'start' | 'end'): number | null {
  const row = Array.from({ length: end - start }, (_, index) => start + index);
  const tiles = row.filter((cell) => isTile(board, cell));
  return (which === 'start' ? tiles[0] : tiles.at(-1)) ?? null;
}

function isTile(board: Board, cell: number): boolean {
  return (board.cells[cell] ?? 0) > 0;
}
