import type { Point } from '../../../core/board/board.ts';
import { cellRectangle, pointCentre } from '../../viewport/layout.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import { makeCss } from '../tiles/colour.ts';
import type { BoardPalette } from '../tiles/palette.ts';
import type { MarkSign } from './board-mark.ts';
import type { Scene } from './scene.ts';

/** Radius of a sign's disc, in cells. */
const DISC = 0.25;
/** The distance of a star's notches from its middle, as a share of its radius. */
const NOTCH = 0.45;

const SIGNS: Readonly<
  Record<
    MarkSign,
    { readonly colour: keyof Pick<BoardPalette, 'ink' | 'jade' | 'vermilion'>; trace: TraceSign }
  >
> = {
  diamond: { colour: 'ink', trace: (context, x, y, radius) => tracePolygon(context, x, y, [radius], 4) },
  star: {
    colour: 'jade',
    trace: (context, x, y, radius) => tracePolygon(context, x, y, [radius * 1.15, radius * NOTCH], 10),
  },
  crossed: { colour: 'vermilion', trace: traceCrossed },
};

type TraceSign = (context: PaintContext, x: number, y: number, radius: number) => void;

/** A sign on a disc of paper in the upper right corner of a tile. */
export function paintSign(
  context: PaintContext,
  { layout, atlas: { palette } }: Scene,
  cell: number,
  sign: MarkSign,
): void {
  const { x, y, width } = cellRectangle(layout, cell);
  const [centreX, centreY] = [x + width * (1 - DISC), y + width * DISC];
  const { colour, trace } = SIGNS[sign];
  context.fillStyle = makeCss(palette.paper, 0.95);
  context.strokeStyle = makeCss(palette[colour]);
  context.lineWidth = Math.max(1, width * 0.035);
  context.lineJoin = 'round';
  context.beginPath();
  context.arc(centreX, centreY, width * DISC, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  trace(context, centreX, centreY, width * DISC * 0.62);
  if (sign === 'star') {
    context.fillStyle = makeCss(palette[colour]);
    context.fill();
  }
  context.stroke();
}

/** A number on a disc of paper in the same corner. */
export function paintCorner(
  context: PaintContext,
  { layout, atlas: { palette } }: Scene,
  cell: number,
  number: number,
): void {
  const { x, y, width } = cellRectangle(layout, cell);
  const [centreX, centreY] = [x + width * (1 - DISC), y + width * DISC];
  context.fillStyle = makeCss(palette.paper, 0.95);
  context.strokeStyle = makeCss(palette.jade);
  context.lineWidth = Math.max(1, width * 0.035);
  context.beginPath();
  context.arc(centreX, centreY, width * DISC, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.fillStyle = makeCss(palette.ink);
  context.font = `600 ${Math.round(width * 0.28)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), centreX, centreY + width * 0.02);
}

/** A crossed-out corner of a line, which may lie outside the board. */
export function paintBarredTurn(
  context: PaintContext,
  { layout, atlas: { palette } }: Scene,
  at: Point,
): void {
  const { x, y } = pointCentre(layout, at);
  const side = Math.max(14, layout.cell * 0.36);
  context.fillStyle = makeCss(palette.vermilion);
  context.beginPath();
  context.roundRect(x - side / 2, y - side / 2, side, side, side * 0.2);
  context.fill();
  context.strokeStyle = makeCss(palette.paper);
  context.lineWidth = side * 0.1;
  context.lineCap = 'round';
  context.beginPath();
  for (const slope of [1, -1]) {
    context.moveTo(x - side * 0.22, y - side * 0.22 * slope);
    context.lineTo(x + side * 0.22, y + side * 0.22 * slope);
  }
  context.stroke();
}

/** Corners in turn at each of the radii, the first straight up. */
function tracePolygon(
  context: PaintContext,
  x: number,
  y: number,
  radii: readonly number[],
  corners: number,
): void {
  for (let corner = 0; corner < corners; corner++) {
    const radius = radii[corner % radii.length] ?? 0;
    const angle = (corner / corners) * Math.PI * 2 - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
}

function traceCrossed(context: PaintContext, x: number, y: number, radius: number): void {
  const half = radius * 0.8;
  context.rect(x - half, y - half, 2 * half, 2 * half);
  context.moveTo(x - half, y - half);
  context.lineTo(x + half, y + half);
  context.moveTo(x + half, y - half);
  context.lineTo(x - half, y + half);
}
