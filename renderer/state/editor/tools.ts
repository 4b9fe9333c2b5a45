/** The tools as a table: each computes the drawing from the stroke so far. Releasing the pointer keeps it. */
import { GAP, type Point, type Shape } from '../../../core/board/board.ts';
import { areaAround, canHold, grownTo } from '../../../core/templates/edit/drawing-grid.ts';
import {
  ellipsePoints,
  type FigureStyle,
  linePoints,
  rectanglePoints,
  squared,
  straightened,
} from '../../../core/templates/edit/figures.ts';
import { type Area, areaBetween, type Mark, markAt, withMark } from '../../../core/templates/edit/marks.ts';
import { regionPoints } from '../../../core/templates/edit/region.ts';
import { repeated, type Symmetry } from '../../../core/templates/edit/symmetry.ts';
import {
  dragSelected,
  type FloatingSelection,
  isInArea,
  moveSelected,
  type Selected,
} from './floating-selection.ts';
import { type ActiveStroke, beginStroke, endOf, type Stroke } from './stroke.ts';

export const TOOL_NAMES = ['pencil', 'line', 'rectangle', 'ellipse', 'fill', 'eraser', 'select'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** Tools that draw beyond the edge of the grid, which grows to what they draw. */
const GROWING: readonly ToolName[] = ['pencil', 'line', 'rectangle', 'ellipse'];

/** Returns whether a tool has an effect at a point: on the grid, or where the grid can grow to. */
export function isInReach(tool: ToolName, sheet: Shape, point: Point): boolean {
  return markAt(sheet, point) !== undefined || (GROWING.includes(tool) && canHold(sheet, point));
}

/** The input of a tool: the drawing as it was at the press, and the settings of the tool. */
export interface ToolContext {
  readonly shape: Shape;
  readonly selection: FloatingSelection | null;
  readonly brush: Mark;
  readonly style: FigureStyle;
  readonly symmetry: Symmetry;
}

/**
 * Decides whether the grid grows to what is drawn beyond its edge. During a stroke it is held, or the cells
 * would move away under the pointer.
 */
export type GridMode = 'held' | 'growing';

/** The result of the stroke up to now. */
export interface Outcome extends Pick<ToolContext, 'shape' | 'selection'> {
  /** By how much the cells moved because the grid grew to the left or upwards. */
  readonly grownBy: Point;
  /** The points drawn beyond the edge of a held grid. */
  readonly beyond: readonly Point[];
}

type Tool = (context: ToolContext, stroke: ActiveStroke, mode: GridMode) => Outcome;

const STAYING = { grownBy: [0, 0] as Point, beyond: [] } as const;

export const TOOLS: Readonly<Record<ToolName, Tool>> = {
  pencil: drawing((_, stroke) => strokePoints(stroke)),
  eraser: drawing((_, stroke) => strokePoints(stroke), GAP),
  line: drawing((_, stroke) =>
    linePoints(stroke.from, stroke.isStraight ? straightened(stroke.from, endOf(stroke)) : endOf(stroke)),
  ),
  rectangle: drawing(({ style }, stroke) => rectanglePoints(stroke.from, cornerOf(stroke), style)),
  ellipse: drawing(({ style }, stroke) => ellipsePoints(stroke.from, cornerOf(stroke), style)),
  fill: ({ shape, symmetry, brush }, stroke) => {
    const regions = repeated([stroke.from], symmetry, shape).flatMap((start) => regionPoints(shape, start));
    return { ...STAYING, shape: withMark(shape, regions, markOf(brush, stroke)), selection: null };
  },
  select: selecting,
};

/** A tool that draws points, with their images under the symmetry, in the brush's mark or in one of its own. */
function drawing(pointsOf: (context: ToolContext, stroke: ActiveStroke) => Point[], mark?: Mark): Tool {
  return (context, stroke, mode) => {
    const { shape, symmetry, brush } = context;
    const points = repeated(pointsOf(context, stroke), symmetry, shape);
    const drawn = mark ?? markOf(brush, stroke);
    if (drawn !== GAP && mode === 'growing') return drawnGrowing(shape, points, drawn);
    return {
      ...STAYING,
      shape: withMark(shape, points, drawn),
      selection: null,
      beyond: drawn === GAP ? [] : points.filter((point) => isHeldBeyond(shape, point)),
    };
  };
}

function drawnGrowing(shape: Shape, points: readonly Point[], mark: Mark): Outcome {
  const grown = grownTo(shape, areaAround(points));
  const [dx, dy] = grown.by;
  const moved = points.map(([x, y]): Point => [x + dx, y + dy]);
  return { ...STAYING, shape: withMark(grown.shape, moved, mark), selection: null, grownBy: grown.by };
}

/** Returns whether a point lies beside the grid, and the grid can grow to it. */
function isHeldBeyond(shape: Shape, point: Point): boolean {
  return markAt(shape, point) === undefined && canHold(shape, point);
}

function markOf(brush: Mark, { isErasing }: ActiveStroke): Mark {
  return isErasing ? GAP : brush;
}

/** Freehand: the pointer skips cells when it is fast, so each step of the trail is a line. */
function strokePoints(stroke: ActiveStroke): Point[] {
  if (stroke.state === 'pressing') return [stroke.from];
  if (stroke.isStraight) return linePoints(stroke.from, straightened(stroke.from, stroke.to));
  return stroke.trail.flatMap((point, step) => linePoints(stroke.trail[step - 1] ?? point, point));
}

/** The area of the figure that the stroke draws, or null when it draws none. */
export function figureArea(tool: ToolName, stroke: Stroke): Area | null {
  if (stroke.state === 'idle') return null;
  if (tool === 'line')
    return areaBetween(
      stroke.from,
      stroke.isStraight ? straightened(stroke.from, endOf(stroke)) : endOf(stroke),
    );
  return tool === 'rectangle' || tool === 'ellipse' ? areaBetween(stroke.from, cornerOf(stroke)) : null;
}

/** Cells that a press would change, and the mark that they would get. */
export interface Ghost {
  readonly points: readonly Point[];
  readonly mark: Mark;
}

/**
 * Returns the points that a press at a point would draw, with its images; null for the tool that draws
 * nothing.
 */
export function ghostOf(tool: ToolName, context: Omit<ToolContext, 'selection'>, point: Point): Ghost | null {
  if (tool === 'select') return null;
  const { shape, brush } = context;
  const mark = tool === 'eraser' ? GAP : brush;
  // A region of this mark already: nothing changes, and there is no need to walk through it.
  if (tool === 'fill' && markAt(shape, point) === mark && context.symmetry === 'none')
    return { mark, points: [] };
  const press = beginStroke(point, { isErasing: false, isStraight: false });
  const after = TOOLS[tool]({ ...context, selection: null }, press, 'held');
  const changed = [...after.shape.marks.keys()].filter(
    (cell) => after.shape.marks[cell] !== shape.marks[cell],
  );
  const points = changed.map((cell): Point => [cell % shape.width, Math.floor(cell / shape.width)]);
  return { mark, points: [...points, ...after.beyond] };
}

function cornerOf(stroke: ActiveStroke): Point {
  return stroke.isStraight ? squared(stroke.from, endOf(stroke)) : endOf(stroke);
}

/** Dragging inside the selection moves it, dragging elsewhere draws a new one, a click elsewhere lets it go. */
function selecting({ shape, selection }: ToolContext, stroke: ActiveStroke, mode: GridMode): Outcome {
  if (selection !== null && isInArea(selection.area, stroke.from)) {
    if (stroke.state === 'pressing') return { ...STAYING, shape, selection };
    const by: Point = [stroke.to[0] - stroke.from[0], stroke.to[1] - stroke.from[1]];
    if (mode === 'held') return held(dragSelected(shape, selection, by));
    return { ...STAYING, ...moveSelected(shape, selection, by) };
  }
  if (stroke.state === 'pressing') return { ...STAYING, shape, selection: null };
  const { left, top, right, bottom } = areaBetween(stroke.from, stroke.to);
  const area = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(shape.width - 1, right),
    bottom: Math.min(shape.height - 1, bottom),
  };
  const isBeside = area.left > area.right || area.top > area.bottom;
  return { ...STAYING, shape, selection: isBeside ? null : { area, floating: null } };
}

/** A piece that is dragged, with the part of it that hangs over the edge. */
function held({ shape, selection }: Selected): Outcome {
  const { area, floating } = selection;
  const inked = floating === null ? [] : inkedPoints(floating.piece, [area.left, area.top]);
  return { ...STAYING, shape, selection, beyond: inked.filter((point) => isHeldBeyond(shape, point)) };
}

function inkedPoints({ width, marks }: Shape, [left, top]: Point): Point[] {
  return [...marks.entries()].flatMap(([cell, mark]): Point[] =>
    mark === GAP ? [] : [[left + (cell % width), top + Math.floor(cell / width)]],
  );
}
