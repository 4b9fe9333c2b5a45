/** The edits of a drawing as pure functions: each takes the state and returns what changes, or null for nothing. */
import type { Point, Shape } from '../../../core/board/board.ts';
import { isSameShape } from '../../../core/board/board.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import { beginHistory, type History, record } from '../../../core/templates/edit/history.ts';
import type { Area } from '../../../core/templates/edit/marks.ts';
import { pieceOf } from '../../../core/templates/edit/piece.ts';
import { shifted } from '../../../core/templates/edit/transform.ts';
import { drawingOf, type EditorState } from './editor-state.ts';
import {
  changeSelected,
  type FloatingSelection,
  floatNew,
  moveSelected,
  type Selected,
  withoutSelected,
} from './floating-selection.ts';
import { type ActiveStroke, NO_STROKE, type Stroke } from './stroke.ts';
import { type GridMode, TOOLS } from './tools.ts';

export type EditorChange = Partial<EditorState>;

/** Without a stroke and what it would draw. */
export const NO_STROKE_SHOWN = { stroke: NO_STROKE, preview: null, frame: null } as const;

/** A design as it is opened, with the history that ends at it or with a new one. */
export function opened(
  designId: string,
  design: Design,
  saved: Design | null,
  history: History<Drawing> | null,
): EditorChange {
  const { name, author, tags, mayTurn } = design;
  return {
    ...NO_STROKE_SHOWN,
    designId,
    meta: { name, author, tags, ...(mayTurn && { mayTurn }) },
    saved,
    history: history ?? beginHistory(drawingOf(design)),
    selection: null,
    cursor: [Math.floor(design.width / 2), Math.floor(design.height / 2)],
  };
}

/** A shape as the next step, and what is selected on it; `grownBy` is by how much its cells moved on the grid. */
export function withShape(
  { history, cursor }: EditorState,
  shape: Shape,
  selection: FloatingSelection | null,
  [dx, dy]: Point = [0, 0],
): EditorChange {
  const { present } = history;
  return {
    ...NO_STROKE_SHOWN,
    history: isSameShape(present.shape, shape) ? history : record(history, { ...present, shape }),
    selection,
    cursor: clamp([cursor[0] + dx, cursor[1] + dy], shape),
  };
}

function withSelected(state: EditorState, { shape, selection, grownBy }: Selected): EditorChange {
  return withShape(state, shape, selection, grownBy);
}

/** One step back or on in the history. */
export function stepped(
  { history, cursor }: EditorState,
  move: (history: History<Drawing>) => History<Drawing>,
): EditorChange {
  const next = move(history);
  return {
    ...NO_STROKE_SHOWN,
    history: next,
    selection: null,
    cursor: clamp(cursor, next.present.shape),
  };
}

/** A stroke under way, with what its tool would draw. */
export function withStroke(state: EditorState, stroke: Stroke): EditorChange {
  if (stroke.state === 'idle') return NO_STROKE_SHOWN;
  return { stroke, preview: outcomeOf(state, stroke, 'held') };
}

function outcomeOf(state: EditorState, stroke: ActiveStroke, mode: GridMode) {
  const { selection, brush, style, symmetry, tool, history } = state;
  const { shape } = history.present;
  return TOOLS[tool]({ shape, selection, brush, style, symmetry }, stroke, mode);
}

/** The stroke as a step, on a grid that grows to it; or the grid as its handle was pulled. */
export function afterRelease(state: EditorState): EditorChange | null {
  const { stroke, frame, history } = state;
  if (frame !== null) {
    const shift: Point = [-frame.left, -frame.top];
    return withShape(state, pieceOf(history.present.shape, frame), null, shift);
  }
  if (stroke.state === 'idle') return null;
  const { shape, selection, grownBy } = outcomeOf(state, stroke, 'growing');
  return withShape(state, shape, selection, grownBy);
}

/** A handle of the grid is held: what it would make of the grid is shown. */
export function withFrame(state: EditorState, frame: Area): EditorChange {
  return { ...NO_STROKE_SHOWN, frame, selection: state.selection };
}

/** Changes the selected piece, or else the whole drawing. */
export function afterTransform(state: EditorState, change: (shape: Shape) => Shape): EditorChange {
  const { shape } = state.history.present;
  if (state.selection === null) return withShape(state, change(shape), null);
  return withSelected(state, changeSelected(shape, state.selection, change));
}

/** Moves the selected piece, or else shifts the whole drawing around its edges. */
export function afterNudge(state: EditorState, by: Point): EditorChange {
  const { shape } = state.history.present;
  if (state.selection === null) return withShape(state, shifted(shape, by), null);
  return withSelected(state, moveSelected(shape, state.selection, by));
}

/** Without a piece that came from elsewhere and still floats, else without the selection. */
export function afterDrop(state: EditorState): EditorChange | null {
  const { selection } = state;
  if (selection === null) return null;
  const { floating } = selection;
  return floating?.isNew === true ? withShape(state, floating.base, null) : { selection: null };
}

/** With what is selected emptied. */
export function afterErase(state: EditorState): EditorChange | null {
  const { selection, history } = state;
  if (selection === null) return null;
  return withShape(state, withoutSelected(history.present.shape, selection), null);
}

/** With a piece that floats on the drawing, as near to `place` as it fits. */
export function afterPaste(state: EditorState, piece: Shape, place: Point): EditorChange {
  const base = state.history.present.shape;
  const cursor = placeFor(piece, base, place);
  return { tool: 'select', ...withSelected({ ...state, cursor }, floatNew(piece, base, cursor)) };
}

/** Returns the point at which a piece begins that lies in the middle of a drawing. */
export function middleFor(piece: Shape, { width, height }: Shape): Point {
  return [Math.floor((width - piece.width) / 2), Math.floor((height - piece.height) / 2)];
}

/**
 * Returns the point at which a piece lies wholly on the drawing, as near to `place` as possible; a piece that
 * is too large reaches over both edges.
 */
function placeFor(piece: Shape, base: Shape, [x, y]: Point): Point {
  const [middleX, middleY] = middleFor(piece, base);
  return [
    piece.width > base.width ? middleX : Math.max(0, Math.min(x, base.width - piece.width)),
    piece.height > base.height ? middleY : Math.max(0, Math.min(y, base.height - piece.height)),
  ];
}

/** On the grid. */
function clamp([x, y]: Point, { width, height }: Shape): Point {
  return [Math.max(0, Math.min(x, width - 1)), Math.max(0, Math.min(y, height - 1))];
}
