import type { Shape } from '../../../../core/board/board.ts';
import { makeCss, mixColours } from '../../../board/tiles/colour.ts';
import { readPalette } from '../../../board/tiles/palette.ts';
import { layoutBoard } from '../../../viewport/layout.ts';
import { DrawingPainter } from './drawing-painter.ts';

/** The side of a cell in pixels; large boards get smaller cells. */
const CELL = 40;
const MOST_SIDE = 1_600;

/** Room for the first line of the caption under the drawing, and for each further one. */
const CAPTION = 48;
const LINE = 28;
/** Narrower than this a sentence of the caption would not fit. */
const LEAST_WIDTH = 640;

/** A drawing as a picture of its own, for a PNG, in the colours that an element has, over the lines of its caption. */
export function paintPicture(
  shape: Shape,
  element: HTMLElement,
  [title, ...lines]: readonly [string, ...string[]],
): HTMLCanvasElement {
  const cell = Math.min(CELL, Math.floor(MOST_SIDE / Math.max(shape.width, shape.height)));
  const width = Math.max(LEAST_WIDTH, Math.ceil((shape.width + 1.2) * cell));
  const height = Math.ceil((shape.height + 1.2) * cell);
  const palette = readPalette(element);
  const painter = new DrawingPainter();
  const layout = layoutBoard(shape.width, shape.height, { width, height, pixelRatio: 1 });
  const context = makeContext(width, height + CAPTION + LINE * lines.length);
  const { canvas } = context;
  painter.prepare(width, height, layout, palette);
  painter.paintAll(context, shape);
  // The paper goes under what is painted.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = makeCss(palette.paper);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-over';
  const font = getComputedStyle(element).fontFamily;
  paintLine(context, title, { font: `700 22px ${font}`, top: height + 26, colour: makeCss(palette.ink) });
  const quiet = makeCss(mixColours(palette.paper, palette.ink, 0.8));
  for (const [place, line] of lines.entries())
    paintLine(context, line, {
      font: `400 16px ${font}`,
      top: height + 26 + LINE * (place + 1),
      colour: quiet,
    });
  return canvas;
}

function makeContext(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to paint the picture on');
  return context;
}

interface LineLook {
  readonly font: string;
  readonly top: number;
  readonly colour: string;
}

/** In the middle, made narrower where it would not fit. */
function paintLine(context: CanvasRenderingContext2D, words: string, { font, top, colour }: LineLook): void {
  context.font = font;
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const { width } = context.canvas;
  context.fillText(words, width / 2, top, width - 32);
}
