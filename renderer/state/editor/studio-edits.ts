/** The edits of a drawing as pure functions: each takes the state and returns what changes, or null for nothing. */
import type { Point, Shape } from '../../../core/board/board.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import { beginHistory, type History, record } from '../../../core/templates/edit/history.ts';
import { isSameShape } from '../../../core/templates/edit/marks.ts';
import { shifted } from '../../../core/templates/edit/transform.ts';
import {
  changeSelected,
  type FloatingSelection,
  floatPiece,
  moveSelected,
  withoutSelected,
} from './floating-selection.ts';
import { NO_STROKE, type Stroke } from './stroke.ts';
import { drawingOf, type StudioState } from './studio-state.ts';
import { TOOLS } from './tools.ts';

export type StudioChange = Partial<StudioState>;

/** Without a stroke and what it would draw. */
export const NO_STROKE_SHOWN = { hand: NO_STROKE, preview: null } as const;

/** A design as it is opened, with the history that ends at it or with a new one. */
export function opened(
  designId: string,
  design: Design,
  saved: Design | null,
  history: History<Drawing> | null,
): StudioChange {
  const { name, author, tags } = design;
  return {
    ...NO_STROKE_SHOWN,
    designId,
    meta: { name, author, tags },
    saved,
    history: history ?? beginHistory(drawingOf(design)),
    selection: null,
    cursor: [Math.floor(design.width / 2), Math.floor(design.height / 2)],
  };
}

/** A shape as the next step, and what is selected on it. */
export function withShape(
  { history, cursor }: StudioState,
  shape: Shape,
  selection: FloatingSelection | null,
): StudioChange {
  const { present } = history;
  return {
    ...NO_STROKE_SHOWN,
    history: isSameShape(present.shape, shape) ? history : record(history, { ...present, shape }),
    selection,
    cursor: clamp(cursor, shape),
  };
}

/** One step back or on in the history. */
export function stepped(
  { history, cursor }: StudioState,
  move: (history: History<Drawing>) => History<Drawing>,
): StudioChange {
  const next = move(history);
  return {
    ...NO_STROKE_SHOWN,
    history: next,
    selection: null,
    cursor: clamp(cursor, next.present.shape),
  };
}

/** A stroke under way, with what its tool would draw. */
export function withStroke(state: StudioState, hand: Stroke): StudioChange {
  if (hand.state === 'idle') return NO_STROKE_SHOWN;
  const { selection, brush, style, symmetry, tool, history } = state;
  const { shape } = history.present;
  return { hand, preview: TOOLS[tool]({ shape, selection, brush, style, symmetry }, hand) };
}

/** What is selected, or else the whole drawing, changed. */
export function afterTransform(state: StudioState, change: (shape: Shape) => Shape): StudioChange {
  const { shape } = state.history.present;
  if (state.selection === null) return withShape(state, change(shape), null);
  const changed = changeSelected(shape, state.selection, change);
  return withShape(state, changed.shape, changed.selection);
}

/** What is selected, moved; or else the whole drawing, shifted around its edges. */
export function afterNudge(state: StudioState, by: Point): StudioChange {
  const { shape } = state.history.present;
  if (state.selection === null) return withShape(state, shifted(shape, by), null);
  const moved = moveSelected(shape, state.selection, by);
  return withShape(state, moved.shape, moved.selection);
}

/** Without a piece that came from elsewhere and still floats, else without the selection. */
export function afterDrop(state: StudioState): StudioChange | null {
  const { selection } = state;
  if (selection === null) return null;
  const { floating } = selection;
  return floating?.isNew === true ? withShape(state, floating.base, null) : { selection: null };
}

/** With what is selected emptied. */
export function afterErase(state: StudioState): StudioChange | null {
  const { selection, history } = state;
  if (selection === null) return null;
  return withShape(state, withoutSelected(history.present.shape, selection), null);
}

/** With a piece that floats on the drawing, as near to `place` as it fits. */
export function afterPaste(state: StudioState, piece: Shape, place: Point): StudioChange {
  const base = state.history.present.shape;
  const cursor = placeFor(piece, base, place);
  const laid = floatPiece({ piece, base, isNew: true }, cursor);
  return { tool: 'select', ...withShape({ ...state, cursor }, laid.shape, laid.selection) };
}

/** Where a piece begins that lies in the middle of a drawing. */
export function middleFor(piece: Shape, { width, height }: Shape): Point {
  return [Math.floor((width - piece.width) / 2), Math.floor((height - piece.height) / 2)];
}

/** Where a piece lies wholly on the drawing, as near to `place` as it can; one that is too large begins at the corner. */
function placeFor(piece: Shape, base: Shape, [x, y]: Point): Point {
  return [
    Math.max(0, Math.min(x, base.width - piece.width)),
    Math.max(0, Math.min(y, base.height - piece.height)),
  ];
}

function clamp([x, y]: Point, { width, height }: Shape): Point {
  return [Math.max(0, Math.min(x, width - 1)), Math.max(0, Math.min(y, height - 1))];
}
