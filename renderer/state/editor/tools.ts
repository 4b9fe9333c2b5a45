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
import { repeated, type Symmetry } from '../../../core/templates/edit/symmetry.ts';
import { type FloatingSelection, isInArea, moveSelected } from './floating-selection.ts';
import { type ActiveStroke, endOf, type Stroke } from './stroke.ts';

export const TOOL_NAMES = ['pencil', 'line', 'rectangle', 'ellipse', 'fill', 'eraser', 'select'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** What a tool works on: the drawing as it was when the hand came down, and how it is set. */
export interface Bench {
  readonly shape: Shape;
  readonly selection: FloatingSelection | null;
  readonly brush: Mark;
  readonly style: FigureStyle;
  readonly symmetry: Symmetry;
}

/** What the hand has made of it so far. */
export type Outcome = Pick<Bench, 'shape' | 'selection'>;

type Tool = (bench: Bench, hand: ActiveStroke) => Outcome;

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
    return { shape: withMark(shape, regions, markOf(brush, hand)), selection: null };
  },
  select: selecting,
};

/** A tool that draws points, with their images under the symmetry, in the brush's mark or in one of its own. */
function drawing(pointsOf: (bench: Bench, hand: ActiveStroke) => Point[], mark?: Mark): Tool {
  return (bench, hand) => {
    const { shape, symmetry, brush } = bench;
    const points = repeated(pointsOf(bench, hand), symmetry, shape);
    return { shape: withMark(shape, points, mark ?? markOf(brush, hand)), selection: null };
  };
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

/** What a press at a point would draw there and at its images, or null for a tool that draws nothing. */
export function ghostOf(
  { tool, brush, symmetry }: Pick<Bench, 'brush' | 'symmetry'> & { readonly tool: ToolName },
  shape: Shape,
  point: Point,
): { readonly points: Point[]; readonly mark: Mark } | null {
  if (tool === 'select') return null;
  const mark = tool === 'eraser' ? GAP : brush;
  const points = repeated([point], symmetry, shape);
  return { mark, points: points.filter((image) => (markAt(shape, image) ?? mark) !== mark) };
}

function cornerOf(hand: ActiveStroke): Point {
  return hand.isStraight ? squared(hand.from, endOf(hand)) : endOf(hand);
}

/** Dragging inside the selection moves it, dragging elsewhere draws a new one, a click elsewhere lets it go. */
function selecting({ shape, selection }: Bench, hand: ActiveStroke): Outcome {
  if (selection !== null && isInArea(selection.area, hand.from)) {
    if (hand.state === 'pressing') return { shape, selection };
    const [fromX, fromY] = hand.from;
    return moveSelected(shape, selection, [hand.to[0] - fromX, hand.to[1] - fromY]);
  }
  if (hand.state === 'pressing') return { shape, selection: null };
  const { left, top, right, bottom } = areaBetween(hand.from, hand.to);
  const area = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(shape.width - 1, right),
    bottom: Math.min(shape.height - 1, bottom),
  };
  return { shape, selection: { area, floating: null } };
}
