import type { Board } from '../../core/board/board.ts';
import { SLOT, WALL } from '../../core/board/board.ts';
import type { BoardLayout } from './layout.ts';
import type { TileAtlas } from './tile-atlas.ts';

/** All tiles at rest as one picture in device pixels. A change repaints the cells it touched and their neighbours. */
export class TilesBitmap {
  readonly canvas = document.createElement('canvas');
  private readonly context: CanvasRenderingContext2D;

  constructor() {
    const context = this.canvas.getContext('2d');
    if (context === null) throw new Error('No canvas to paint the board on');
    this.context = context;
  }

  /** Empties the bitmap and gives it the size of the stage, in device pixels. */
  resize(width: number, height: number): void {
    this.canvas.width = Math.max(1, width);
    this.canvas.height = Math.max(1, height);
  }

  paintAll(board: Board, concealed: ReadonlySet<number>, layout: BoardLayout, atlas: TileAtlas): void {
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    for (const cell of board.cells.keys()) this.paintCell(board, concealed, layout, atlas, cell);
  }

  paintCells(
    dirty: ReadonlySet<number>,
    board: Board,
    concealed: ReadonlySet<number>,
    layout: BoardLayout,
    atlas: TileAtlas,
  ): void {
    if (dirty.size * 9 > board.cells.length) {
      this.paintAll(board, concealed, layout, atlas);
      return;
    }
    const { context } = this;
    context.save();
    this.clipTo(dirty, layout, atlas);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    // In order of rows, so that a tile covers the shadow of the one above it here as in a full painting.
    for (const cell of withNeighbours(dirty, board).sort((a, b) => a - b)) {
      this.paintCell(board, concealed, layout, atlas, cell);
    }
    context.restore();
  }

  private clipTo(dirty: ReadonlySet<number>, layout: BoardLayout, atlas: TileAtlas): void {
    const { cell, pad } = atlas.shape;
    this.context.beginPath();
    for (const index of dirty) {
      const { x, y } = corner(layout, index, cell);
      this.context.rect(x - pad, y - pad, cell + 2 * pad, cell + 2 * pad);
    }
    this.context.clip();
  }

  private paintCell(
    board: Board,
    concealed: ReadonlySet<number>,
    layout: BoardLayout,
    atlas: TileAtlas,
    cell: number,
  ): void {
    const kind = board.cells[cell] ?? 0;
    const { x, y } = corner(layout, cell, atlas.shape.cell);
    const draw = (sprite: CanvasImageSource) =>
      this.context.drawImage(sprite, x - atlas.shape.pad, y - atlas.shape.pad);
    if (kind === WALL) draw(atlas.stone());
    else if (kind > 0 && !concealed.has(cell)) draw(atlas.tile(kind));
    else if (board.template[cell] === SLOT) draw(atlas.dent());
  }
}

function corner(layout: BoardLayout, index: number, cell: number): { x: number; y: number } {
  return {
    x: Math.round(layout.left * layout.pixelRatio) + (index % layout.columns) * cell,
    y: Math.round(layout.top * layout.pixelRatio) + Math.floor(index / layout.columns) * cell,
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
