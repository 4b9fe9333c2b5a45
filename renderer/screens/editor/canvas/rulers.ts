/** Numbers of columns and rows along the drawing, at the edge of the window where the drawing goes beyond it. */
import type { Point } from '../../../../core/board/board.ts';
import type { PaintContext as Context } from '../../../board/stage/paint-context.ts';
import { makeCss, mixColours } from '../../../board/tiles/colour.ts';
import type { BoardPalette } from '../../../board/tiles/palette.ts';
import type { BoardLayout } from '../../../viewport/layout.ts';

/** Width of a ruler in CSS pixels. */
const RULER = 18;
/** The plate under the cells reaches so far over them, in cells. */
const PLATE_CELLS = 0.3;
const LEAST_PLATE = 6;
/** From the rim of the plate, on which the handles lie, to the middle of a number. */
const BESIDE_HANDLES = 15;
/** Numbers lie at least so far apart. */
const LEAST_GAP = 20;
const STEPS = [1, 2, 5, 10, 20] as const;

interface Ruler {
  readonly start: number;
  readonly count: number;
  /** Where its numbers stand, across the ruler. */
  readonly across: number;
  /** The number that is pointed at, from 0. */
  readonly pointed: number | null;
  readonly isUpright: boolean;
  /** The drawing goes on under it. */
  readonly isOver: boolean;
}

/** Paints both in CSS pixels; the numbers of the cell that is pointed at stand out. */
export function paintRulers(
  context: Context,
  layout: BoardLayout,
  palette: BoardPalette,
  pointed: Point | null,
): void {
  const { left, top, cell, columns, rows } = layout;
  const away = Math.max(PLATE_CELLS * cell, LEAST_PLATE) + BESIDE_HANDLES;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const rulers: readonly Ruler[] = [
    {
      start: left,
      count: columns,
      across: Math.max(RULER / 2, top - away),
      pointed: pointed?.[0] ?? null,
      isUpright: false,
      isOver: top - away < RULER / 2,
    },
    {
      start: top,
      count: rows,
      across: Math.max(RULER / 2, left - away),
      pointed: pointed?.[1] ?? null,
      isUpright: true,
      isOver: left - away < RULER / 2,
    },
  ];
  for (const ruler of rulers) paintRuler(context, ruler, cell, palette);
}

function paintRuler(context: Context, ruler: Ruler, cell: number, palette: BoardPalette): void {
  const { start, count, across, pointed, isUpright, isOver } = ruler;
  const step = STEPS.find((each) => each * cell >= LEAST_GAP) ?? 20;
  for (let index = 0; index < count; index++) {
    const isPointed = index === pointed;
    const isNumbered = index === 0 || (index + 1) % step === 0;
    // A number beside the one that is pointed at would touch it.
    const isCovered = pointed !== null && Math.abs(index - pointed) * cell < LEAST_GAP;
    if (!isPointed && (!isNumbered || isCovered)) continue;
    const along = start + (index + 0.5) * cell;
    const [x, y] = isUpright ? [across, along] : [along, across];
    // The corner where both rulers meet belongs to neither.
    if (along < RULER) continue;
    if (isOver) paintGround(context, x, y, palette);
    paintNumber(context, index + 1, x, y, isPointed, palette);
  }
}

/** What a number is read on where the drawing lies under it. */
function paintGround(context: Context, x: number, y: number, palette: BoardPalette): void {
  context.fillStyle = makeCss(palette.paper, 0.8);
  context.fillRect(x - RULER / 2, y - RULER / 3, RULER, (2 * RULER) / 3);
}

function paintNumber(
  context: Context,
  number: number,
  x: number,
  y: number,
  isPointed: boolean,
  palette: BoardPalette,
): void {
  context.font = `${isPointed ? 700 : 500} 11px Inter, sans-serif`;
  context.fillStyle = makeCss(isPointed ? palette.jade : mixColours(palette.paper, palette.ink, 0.62));
  context.fillText(String(number), x, y);
}
