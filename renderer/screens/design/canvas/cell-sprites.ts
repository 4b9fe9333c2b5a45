import { makeCss, mixColours } from '../../../board/tiles/colour.ts';
import type { BoardPalette } from '../../../board/tiles/palette.ts';
import { paintStone } from '../../../board/tiles/stone-painter.ts';
import { paintBlank, shapeTile, spriteSide, type TileShape } from '../../../board/tiles/tile-painter.ts';

/** A slot and a wall painted once for a size and a theme. A sprite reaches over its cell by `pad` on every side. */
export interface CellSprites {
  readonly shape: TileShape;
  readonly slot: OffscreenCanvas;
  readonly wall: OffscreenCanvas;
  /** The same among their like, one cell large, to fill many at once. */
  readonly slots: CanvasPattern;
  readonly walls: CanvasPattern;
  readonly pits: CanvasPattern;
}

/** `cell` is the side of a cell in device pixels. */
export function makeSprites(cell: number, palette: BoardPalette): CellSprites {
  const shape = shapeTile(cell);
  const slot = paintSprite(shape, (context) => paintBlank(context, shape, palette));
  const wall = paintSprite(shape, (context) => paintStone(context, shape, palette));
  return {
    shape,
    slot,
    wall,
    slots: makePattern(shape, slot),
    walls: makePattern(shape, wall),
    pits: makePits(cell, palette),
  };
}

/** A cell with neighbours of its own sort on every side, their shadows included. */
function makePattern({ cell, pad }: TileShape, sprite: OffscreenCanvas): CanvasPattern {
  const context = contextFor(cell);
  for (const y of [-1, 0, 1])
    for (const x of [-1, 0, 1]) context.drawImage(sprite, x * cell - pad, y * cell - pad);
  return patternOf(context);
}

function patternOf(context: OffscreenCanvasRenderingContext2D): CanvasPattern {
  const pattern = context.createPattern(context.canvas, 'repeat');
  if (pattern === null) throw new Error('No pattern of a canvas');
  return pattern;
}

function contextFor(side: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (context === null) throw new Error('No canvas to paint cells on');
  return context;
}

function paintSprite(
  shape: TileShape,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  const context = contextFor(spriteSide(shape));
  context.translate(shape.pad, shape.pad);
  paint(context);
  return context.canvas;
}

/** The shallow pit of an empty cell. */
function makePits(cell: number, palette: BoardPalette): CanvasPattern {
  const context = contextFor(cell);
  const gap = Math.max(1, Math.round(cell * 0.035));
  context.fillStyle = makeCss(mixColours(palette.paper, palette.jade, palette.isDark ? 0.11 : 0.09));
  context.beginPath();
  context.roundRect(gap / 2, gap / 2, cell - gap, cell - gap, cell * 0.06);
  context.fill();
  return patternOf(context);
}

interface PlateGrid {
  /** The offset of its first cell. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The empty grid: a calm plate, on which ivory stands out, with a pit for every cell, all in device pixels. */
export function paintPlate(
  context: CanvasRenderingContext2D,
  { left, top, columns, rows }: PlateGrid,
  { shape: { cell }, pits }: CellSprites,
  palette: BoardPalette,
): void {
  const margin = Math.round(cell * 0.3);
  const [width, height] = [columns * cell, rows * cell];
  const shade = (share: number) => makeCss(mixColours(palette.paper, palette.ink, share));
  context.fillStyle = shade(0.08);
  context.beginPath();
  context.roundRect(
    left - margin,
    top - margin,
    width + 2 * margin,
    height + 2 * margin,
    Math.min(20, cell * 0.5),
  );
  context.fill();
  // The lines between the cells are clearer than the calm rim.
  context.fillStyle = shade(0.17);
  context.fillRect(left, top, width, height);
  context.fillStyle = pits;
  context.fillRect(left, top, width, height);
}
