import type { Area } from '../../../../core/templates/edit/marks.ts';
import { makeCss, mixColours } from '../../../board/colour.ts';
import type { BoardPalette } from '../../../board/palette.ts';
import { paintStone } from '../../../board/stone-painter.ts';
import { paintBlank, shapeTile, spriteSide, type TileShape } from '../../../board/tile-painter.ts';

/** A slot and a wall painted once for a size and a theme. A sprite reaches over its cell by `pad` on every side. */
export interface CellSprites {
  readonly shape: TileShape;
  readonly slot: OffscreenCanvas;
  readonly wall: OffscreenCanvas;
  /** The same among their like, one cell large, to fill many at once. */
  readonly slots: CanvasPattern;
  readonly walls: CanvasPattern;
}

/** `cell` is the side of a cell in device pixels. */
export function makeSprites(cell: number, palette: BoardPalette): CellSprites {
  const shape = shapeTile(cell);
  const slot = paintSprite(shape, (context) => paintBlank(context, shape, palette));
  const wall = paintSprite(shape, (context) => paintStone(context, shape, palette));
  return { shape, slot, wall, slots: makePattern(shape, slot), walls: makePattern(shape, wall) };
}

/** A cell with neighbours of its own sort on every side, their shadows included. */
function makePattern({ cell, pad }: TileShape, sprite: OffscreenCanvas): CanvasPattern {
  const context = new OffscreenCanvas(cell, cell).getContext('2d');
  if (context === null) throw new Error('No canvas to paint cells on');
  for (const y of [-1, 0, 1])
    for (const x of [-1, 0, 1]) context.drawImage(sprite, x * cell - pad, y * cell - pad);
  const pattern = context.createPattern(context.canvas, 'repeat');
  if (pattern === null) throw new Error('No pattern of a canvas');
  return pattern;
}

function paintSprite(
  shape: TileShape,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const side = spriteSide(shape);
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to paint cells on');
  context.translate(shape.pad, shape.pad);
  paint(context);
  return canvas;
}

interface PlateGrid {
  /** Where its first cell begins. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** The cells that lie in sight. */
  readonly seen: Area;
}

/** The empty grid: a calm plate with a shallow pit for every cell, all in device pixels. */
export function paintPlate(
  context: CanvasRenderingContext2D,
  grid: PlateGrid,
  cell: number,
  palette: BoardPalette,
): void {
  const margin = Math.round(cell * 0.3);
  const { left, top, columns, rows, seen } = grid;
  context.fillStyle = makeCss(mixColours(palette.paper, palette.ink, palette.isDark ? 0.035 : 0.045));
  context.beginPath();
  context.roundRect(
    left - margin,
    top - margin,
    columns * cell + 2 * margin,
    rows * cell + 2 * margin,
    Math.min(20, cell * 0.5),
  );
  context.fill();
  context.fillStyle = makeCss(mixColours(palette.paper, palette.ink, palette.isDark ? 0 : 0.015));
  const gap = Math.max(1, Math.round(cell * 0.06));
  context.beginPath();
  for (let y = seen.top; y <= seen.bottom; y++) {
    for (let x = seen.left; x <= seen.right; x++) {
      const side = cell - gap;
      context.roundRect(left + x * cell + gap / 2, top + y * cell + gap / 2, side, side, cell * 0.12);
    }
  }
  context.fill();
}
