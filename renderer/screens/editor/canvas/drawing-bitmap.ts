import { GAP, type Shape, WALL } from '../../../../core/board/board.ts';
import type { Area } from '../../../../core/templates/edit/marks.ts';
import type { BoardPalette } from '../../../board/tiles/palette.ts';
import type { BoardLayout } from '../../../viewport/layout.ts';
import { type CellSprites, makeSprites, paintPlate } from './cell-sprites.ts';

/** The drawing as one picture in device pixels. A change repaints the cells it touched and their neighbours. */
export class DrawingBitmap {
  readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;
  /** The grid without any mark, painted once for a size and a theme. */
  private readonly plate = document.createElement('canvas');
  private readonly plateContext = contextOf(this.plate);
  private sprites: CellSprites | null = null;
  private palette: BoardPalette | null = null;
  private origin = { left: 0, top: 0 };
  /** What lies in sight of a drawing that is seen from near. */
  private seen: Area = { left: 0, top: 0, right: 0, bottom: 0 };

  constructor(canvas: HTMLCanvasElement = document.createElement('canvas')) {
    this.canvas = canvas;
    this.context = contextOf(canvas);
  }

  /** Takes the size of the stage, in device pixels, and paints the empty grid for it. */
  prepare(width: number, height: number, layout: BoardLayout, palette: BoardPalette): void {
    for (const canvas of [this.canvas, this.plate]) setSize(canvas, Math.max(1, width), Math.max(1, height));
    this.plateContext.clearRect(0, 0, width, height);
    const { pixelRatio, columns, rows } = layout;
    const cell = Math.max(1, Math.round(layout.cell * pixelRatio));
    if (this.sprites?.shape.cell !== cell || this.palette !== palette)
      this.sprites = makeSprites(cell, palette);
    this.palette = palette;
    this.origin = { left: Math.round(layout.left * pixelRatio), top: Math.round(layout.top * pixelRatio) };
    const { left, top } = this.origin;
    this.seen = {
      left: Math.max(0, Math.floor(-left / cell) - 1),
      top: Math.max(0, Math.floor(-top / cell) - 1),
      right: Math.min(columns - 1, Math.ceil((width - left) / cell)),
      bottom: Math.min(rows - 1, Math.ceil((height - top) / cell)),
    };
    const offset = new DOMMatrix().translate(left, top);
    const { slots, walls, pits } = this.sprites;
    for (const pattern of [slots, walls, pits]) pattern.setTransform(offset);
    paintPlate(this.plateContext, { left, top, columns, rows }, this.sprites, palette);
  }

  /** The cells as they are painted now, or null before they were. */
  spritesNow(): CellSprites | null {
    return this.sprites;
  }

  paintAll(shape: Shape): void {
    this.clear();
    const isInner = innerCells(shape);
    const { left, top, right, bottom } = this.seen;
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++)
        if (isInner[y * shape.width + x] === 0) this.paintCell(shape, y * shape.width + x);
    this.paintInner(shape, isInner);
  }

  /** Cells among their like, a whole run of a row at once: thousands of single pictures would take longer than a frame. */
  private paintInner(shape: Shape, isInner: Uint8Array): void {
    if (this.sprites === null) return;
    const { width, marks } = shape;
    const { slots, walls, shape: tile } = this.sprites;
    for (let cell = 0; cell < marks.length; ) {
      let end = cell + 1;
      while (end % width !== 0 && isInner[end] === isInner[cell] && marks[end] === marks[cell]) end++;
      if (isInner[cell] === 1) {
        const { x, y } = this.cornerOf(shape, cell);
        this.context.fillStyle = marks[cell] === WALL ? walls : slots;
        this.context.fillRect(x, y, (end - cell) * tile.cell, tile.cell);
      }
      cell = end;
    }
  }

  /** Paints what differs between two drawings of the same size. */
  paintChange(before: Shape, after: Shape): void {
    const dirty = after.marks.flatMap((mark, cell) => (mark === before.marks[cell] ? [] : [cell]));
    if (dirty.length * 9 > after.marks.length) this.paintAll(after);
    else if (dirty.length > 0) this.paintCells(after, dirty);
  }

  private paintCells(after: Shape, dirty: readonly number[]): void {
    if (this.sprites === null) return;
    const { cell: side, pad } = this.sprites.shape;
    const { context } = this;
    context.save();
    context.beginPath();
    for (const cell of dirty) {
      const { x, y } = this.cornerOf(after, cell);
      context.rect(x - pad, y - pad, side + 2 * pad, side + 2 * pad);
    }
    context.clip();
    this.clear();
    for (const cell of withNeighbours(dirty, after)) this.paintCell(after, cell);
    context.restore();
  }

  private clear(): void {
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.context.drawImage(this.plate, 0, 0);
  }

  private paintCell(shape: Shape, cell: number): void {
    const mark = shape.marks[cell];
    if (mark === GAP || this.sprites === null) return;
    const { x, y } = this.cornerOf(shape, cell);
    const { pad } = this.sprites.shape;
    this.context.drawImage(mark === WALL ? this.sprites.wall : this.sprites.slot, x - pad, y - pad);
  }

  private cornerOf({ width }: Shape, cell: number): { x: number; y: number } {
    const side = this.sprites?.shape.cell ?? 0;
    return {
      x: this.origin.left + (cell % width) * side,
      y: this.origin.top + Math.floor(cell / width) * side,
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

/** In order of rows, so that a tile covers the shadow of the one above it here as in a full painting. */
function withNeighbours(cells: readonly number[], { width, height }: Shape): number[] {
  const all = new Set<number>();
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        all.add(row * width + column);
      }
    }
  }
  return [...all].sort((a, b) => a - b);
}
