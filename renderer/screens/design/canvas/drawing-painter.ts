import { GAP, type Shape, WALL } from '../../../../core/board/board.ts';
import type { Area } from '../../../../core/templates/edit/marks.ts';
import type { BoardPalette } from '../../../board/tiles/palette.ts';
import { withNeighbours } from '../../../board/tiles/with-neighbours.ts';
import type { BoardLayout } from '../../../viewport/layout.ts';
import { type CellSprites, makeSprites, paintPlate } from './cell-sprites.ts';

type Context = CanvasRenderingContext2D;

/** Paints a drawing's cells, in device pixels. A change repaints the cells it touched and their neighbours. */
export class DrawingPainter {
  /** The grid without any mark, painted once for a size and a theme. */
  readonly #plate = document.createElement('canvas');
  readonly #plateContext = contextOf(this.#plate);
  #sprites: CellSprites | null = null;
  #palette: BoardPalette | null = null;
  #origin = { left: 0, top: 0 };
  /** The visible area of a drawing that is zoomed in. */
  #seen: Area = { left: 0, top: 0, right: 0, bottom: 0 };

  /** Paints the empty grid for a canvas of this size, in device pixels. */
  prepare(width: number, height: number, layout: BoardLayout, palette: BoardPalette): void {
    setSize(this.#plate, Math.max(1, width), Math.max(1, height));
    this.#plateContext.clearRect(0, 0, width, height);
    const { pixelRatio, columns, rows } = layout;
    const cell = Math.max(1, Math.round(layout.cell * pixelRatio));
    if (this.#sprites?.shape.cell !== cell || this.#palette !== palette)
      this.#sprites = makeSprites(cell, palette);
    this.#palette = palette;
    this.#origin = { left: Math.round(layout.left * pixelRatio), top: Math.round(layout.top * pixelRatio) };
    const { left, top } = this.#origin;
    this.#seen = {
      left: Math.max(0, Math.floor(-left / cell) - 1),
      top: Math.max(0, Math.floor(-top / cell) - 1),
      right: Math.min(columns - 1, Math.ceil((width - left) / cell)),
      bottom: Math.min(rows - 1, Math.ceil((height - top) / cell)),
    };
    const offset = new DOMMatrix().translate(left, top);
    const { slots, walls, pits } = this.#sprites;
    for (const pattern of [slots, walls, pits]) pattern.setTransform(offset);
    paintPlate(this.#plateContext, { left, top, columns, rows }, this.#sprites, palette);
  }

  /** The cells as they are painted now, or null before they were. */
  spritesNow(): CellSprites | null {
    return this.#sprites;
  }

  paintAll(context: Context, shape: Shape): void {
    this.#clear(context);
    const isInner = innerCells(shape);
    const { left, top, right, bottom } = this.#seen;
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++)
        if (isInner[y * shape.width + x] === 0) this.#paintCell(context, shape, y * shape.width + x);
    this.#paintInner(context, shape, isInner);
  }

  /** Cells among their like, a whole run of a row at once: thousands of single pictures would take longer than a frame. */
  #paintInner(context: Context, shape: Shape, isInner: Uint8Array): void {
    if (this.#sprites === null) return;
    const { width, marks } = shape;
    const { slots, walls, shape: tile } = this.#sprites;
    for (let cell = 0; cell < marks.length; ) {
      let end = cell + 1;
      while (end % width !== 0 && isInner[end] === isInner[cell] && marks[end] === marks[cell]) end++;
      if (isInner[cell] === 1) {
        const { x, y } = this.#cornerOf(shape, cell);
        context.fillStyle = marks[cell] === WALL ? walls : slots;
        context.fillRect(x, y, (end - cell) * tile.cell, tile.cell);
      }
      cell = end;
    }
  }

  /** Paints what differs between two drawings of the same size. */
  paintChange(context: Context, before: Shape, after: Shape): void {
    const dirty = after.marks.flatMap((mark, cell) => (mark === before.marks[cell] ? [] : [cell]));
    if (dirty.length * 9 > after.marks.length) this.paintAll(context, after);
    else if (dirty.length > 0) this.#paintCells(context, after, dirty);
  }

  #paintCells(context: Context, after: Shape, dirty: readonly number[]): void {
    if (this.#sprites === null) return;
    const { cell: side, pad } = this.#sprites.shape;
    context.save();
    context.beginPath();
    for (const cell of dirty) {
      const { x, y } = this.#cornerOf(after, cell);
      context.rect(x - pad, y - pad, side + 2 * pad, side + 2 * pad);
    }
    context.clip();
    this.#clear(context);
    for (const cell of withNeighbours(dirty, after)) this.#paintCell(context, after, cell);
    context.restore();
  }

  #clear(context: Context): void {
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.drawImage(this.#plate, 0, 0);
  }

  #paintCell(context: Context, shape: Shape, cell: number): void {
    const mark = shape.marks[cell];
    if (mark === GAP || this.#sprites === null) return;
    const { x, y } = this.#cornerOf(shape, cell);
    const { pad } = this.#sprites.shape;
    context.drawImage(mark === WALL ? this.#sprites.wall : this.#sprites.slot, x - pad, y - pad);
  }

  #cornerOf({ width }: Shape, cell: number): { x: number; y: number } {
    const side = this.#sprites?.shape.cell ?? 0;
    return {
      x: this.#origin.left + (cell % width) * side,
      y: this.#origin.top + Math.floor(cell / width) * side,
    };
  }
}

/** A canvas that is given its size anew, even the same one, gets new memory. */
function setSize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to paint the drawing on');
  return context;
}

/** 1 for each cell that is no gap and has its own mark on all eight sides. */
function innerCells({ width, height, marks }: Shape): Uint8Array {
  const isInner = new Uint8Array(marks.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x;
      const mark = marks[cell];
      const isAlone = AROUND.some(([dx, dy]) => marks[cell + dy * width + dx] !== mark);
      if (mark !== GAP && !isAlone) isInner[cell] = 1;
    }
  }
  return isInner;
}

const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;
