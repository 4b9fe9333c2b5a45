/**
 * Paints the overlay of a drawing: the preview of a tool, axes of symmetry, the selection, the cursor, and
 * cells that no line can reach.
 */
import { GAP, type Point, WALL } from '../../../../core/board/board.ts';
import type { Area } from '../../../../core/templates/edit/marks.ts';
import type { Symmetry } from '../../../../core/templates/edit/symmetry.ts';
import type { PaintContext as Context } from '../../../board/stage/paint-context.ts';
import { makeCss } from '../../../board/tiles/colour.ts';
import type { BoardPalette } from '../../../board/tiles/palette.ts';
import type { Ghost } from '../../../state/editor/tools.ts';
import { type BoardLayout, cellRectangle } from '../../../viewport/layout.ts';
import type { CellSprites } from './cell-sprites.ts';
import { type HandleSpot, paintHandles } from './handles.ts';
import { paintRulers } from './rulers.ts';

export interface Overlay {
  readonly symmetry: Symmetry;
  readonly selection: Area | null;
  /**
   * Returns what a press would draw, with its images under the symmetry; called once a frame, however far the
   * mouse moved.
   */
  readonly ghost: (() => Ghost | null) | null;
  /** The grid as a handle that is held would make it. */
  readonly frame: Area | null;
  /** The handle under the mouse, or held. */
  readonly handle: HandleSpot['handle'] | null;
  /** Under the mouse. */
  readonly hovered: Point | null;
  /** The cell of the keyboard cursor, while the drawing has the focus. */
  readonly cursor: Point | null;
  /** Cells that make the drawing impossible, by index. */
  readonly faulty: readonly number[];
}

export const NO_OVERLAY: Overlay = {
  symmetry: 'none',
  selection: null,
  ghost: null,
  frame: null,
  handle: null,
  hovered: null,
  cursor: null,
  faulty: [],
};

/** Paints in CSS pixels. `scale`: how many times as large as usual text is. */
export function paintOverlay(
  context: Context,
  layout: BoardLayout,
  palette: BoardPalette,
  overlay: Overlay,
  sprites: CellSprites | null,
  scale: number,
): void {
  paintRulers(context, layout, palette, overlay.hovered ?? overlay.cursor, scale);
  const ghost = overlay.ghost?.() ?? null;
  if (ghost !== null) paintGhost(context, layout, palette, ghost, sprites);
  paintAxes(context, layout, palette, overlay.symmetry);
  paintFaults(context, layout, palette, overlay.faulty);
  if (overlay.selection !== null) paintSelection(context, layout, palette, overlay.selection);
  if (overlay.frame !== null) paintSelection(context, layout, palette, overlay.frame);
  paintHandles(context, layout, palette, overlay.handle, scale);
  if (overlay.hovered !== null) frameCell(context, layout, overlay.hovered, makeCss(palette.jade, 0.9), 2);
  if (overlay.cursor !== null) frameCell(context, layout, overlay.cursor, makeCss(palette.ink), 3);
}

/** As faint as a thing that is not there yet; a cell to be emptied fades instead. */
const GHOST = 0.5;

function paintGhost(
  context: Context,
  layout: BoardLayout,
  palette: BoardPalette,
  { points, mark }: Ghost,
  sprites: CellSprites | null,
): void {
  if (sprites === null) return;
  const { left, top, cell, pixelRatio } = layout;
  if (points.length > MANY) {
    paintManyGhosts(context, layout, palette, { points, mark });
    return;
  }
  const sprite = mark === WALL ? sprites.wall : sprites.slot;
  const pad = sprites.shape.pad / pixelRatio;
  context.fillStyle = makeCss(palette.paper, GHOST);
  context.globalAlpha = mark === GAP ? 1 : GHOST;
  for (const [column, row] of points) {
    const [x, y] = [left + column * cell, top + row * cell];
    if (mark === GAP) context.fillRect(x, y, cell, cell);
    else context.drawImage(sprite, x - pad, y - pad, cell + 2 * pad, cell + 2 * pad);
  }
  context.globalAlpha = 1;
}

/** From so many on, single pictures would take a part of a frame that is felt. */
const MANY = 300;

function paintManyGhosts(
  context: Context,
  { left, top, cell }: BoardLayout,
  palette: BoardPalette,
  { points, mark }: Ghost,
): void {
  const colour = mark === GAP ? palette.paper : mark === WALL ? palette.ink : palette.tileBottom;
  context.fillStyle = makeCss(colour, GHOST);
  const gap = Math.max(1, cell * 0.06);
  context.beginPath();
  for (const [column, row] of points)
    context.rect(left + column * cell + gap / 2, top + row * cell + gap / 2, cell - gap, cell - gap);
  context.fill();
}

/** Symmetries with an upright axis in the middle of the grid, and with a level one. */
export const HAS_UPRIGHT_AXIS: readonly Symmetry[] = ['left-right', 'four-way', 'half-turn', 'quarter-turn'];
export const HAS_LEVEL_AXIS: readonly Symmetry[] = ['top-bottom', 'four-way', 'half-turn', 'quarter-turn'];

function paintAxes(context: Context, layout: BoardLayout, palette: BoardPalette, symmetry: Symmetry): void {
  const { left, top, cell, columns, rows, ring } = layout;
  context.strokeStyle = makeCss(palette.jade, 0.75);
  context.lineWidth = 1.5;
  context.setLineDash([6, 5]);
  context.beginPath();
  if (HAS_UPRIGHT_AXIS.includes(symmetry)) {
    const x = left + (columns * cell) / 2;
    context.moveTo(x, top - ring / 2);
    context.lineTo(x, top + rows * cell + ring / 2);
  }
  if (HAS_LEVEL_AXIS.includes(symmetry)) {
    const y = top + (rows * cell) / 2;
    context.moveTo(left - ring / 2, y);
    context.lineTo(left + columns * cell + ring / 2, y);
  }
  context.stroke();
  context.setLineDash([]);
}

/** A cross in each cell, so that it is not marked by colour alone. */
function paintFaults(
  context: Context,
  layout: BoardLayout,
  palette: BoardPalette,
  cells: readonly number[],
): void {
  context.strokeStyle = makeCss(palette.vermilion);
  context.lineWidth = Math.max(1.5, layout.cell * 0.07);
  context.beginPath();
  for (const cell of cells) {
    const { x, y, width } = cellRectangle(layout, cell);
    const inset = width * 0.3;
    context.moveTo(x + inset, y + inset);
    context.lineTo(x + width - inset, y + width - inset);
    context.moveTo(x + width - inset, y + inset);
    context.lineTo(x + inset, y + width - inset);
  }
  context.stroke();
}

function paintSelection(context: Context, layout: BoardLayout, palette: BoardPalette, area: Area): void {
  const { left, top, cell } = layout;
  const x = left + area.left * cell;
  const y = top + area.top * cell;
  const width = (area.right - area.left + 1) * cell;
  const height = (area.bottom - area.top + 1) * cell;
  context.fillStyle = makeCss(palette.jade, 0.12);
  context.fillRect(x, y, width, height);
  context.strokeStyle = makeCss(palette.jade);
  context.lineWidth = 2;
  context.setLineDash([7, 4]);
  context.strokeRect(x, y, width, height);
  context.setLineDash([]);
}

function frameCell(
  context: Context,
  { left, top, cell }: BoardLayout,
  [x, y]: Point,
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(left + x * cell, top + y * cell, cell, cell);
}
