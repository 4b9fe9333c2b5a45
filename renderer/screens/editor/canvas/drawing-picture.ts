import type { Shape } from '../../../../core/board/board.ts';
import { readPalette } from '../../../board/tiles/palette.ts';
import { layoutBoard } from '../../../viewport/layout.ts';
import { DrawingBitmap } from './drawing-bitmap.ts';

/** The side of a cell in pixels; large boards get smaller cells. */
const CELL = 40;
const MOST_SIDE = 1_600;

/** A drawing as a picture of its own, for a PNG, in the colours that an element has. */
export function paintPicture(shape: Shape, element: HTMLElement): HTMLCanvasElement {
  const cell = Math.min(CELL, Math.floor(MOST_SIDE / Math.max(shape.width, shape.height)));
  const width = Math.ceil((shape.width + 1.2) * cell);
  const height = Math.ceil((shape.height + 1.2) * cell);
  const bitmap = new DrawingBitmap();
  const layout = layoutBoard(shape.width, shape.height, { width, height, pixelRatio: 1 });
  bitmap.prepare(width, height, layout, readPalette(element));
  bitmap.paintAll(shape);
  return bitmap.canvas;
}
