import type { Point } from '../../../core/board/board.ts';
import { cellRectangle, pointCentre } from '../../viewport/layout.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import { makeCss } from '../tiles/colour.ts';
import type { BoardPalette } from '../tiles/palette.ts';
import { type Scene, setType } from './scene.ts';

/** Radius of the cross's disc, and the distance of its middle from the sides of the tile, in cells: it hides little of a picture. */
const DISC = 0.23;
const INSET = 0.14;

/** A crossed box on a disc of paper in the upper right corner of a tile. */
export function paintCross(context: PaintContext, { layout, atlas: { palette } }: Scene, cell: number): void {
  const { x, y, width } = cellRectangle(layout, cell);
  const [centreX, centreY] = [x + width * (1 - INSET), y + width * INSET];
  context.fillStyle = makeCss(palette.paper, 0.95);
  context.strokeStyle = makeCss(palette.vermilion);
  context.lineWidth = Math.max(1, width * 0.035);
  context.lineJoin = 'round';
  context.beginPath();
  context.arc(centreX, centreY, width * DISC, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  traceCrossed(context, centreX, centreY, width * DISC * 0.62);
  context.stroke();
}

/** A number or a letter on a disc of paper in the same corner. */
export function paintCorner(
  context: PaintContext,
  { layout, atlas: { palette } }: Scene,
  cell: number,
  number: number | string,
): void {
  const { x, y, width } = cellRectangle(layout, cell);
  const radius = Math.max(8, width * 0.22);
  const { paper, jade, ink } = palette;
  // Over the corner, so that it hides little of the picture.
  const disc = { x: x + width * 0.84, y: y + width * 0.16, radius };
  paintDisc(context, disc, String(number), [paper, jade, ink]);
}

/** The radius of a turn's disc, in cells: it lies in the cell or the lane of the turn, beside all tiles. */
const TURN_DISC = 0.27;

/** The turns of a line, numbered; the last of them, which is one too many, stands out. */
export function paintTurns(
  context: PaintContext,
  { layout, atlas: { palette } }: Scene,
  corners: readonly Point[],
): void {
  const { paper, vermilion } = palette;
  for (const [index, corner] of corners.entries()) {
    const disc = { ...pointCentre(layout, corner), radius: layout.cell * TURN_DISC };
    const [face, words] = index === corners.length - 1 ? [vermilion, paper] : [paper, vermilion];
    paintDisc(context, disc, String(index + 1), [face, vermilion, words]);
  }
}

type Colour = BoardPalette['ink'];

function paintDisc(
  context: PaintContext,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  text: string,
  [face, edge, words]: readonly [Colour, Colour, Colour],
): void {
  context.fillStyle = makeCss(face, 0.95);
  context.strokeStyle = makeCss(edge);
  context.lineWidth = Math.max(1, radius * 0.14);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  if (text === '') return;
  setType(context, makeCss(words), radius * 1.25);
  context.fillText(text, x, y + radius * 0.08);
}

function traceCrossed(context: PaintContext, x: number, y: number, radius: number): void {
  const half = radius * 0.8;
  context.rect(x - half, y - half, 2 * half, 2 * half);
  context.moveTo(x - half, y - half);
  context.lineTo(x + half, y + half);
  context.moveTo(x + half, y - half);
  context.lineTo(x - half, y + half);
}
