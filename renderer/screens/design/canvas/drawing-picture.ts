import type { Shape } from '../../../../core/board/board.ts';
import type { MeasuredShare } from '../../../../core/solve/measured-share.ts';
import { difficultyBar } from '../../../../core/templates/difficulty-bar.ts';
import { makeCss, mixColours } from '../../../board/tiles/colour.ts';
import { type BoardPalette, readPalette } from '../../../board/tiles/palette.ts';
import { layoutBoard } from '../../../viewport/layout.ts';
import { DrawingPainter } from './drawing-painter.ts';

/** The side of a cell in pixels; large boards get smaller cells. */
const CELL = 40;
const MOST_SIDE = 1_600;

/** Room for the caption's two lines under the drawing. */
const CAPTION = 76;
/** Narrower than this the second line would not fit. */
const LEAST_WIDTH = 640;

/** The height of the strip with the difficulty. */
const STRIP = 40;

interface PictureNotes {
  readonly caption: readonly [string, string];
  /** null: not known. */
  readonly difficulty: MeasuredShare | null;
}

/** A drawing as a picture of its own, for a PNG, in the colours that an element has, over its difficulty and a caption of two lines. */
export function paintPicture(
  shape: Shape,
  element: HTMLElement,
  { caption, difficulty }: PictureNotes,
): HTMLCanvasElement {
  const cell = Math.min(CELL, Math.floor(MOST_SIDE / Math.max(shape.width, shape.height)));
  const width = Math.max(LEAST_WIDTH, Math.ceil((shape.width + 1.2) * cell));
  const height = Math.ceil((shape.height + 1.2) * cell);
  const palette = readPalette(element);
  const painter = new DrawingPainter();
  const layout = layoutBoard(shape.width, shape.height, { width, height, pixelRatio: 1 });
  const strip = difficulty === null ? 0 : STRIP;
  const top = height + strip;
  const context = makeContext(width, top + CAPTION);
  const { canvas } = context;
  painter.prepare(width, height, layout, palette);
  painter.paintAll(context, shape);
  // The paper goes under what is painted.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = makeCss(palette.paper);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-over';
  const font = getComputedStyle(element).fontFamily;
  if (difficulty !== null) {
    const inset = Math.round(cell * 0.6);
    const place = { x: inset, y: height, width: width - 2 * inset, height: STRIP };
    paintDifficulty(context, place, difficulty, palette, font);
  }
  paintLine(context, caption[0], {
    font: `700 22px ${font}`,
    top: top + 26,
    colour: makeCss(palette.ink),
  });
  const quiet = makeCss(mixColours(palette.paper, palette.ink, 0.65));
  paintLine(context, caption[1], { font: `400 16px ${font}`, top: top + 54, colour: quiet });
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

/** The bar of the command line's pictures, in the colours of the theme. */
function paintDifficulty(
  context: CanvasRenderingContext2D,
  place: Parameters<typeof difficultyBar>[0],
  loss: MeasuredShare,
  { ink, jade, vermilion }: BoardPalette,
  font: string,
): void {
  const { areas, numberAt, words } = difficultyBar(place, loss);
  const colours = { loses: vermilion, wins: jade, interval: ink };
  for (const { part, x, y, width, height } of areas) {
    context.fillStyle = makeCss(colours[part]);
    context.fillRect(x, y, width, height);
  }
  context.font = `700 22px ${font}`;
  context.fillStyle = makeCss(ink);
  context.textAlign = 'end';
  context.textBaseline = 'middle';
  context.fillText(words, place.x + place.width, place.y + place.height / 2, place.width - numberAt);
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
