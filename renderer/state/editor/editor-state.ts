/** The state of the drawing in the editor: plain data, read by selectors. */
import { type Point, type Shape, SLOT } from '../../../core/board/board.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import type { FigureStyle } from '../../../core/templates/edit/figures.ts';
import { beginHistory, type History } from '../../../core/templates/edit/history.ts';
import { type Area, blankShape, type Mark } from '../../../core/templates/edit/marks.ts';
import type { Symmetry } from '../../../core/templates/edit/symmetry.ts';
import type { FloatingSelection } from './floating-selection.ts';
import { NO_STROKE, type Stroke } from './stroke.ts';
import type { Outcome, ToolName } from './tools.ts';

/**
 * The facts that a maker states about a drawing. They have no history: text fields have an undo of their own.
 */
export type Meta = Pick<Design, 'name' | 'author' | 'tags' | 'mayTurn'>;

export interface EditorState {
  /** Null until something was opened. */
  readonly designId: string | null;
  readonly meta: Meta;
  /** The design that was last saved, which tells whether any change is unsaved. */
  readonly saved: Design | null;
  readonly history: History<Drawing>;
  readonly selection: FloatingSelection | null;
  readonly tool: ToolName;
  readonly brush: Mark;
  readonly style: FigureStyle;
  readonly symmetry: Symmetry;
  readonly stroke: Stroke;
  /** The outcome that the stroke under way would have. */
  readonly preview: Outcome | null;
  /** The grid as a handle that is held would make it, as an area over the grid as it is. */
  readonly frame: Area | null;
  /** The cell that keys draw at. */
  readonly cursor: Point;
}

const FIRST_SIZE = { width: 14, height: 10 } as const;
const FIRST_DRAWING: Drawing = {
  shape: blankShape(FIRST_SIZE.width, FIRST_SIZE.height),
  rules: CLASSIC_RULES,
  filling: { kinds: 20, copies: 4 },
};

export const EMPTY_EDITOR: EditorState = {
  designId: null,
  meta: { name: '', author: '', tags: [] },
  saved: null,
  history: beginHistory(FIRST_DRAWING),
  selection: null,
  tool: 'pencil',
  brush: SLOT,
  style: 'filled',
  symmetry: 'none',
  stroke: NO_STROKE,
  preview: null,
  frame: null,
  cursor: [0, 0],
};

/** The shape as it is seen, with the stroke under way. */
export function shownShape({ preview, history }: EditorState): Shape {
  return preview?.shape ?? history.present.shape;
}

export function shownSelection({ preview, selection }: EditorState): FloatingSelection | null {
  return preview === null ? selection : preview.selection;
}

/** The drawing and its names as one value. */
export function designOf({ meta, history }: Pick<EditorState, 'meta' | 'history'>): Design {
  const { shape, rules, filling } = history.present;
  const { width, height, marks } = shape;
  return { ...meta, width, height, marks, rules, filling };
}

/** The drawing of a design. */
export function drawingOf({ width, height, marks, rules, filling }: Design): Drawing {
  return { shape: { width, height, marks }, rules, filling };
}

/** Returns whether two designs are the same in everything. */
export function isSameDesign(one: Design, other: Design): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ name, author, tags, mayTurn, width, height, marks, rules, filling }: Design): string {
  const { maxTurns, border, gravity } = rules;
  return JSON.stringify([
    name,
    author,
    tags,
    mayTurn,
    width,
    height,
    marks,
    maxTurns,
    border,
    gravity,
    filling.kinds,
    filling.copies,
  ]);
}
