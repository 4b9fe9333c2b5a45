import type { Board } from '../../../core/board/board.ts';
import { SLOT, WALL } from '../../../core/board/board.ts';
import type { Scene } from '../scene.ts';
import { spriteScale } from '../scene.ts';

/** A part of the board, in cells: from `left` and `top` to `right` and `bottom`, these not included. */
interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All tiles at rest as one picture in device pixels. A change repaints the cells it touched and their neighbours. */
export class TilesBitmap {
  private readonly canvas: HTMLCanvasElement;
  private readonly context: CanvasRenderingContext2D;

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas to paint the board on');
    this.canvas = canvas;
    this.context = context;
  }

  /** Paints what the window shows of the board: of a large one that is a small part. */
  paintAll(board: Board, concealed: ReadonlySet<number>, scene: Scene): void {
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const { left, top, right, bottom } = this.seen(scene);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) this.paintCell(board, concealed, scene, y * board.width + x);
    }
  }

  paintCells(dirty: ReadonlySet<number>, board: Board, concealed: ReadonlySet<number>, scene: Scene): void {
    const { left, top, right, bottom } = this.seen(scene);
    if (dirty.size * 9 > (right - left) * (bottom - top)) {
      this.paintAll(board, concealed, scene);
      return;
    }
    const { context } = this;
    context.save();
    this.clipTo(dirty, scene);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    // In order of rows, so that a tile covers the shadow of the one above it here as in a full painting.
    for (const cell of withNeighbours(dirty, board).sort((a, b) => a - b)) {
      this.paintCell(board, concealed, scene, cell);
    }
    context.restore();
  }

  /** The cells that are in the window, and those whose shadow reaches into it. */
  private seen({ layout }: Scene): Span {
    const { left, top, cell, columns, rows, pixelRatio } = layout;
    const first = (start: number) => Math.max(0, Math.floor(-start / cell) - 1);
    const end = (start: number, pixels: number) => Math.ceil((pixels / pixelRatio - start) / cell) + 1;
    return {
      left: first(left),
      top: first(top),
      right: Math.min(columns, end(left, this.canvas.width)),
      bottom: Math.min(rows, end(top, this.canvas.height)),
    };
  }

  private clipTo(dirty: ReadonlySet<number>, scene: Scene): void {
    this.context.beginPath();
    for (const index of dirty) {
      const { x, y, side } = spriteBox(scene, index);
      this.context.rect(x, y, side, side);
    }
    this.context.clip();
  }

  private paintCell(board: Board, concealed: ReadonlySet<number>, scene: Scene, cell: number): void {
    const { atlas } = scene;
    const kind = board.cells[cell] ?? 0;
    if (kind === WALL) this.draw(scene, cell, atlas.stone());
    else if (kind > 0 && !concealed.has(cell)) this.draw(scene, cell, atlas.tile(kind));
    else if (board.marks[cell] === SLOT) this.draw(scene, cell, atlas.dent());
  }

  private draw(scene: Scene, cell: number, sprite: CanvasImageSource): void {
    const { x, y, side } = spriteBox(scene, cell);
    this.context.drawImage(sprite, x, y, side, side);
  }
}

/** Where a cell's sprite lies with its shadow, in device pixels: whole ones while the board is at rest. */
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

/** A sprite reaches over its cell by less than half a cell, so the eight neighbours are all that can overlap. */
function withNeighbours(cells: ReadonlySet<number>, { width, height }: Board): number[] {
  const all = new Set<number>();
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        all.add(row * width + column);
      }
    }
  }
  return [...all];
}
