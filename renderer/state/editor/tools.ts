/** The tools as a table: each says what the drawing becomes while the hand is as it is. Letting go keeps it. */
import { GAP, type Point, type Shape } from '../../../core/board/board.ts';
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
import { areaAround, canHold, grownTo } from '../../../core/templates/edit/sheet.ts';
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

/** Whether a tool does anything at a point: on the grid, or where the grid can grow to. */
export function isInReach(tool: ToolName, sheet: Shape, point: Point): boolean {
  return markAt(sheet, point) !== undefined || (GROWING.includes(tool) && canHold(sheet, point));
}

/** What a tool works on: the drawing as it was when the hand came down, and how it is set. */
export interface Bench {
  readonly shape: Shape;
  readonly selection: FloatingSelection | null;
  readonly brush: Mark;
  readonly style: FigureStyle;
  readonly symmetry: Symmetry;
}

/**
 * Whether the grid grows to what is drawn beyond its edge. While the hand is down it does not: the cells would run away from
 * under the pointer.
 */
export type Sheet = 'held' | 'growing';

/** What the hand has made of it so far. */
export interface Outcome extends Pick<Bench, 'shape' | 'selection'> {
  /** By how much the cells moved because the grid grew to the left or upwards. */
  readonly grownBy: Point;
  /** What is drawn beyond the edge of a held grid. */
  readonly beyond: readonly Point[];
}

type Tool = (bench: Bench, hand: ActiveStroke, sheet: Sheet) => Outcome;

const STAYING = { grownBy: [0, 0] as Point, beyond: [] } as const;

export const TOOLS: Readonly<Record<ToolName, Tool>> = {
  pencil: drawing((_, hand) => strokePoints(hand)),
  eraser: drawing((_, hand) => strokePoints(hand), GAP),
  line: drawing((_, hand) =>
    linePoints(hand.from, hand.isStraight ? straightened(hand.from, endOf(hand)) : endOf(hand)),
  ),
  rectangle: drawing(({ style }, hand) => rectanglePoints(hand.from, cornerOf(hand), style)),
  ellipse: drawing(({ style }, hand) => ellipsePoints(hand.from, cornerOf(hand), style)),
  fill: ({ shape, symmetry, brush }, hand) => {
    const regions = repeated([hand.from], symmetry, shape).flatMap((start) => regionPoints(shape, start));
    return { ...STAYING, shape: withMark(shape, regions, markOf(brush, hand)), selection: null };
  },
  select: selecting,
};

/** A tool that draws points, with their images under the symmetry, in the brush's mark or in one of its own. */
function drawing(pointsOf: (bench: Bench, hand: ActiveStroke) => Point[], mark?: Mark): Tool {
  return (bench, hand, sheet) => {
    const { shape, symmetry, brush } = bench;
    const points = repeated(pointsOf(bench, hand), symmetry, shape);
    const drawn = mark ?? markOf(brush, hand);
    if (drawn !== GAP && sheet === 'growing') return drawnGrowing(shape, points, drawn);
    return {
      ...STAYING,
      ...{ shape: withMark(shape, points, drawn), selection: null },
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

/** Whether a point lies beside the grid, and the grid can grow to it. */
function isHeldBeyond(shape: Shape, point: Point): boolean {
  return markAt(shape, point) === undefined && canHold(shape, point);
}

function markOf(brush: Mark, { isErasing }: ActiveStroke): Mark {
  return isErasing ? GAP : brush;
}

/** Freehand: the pointer skips cells when it is fast, so each step of the trail is a line. */
function strokePoints(hand: ActiveStroke): Point[] {
  if (hand.state === 'pressing') return [hand.from];
  if (hand.isStraight) return linePoints(hand.from, straightened(hand.from, hand.to));
  return hand.trail.flatMap((point, step) => linePoints(hand.trail[step - 1] ?? point, point));
}

/** The area of the figure that the hand is drawing, or null when it draws none. */
export function figureArea(tool: ToolName, hand: Stroke): Area | null {
  if (hand.state === 'idle') return null;
  if (tool === 'line')
    return areaBetween(hand.from, hand.isStraight ? straightened(hand.from, endOf(hand)) : endOf(hand));
  return tool === 'rectangle' || tool === 'ellipse' ? areaBetween(hand.from, cornerOf(hand)) : null;
}

/** Cells that a press would change, and the mark that they would get. */
export interface Ghost {
  readonly points: readonly Point[];
  readonly mark: Mark;
}

/** What a press at a point would draw, with its images; null for the tool that draws nothing. */
export function ghostOf(tool: ToolName, bench: Omit<Bench, 'selection'>, point: Point): Ghost | null {
  if (tool === 'select') return null;
  const { shape, brush } = bench;
  const mark = tool === 'eraser' ? GAP : brush;
  // A region of this mark already: nothing changes, and there is no need to walk through it.
  if (tool === 'fill' && markAt(shape, point) === mark && bench.symmetry === 'none')
    return { mark, points: [] };
  const press = beginStroke(point, { isErasing: false, isStraight: false });
  const after = TOOLS[tool]({ ...bench, selection: null }, press, 'held');
  const changed = [...after.shape.marks.keys()].filter(
    (cell) => after.shape.marks[cell] !== shape.marks[cell],
  );
  const points = changed.map((cell): Point => [cell % shape.width, Math.floor(cell / shape.width)]);
  return { mark, points: [...points, ...after.beyond] };
}

function cornerOf(hand: ActiveStroke): Point {
  return hand.isStraight ? squared(hand.from, endOf(hand)) : endOf(hand);
}

/** Dragging inside the selection moves it, dragging elsewhere draws a new one, a click elsewhere lets it go. */
function selecting({ shape, selection }: Bench, hand: ActiveStroke, sheet: Sheet): Outcome {
  if (selection !== null && isInArea(selection.area, hand.from)) {
    if (hand.state === 'pressing') return { ...STAYING, shape, selection };
    const by: Point = [hand.to[0] - hand.from[0], hand.to[1] - hand.from[1]];
    if (sheet === 'held') return held(dragSelected(shape, selection, by));
    return { ...STAYING, ...moveSelected(shape, selection, by) };
  }
  if (hand.state === 'pressing') return { ...STAYING, shape, selection: null };
  const { left, top, right, bottom } = areaBetween(hand.from, hand.to);
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
