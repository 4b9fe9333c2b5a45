/** Numbers of columns and rows along the drawing, at the edge of the window where the drawing goes beyond it. */
import type { Point } from '../../../../core/board/board.ts';
import type { PaintContext as Context } from '../../../board/stage/paint-context.ts';
import { makeCss, mixColours } from '../../../board/tiles/colour.ts';
import type { BoardPalette } from '../../../board/tiles/palette.ts';
import type { BoardLayout } from '../../../viewport/layout.ts';

/** Width of a ruler. All lengths in CSS pixels, where text has its usual size. */
const RULER = 18;
/** The plate under the cells reaches so far over them, in cells. */
const PLATE_CELLS = 0.3;
const LEAST_PLATE = 6;
/** From the rim of the plate, on which the handles lie, to the middle of a number. */
const BESIDE_HANDLES = 15;
/** Numbers lie at least so far apart. */
const LEAST_GAP = 20;
const STEPS = [1, 2, 5, 10, 20] as const;
const TEXT = 11;

interface Ruler {
  readonly start: number;
  readonly count: number;
  /** The place of its numbers, across the ruler. */
  readonly across: number;
  /** The number that is pointed at, from 0. */
  readonly pointed: number | null;
  readonly isUpright: boolean;
  /** The drawing goes on under it. */
  readonly isOver: boolean;
  /** The size of text as a multiple of the usual one. */
  readonly scale: number;
}

/** Paints both in CSS pixels; the numbers of the cell that is pointed at stand out. */
export function paintRulers(
  context: Context,
  layout: BoardLayout,
  palette: BoardPalette,
  pointed: Point | null,
  scale: number,
): void {
  const { left, top, cell, columns, rows } = layout;
  const away = Math.max(PLATE_CELLS * cell, LEAST_PLATE * scale) + BESIDE_HANDLES * scale;
  const middle = (RULER * scale) / 2;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const rulers: readonly Ruler[] = [
    {
      start: left,
      count: columns,
      across: Math.max(middle, top - away),
      pointed: pointed?.[0] ?? null,
      isUpright: false,
      isOver: top - away < middle,
      scale,
    },
    {
      start: top,
      count: rows,
      across: Math.max(middle, left - away),
      pointed: pointed?.[1] ?? null,
      isUpright: true,
      isOver: left - away < middle,
      scale,
    },
  ];
  for (const ruler of rulers) paintRuler(context, ruler, cell, palette);
}

function paintRuler(context: Context, ruler: Ruler, cell: number, palette: BoardPalette): void {
  const { start, count, across, pointed, isUpright, isOver, scale } = ruler;
  const leastGap = LEAST_GAP * scale;
  const step = STEPS.find((each) => each * cell >= leastGap) ?? 20;
  for (let index = 0; index < count; index++) {
    const isPointed = index === pointed;
    const isNumbered = index === 0 || (index + 1) % step === 0;
    // A number beside the one that is pointed at would touch it.
    const isCovered = pointed !== null && Math.abs(index - pointed) * cell < leastGap;
    if (!isPointed && (!isNumbered || isCovered)) continue;
    const along = start + (index + 0.5) * cell;
    const [x, y] = isUpright ? [across, along] : [along, across];
    // The corner where both rulers meet belongs to neither.
    if (along < RULER * scale) continue;
    if (isOver) paintGround(context, x, y, RULER * scale, palette);
    context.font = `${isPointed ? 700 : 500} ${TEXT * scale}px Inter, sans-serif`;
    context.fillStyle = makeCss(isPointed ? palette.jade : mixColours(palette.paper, palette.ink, 0.62));
    context.fillText(String(index + 1), x, y);
  }
}

/** Paints the ground behind a number where the drawing lies under it, so that it can be read. */
function paintGround(context: Context, x: number, y: number, ruler: number, palette: BoardPalette): void {
  context.fillStyle = makeCss(palette.paper, 0.8);
  context.fillRect(x - ruler / 2, y - ruler / 3, ruler, (2 * ruler) / 3);
}
