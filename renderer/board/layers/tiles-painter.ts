import type { Board } from '../../../core/board/board.ts';
import { SLOT, WALL } from '../../../core/board/board.ts';
import { withNeighbours } from '../tiles/with-neighbours.ts';
import type { Scene } from './scene.ts';
import { spriteScale } from './scene.ts';

type Context = CanvasRenderingContext2D;

/** A part of the board, in cells: from `left` and `top` to `right` and `bottom`, these not included. */
interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Paints what the window shows of the board: of a large one that is a small part. */
export function paintAllTiles(
  context: Context,
  board: Board,
  concealed: ReadonlySet<number>,
  scene: Scene,
): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const { left, top, right, bottom } = seen(context, scene);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) paintCell(context, board, concealed, scene, y * board.width + x);
  }
}

/** Repaints the cells that a change touched, and their neighbours. */
export function paintSomeTiles(
  context: Context,
  dirty: ReadonlySet<number>,
  board: Board,
  concealed: ReadonlySet<number>,
  scene: Scene,
): void {
  const { left, top, right, bottom } = seen(context, scene);
  if (dirty.size * 9 > (right - left) * (bottom - top)) {
    paintAllTiles(context, board, concealed, scene);
    return;
  }
  context.save();
  clipTo(context, dirty, scene);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (const cell of withNeighbours(dirty, board)) paintCell(context, board, concealed, scene, cell);
  context.restore();
}

/** The cells that are in the window, and those whose shadow reaches into it. */
function seen({ canvas }: Context, { layout }: Scene): Span {
  const { left, top, cell, columns, rows, pixelRatio } = layout;
  const first = (start: number) => Math.max(0, Math.floor(-start / cell) - 1);
  const end = (start: number, pixels: number) => Math.ceil((pixels / pixelRatio - start) / cell) + 1;
  return {
    left: first(left),
    top: first(top),
    right: Math.min(columns, end(left, canvas.width)),
    bottom: Math.min(rows, end(top, canvas.height)),
  };
}

function clipTo(context: Context, dirty: ReadonlySet<number>, scene: Scene): void {
  context.beginPath();
  for (const index of dirty) {
    const { x, y, side } = spriteBox(scene, index);
    context.rect(x, y, side, side);
  }
  context.clip();
}

function paintCell(
  context: Context,
  board: Board,
  concealed: ReadonlySet<number>,
  scene: Scene,
  cell: number,
): void {
  const { atlas } = scene;
  const kind = board.cells[cell] ?? 0;
  if (kind === WALL) draw(context, scene, cell, atlas.stone());
  else if (kind > 0 && !concealed.has(cell)) draw(context, scene, cell, atlas.tile(kind));
  else if (board.marks[cell] === SLOT) draw(context, scene, cell, atlas.dent());
}

function draw(context: Context, scene: Scene, cell: number, sprite: CanvasImageSource): void {
  const { x, y, side } = spriteBox(scene, cell);
  context.drawImage(sprite, x, y, side, side);
}

/**
 * Returns the box of a cell's sprite with its shadow, in device pixels: whole ones while the board is at
 * rest.
 */
function spriteBox(
  scene: Scene,
  index: number,
): { readonly x: number; readonly y: number; readonly side: number } {
  const { layout, atlas } = scene;
  const scale = spriteScale(scene);
  const cell = atlas.shape.cell * scale;
  const pad = atlas.shape.pad * scale;
  return {
    x: Math.round(layout.left * layout.pixelRatio) + (index % layout.columns) * cell - pad,
    y: Math.round(layout.top * layout.pixelRatio) + Math.floor(index / layout.columns) * cell - pad,
    side: cell + 2 * pad,
  };
}
