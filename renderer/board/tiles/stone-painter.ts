import { BLACK, makeCss, mixColours, WHITE } from './colour.ts';
import type { BoardPalette } from './palette.ts';
import type { TileShape } from './tile-painter.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Grains in a stone; enough to break the evenness, few enough to stay calm. */
const GRAINS = 22;
const LIGHT_STONE = [142, 143, 134] as const;
const DARK_STONE = [92, 101, 97] as const;

/** A wall: a block of grey stone, set closer than tiles are, so that neighbours read as one piece of masonry. */
export function paintStone(context: Context, { cell }: TileShape, palette: BoardPalette): void {
  const base = palette.isDark ? DARK_STONE : mixColours(LIGHT_STONE, palette.paper, 0.18);
  const inset = Math.max(0.5, cell * 0.02);
  const depth = cell * 0.05;
  const side = cell - 2 * inset;
  const radius = cell * 0.09;
  context.fillStyle = makeCss(mixColours(base, BLACK, 0.38));
  traceBlock(context, inset, inset, side, side, radius);
  context.fill();
  const top = context.createLinearGradient(inset, inset, cell * 0.7, cell);
  top.addColorStop(0, makeCss(mixColours(base, WHITE, 0.26)));
  top.addColorStop(0.5, makeCss(base));
  top.addColorStop(1, makeCss(mixColours(base, BLACK, 0.12)));
  context.fillStyle = top;
  traceBlock(context, inset, inset, side, side - depth, radius);
  context.fill();
  context.save();
  context.clip();
  paintGrains(context, cell);
  context.restore();
  paintEdge(context, cell, inset, side - depth, radius);
}

function paintGrains(context: Context, cell: number): void {
  for (let grain = 0; grain < GRAINS; grain++) {
    // Steps by three irrational shares spread the grains evenly, without a pattern and without chance.
    const x = ((grain * 0.61803 + 0.13) % 1) * cell;
    const y = ((grain * 0.75488 + grain * grain * 0.0317 + 0.37) % 1) * cell;
    const size = cell * (0.005 + 0.009 * ((grain * 0.56984) % 1));
    context.fillStyle = grain % 2 === 0 ? 'rgb(255 255 255 / 0.13)' : 'rgb(0 0 0 / 0.11)';
    context.beginPath();
    context.ellipse(x, y, size * 1.3, size, grain * 1.7, 0, Math.PI * 2);
    context.fill();
  }
}

/** The upper left edge catches the light. */
function paintEdge(context: Context, cell: number, inset: number, height: number, radius: number): void {
  const width = Math.max(1, cell * 0.022);
  const light = context.createLinearGradient(0, 0, cell, cell);
  light.addColorStop(0, 'rgb(255 255 255 / 0.5)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 0.08)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.14)');
  context.strokeStyle = light;
  context.lineWidth = width;
  const near = inset + width / 2;
  traceBlock(context, near, near, cell - 2 * near, height - width, radius - width / 2);
  context.stroke();
}

function traceBlock(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, Math.max(0, radius));
}
