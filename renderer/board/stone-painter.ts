import { BLACK, makeCss, mixColours, WHITE } from './colour.ts';
import type { BoardPalette } from './palette.ts';
import type { TileShape } from './tile-painter.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Grains in a stone; enough to break the evenness, few enough to stay calm. */
const GRAINS = 26;

/** A wall: a block of grey stone that fills its cell, so that neighbours read as one piece of masonry. */
export function paintStone(context: Context, shape: TileShape, palette: BoardPalette): void {
  const { cell } = shape;
  const base = mixColours(palette.isDark ? [104, 112, 108] : [134, 136, 128], palette.paper, 0.12);
  const inset = Math.max(0.5, cell * 0.012);
  const side = cell - 2 * inset;
  const radius = cell * 0.06;
  const body = context.createLinearGradient(0, 0, cell * 0.6, cell);
  body.addColorStop(0, makeCss(mixColours(base, WHITE, 0.14)));
  body.addColorStop(1, makeCss(mixColours(base, BLACK, 0.2)));
  context.fillStyle = body;
  context.beginPath();
  context.roundRect(inset, inset, side, side, radius);
  context.fill();
  context.save();
  context.clip();
  paintGrains(context, cell);
  paintBevel(context, cell, inset);
  context.restore();
}

function paintGrains(context: Context, cell: number): void {
  for (let grain = 0; grain < GRAINS; grain++) {
    // A golden-ratio walk spreads the grains evenly without a pattern and without chance.
    const x = ((grain * 0.61803 + 0.13) % 1) * cell;
    const y = ((grain * 0.75487 + 0.37) % 1) * cell;
    const size = cell * (0.006 + 0.012 * ((grain * 0.56984) % 1));
    context.fillStyle = grain % 2 === 0 ? 'rgb(255 255 255 / 0.16)' : 'rgb(0 0 0 / 0.16)';
    context.beginPath();
    context.ellipse(x, y, size * 1.5, size, grain, 0, Math.PI * 2);
    context.fill();
  }
}

function paintBevel(context: Context, cell: number, inset: number): void {
  const width = Math.max(1, cell * 0.035);
  context.fillStyle = 'rgb(255 255 255 / 0.22)';
  context.fillRect(0, 0, cell, inset + width);
  context.fillStyle = 'rgb(255 255 255 / 0.10)';
  context.fillRect(0, 0, inset + width, cell);
  context.fillStyle = 'rgb(0 0 0 / 0.20)';
  context.fillRect(0, cell - inset - width * 1.3, cell, width * 1.3 + inset);
  context.fillStyle = 'rgb(0 0 0 / 0.10)';
  context.fillRect(cell - inset - width, 0, width + inset, cell);
}
