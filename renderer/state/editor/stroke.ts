/**
 * The stroke of the pointer, or of the keyboard in its place, on the drawing: one state machine for all
 * tools.
 */
import type { Point } from '../../../core/board/board.ts';

/** A stroke takes its meaning from the button and the keys that are held; it may change while it lasts, but for `isErasing`. */
export interface StrokeOptions {
  /** With the other button: gaps are drawn, whatever the brush. */
  readonly isErasing: boolean;
  /** Shift: straight lines, squares, circles. */
  readonly isStraight: boolean;
}

export type Stroke =
  | { readonly state: 'idle' }
  | ({ readonly state: 'pressing'; readonly from: Point } & StrokeOptions)
  | ({
      readonly state: 'dragging';
      readonly from: Point;
      readonly to: Point;
      /** Every point come through, the first and the last included. */
      readonly trail: readonly Point[];
    } & StrokeOptions);
export type ActiveStroke = Exclude<Stroke, { state: 'idle' }>;

export const NO_STROKE: Stroke = { state: 'idle' };

export function beginStroke(from: Point, options: StrokeOptions): ActiveStroke {
  return { state: 'pressing', from, ...options };
}

/** Goes on to a point; staying in the cell that was pressed is no dragging. The same stroke when nothing changes. */
export function extendStroke(stroke: ActiveStroke, to: Point, isStraight: boolean): ActiveStroke {
  const { from, isErasing } = stroke;
  const last = endOf(stroke);
  if (last[0] === to[0] && last[1] === to[1])
    return isStraight === stroke.isStraight ? stroke : { ...stroke, isStraight };
  const trail = stroke.state === 'pressing' ? [from, to] : [...stroke.trail, to];
  return { state: 'dragging', from, to, trail, isErasing, isStraight };
}

/** Returns the present point of the stroke. */
export function endOf(stroke: ActiveStroke): Point {
  return stroke.state === 'pressing' ? stroke.from : stroke.to;
}
