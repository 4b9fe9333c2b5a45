import { BLACK, makeCss, mixColours, WHITE } from './colour.ts';
import type { BoardPalette } from './palette.ts';
import type { TileShape } from './tile-painter.ts';

type Context = OffscreenCanvasRenderingContext2D;

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
  paintEdge(context, cell, inset, side - depth, radius);
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
