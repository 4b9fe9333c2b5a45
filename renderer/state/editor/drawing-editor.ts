/** Everything a designer can do to the drawing in the editor; each edit is one step of the history. */
import { createStore } from 'zustand/vanilla';
import type { Point, Shape } from '../../../core/board/board.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import { type History, record, redo, undo } from '../../../core/templates/edit/history.ts';
import type { Area } from '../../../core/templates/edit/marks.ts';
import {
  afterDrop,
  afterErase,
  afterNudge,
  afterPaste,
  afterRelease,
  afterTransform,
  type EditorChange,
  middleFor,
  NO_STROKE_SHOWN,
  opened,
  stepped,
  withFrame,
  withShape,
  withStroke,
} from './drawing-edits.ts';
import { type EditorState, EMPTY_EDITOR, type Meta } from './editor-state.ts';
import { selectAll, selectedPiece } from './floating-selection.ts';
import { beginStroke, extendStroke, type StrokeOptions } from './stroke.ts';

export type EditorStore = ReturnType<typeof createEditorStore>;

export interface DrawingEditor {
  readonly store: EditorStore;
  /** Puts a design in the editor, with the history that ends at it, or with a new one. */
  open(designId: string, design: Design, saved: Design | null, history?: History<Drawing> | null): void;
  press(point: Point, options: StrokeOptions): void;
  drag(point: Point, isStraight: boolean): void;
  release(): void;
  /** Shows the grid as a handle would make it; letting go keeps it. */
  pull(frame: Area): void;
  /** Cancels the stroke or the pull of a handle; returns whether there was anything. */
  cancel(): boolean;
  /** Sets the tools. Letting another tool go on selecting drops the selection. */
  set(settings: Partial<Pick<EditorState, 'tool' | 'brush' | 'style' | 'symmetry' | 'cursor'>>): void;
  setMeta(meta: Partial<Meta>): void;
  /** Sets whether the drawing has no fixed upright, so that a high window may show its rows as columns. */
  setMayTurn(mayTurn: boolean): void;
  setSaved(saved: Design): void;
  /** Rules and filling, as one step. */
  change(change: Partial<Omit<Drawing, 'shape'>>): void;
  /** Another shape, as one step; the selection is let go. */
  replace(change: (shape: Shape) => Shape): void;
  /** Flips, turns or inverts what is selected, or else the whole drawing. */
  transform(change: (shape: Shape) => Shape): void;
  /** Moves what is selected, or else shifts the whole drawing around its edges. */
  nudge(by: Point): void;
  /** Takes the last edit back; returns whether there was one. */
  undo(): boolean;
  /** Makes the edit again that was taken back last; returns whether there was one. */
  redo(): boolean;
  selectAll(): void;
  /** Lets the selection go where it lies; returns whether there was one. */
  deselect(): boolean;
  /** Takes away a piece that came from elsewhere and still floats, and else lets the selection go. */
  drop(): boolean;
  /** Returns the selected piece, or null. */
  copy(): Shape | null;
  /** Empties what is selected; returns whether anything was. */
  erase(): boolean;
  /** Lays a piece on the drawing to float there, at the cursor as far as it fits. */
  paste(piece: Shape): void;
  /** The same in the middle of the drawing. */
  insert(piece: Shape): void;
}

function createEditorStore() {
  return createStore<EditorState>(() => EMPTY_EDITOR);
}

/** A store over the edits of drawing-edits.ts: each method applies one of them to the state. */
export function createDrawingEditor(): DrawingEditor {
  const store = createEditorStore();
  return { store, ...strokesOf(store), ...editsOf(store), ...selectionOf(store) };
}

/** Applies an edit to the state; returns whether there was anything to do. */
function apply(store: EditorStore, edit: (state: EditorState) => EditorChange | null): boolean {
  const change = edit(store.getState());
  if (change !== null) store.setState(change);
  return change !== null;
}

function strokesOf(
  store: EditorStore,
): Pick<DrawingEditor, 'press' | 'drag' | 'release' | 'pull' | 'cancel'> {
  return {
    press: (point, options) => void apply(store, (state) => withStroke(state, beginStroke(point, options))),
    drag(point, isStraight) {
      apply(store, (state) => {
        if (state.stroke.state === 'idle') return null;
        const next = extendStroke(state.stroke, point, isStraight);
        return next === state.stroke ? null : withStroke(state, next);
      });
    },
    release: () => void apply(store, afterRelease),
    pull: (frame) => store.setState((state) => withFrame(state, frame)),
    cancel: () =>
      apply(store, ({ stroke, frame }) =>
        stroke.state === 'idle' && frame === null ? null : NO_STROKE_SHOWN,
      ),
  };
}

type Edits =
  | 'open'
  | 'set'
  | 'setMeta'
  | 'setMayTurn'
  | 'setSaved'
  | 'change'
  | 'replace'
  | 'transform'
  | 'nudge'
  | 'undo'
  | 'redo';

function editsOf(store: EditorStore): Pick<DrawingEditor, Edits> {
  const step = (move: typeof undo): boolean => {
    const { history } = store.getState();
    store.setState((state) => stepped(state, move));
    return store.getState().history !== history;
  };
  return {
    open: (designId, design, saved, history = null) =>
      store.setState(opened(designId, design, saved, history)),
    set(settings) {
      const isOther = settings.tool !== undefined && settings.tool !== 'select';
      store.setState({ ...NO_STROKE_SHOWN, ...settings, ...(isOther ? { selection: null } : {}) });
    },
    setMeta: (meta) => store.setState((state) => ({ meta: { ...state.meta, ...meta } })),
    setMayTurn: (mayTurn) =>
      store.setState(({ meta: { mayTurn: _, ...meta } }) => ({
        meta: mayTurn ? { ...meta, mayTurn } : meta,
      })),
    setSaved: (saved) => store.setState({ saved }),
    change: (change) =>
      store.setState(({ history }) => ({ history: record(history, { ...history.present, ...change }) })),
    replace: (change) =>
      store.setState((state) => withShape(state, change(state.history.present.shape), null)),
    transform: (change) => store.setState((state) => afterTransform(state, change)),
    nudge: (by) => store.setState((state) => afterNudge(state, by)),
    undo: () => step(undo),
    redo: () => step(redo),
  };
}

type SelectionEdits = 'selectAll' | 'deselect' | 'drop' | 'copy' | 'erase' | 'paste' | 'insert';

function selectionOf(store: EditorStore): Pick<DrawingEditor, SelectionEdits> {
  const shapeNow = () => store.getState().history.present.shape;
  return {
    selectAll: () => store.setState({ ...NO_STROKE_SHOWN, tool: 'select', selection: selectAll(shapeNow()) }),
    deselect: () => apply(store, ({ selection }) => (selection === null ? null : { selection: null })),
    drop: () => apply(store, afterDrop),
    copy() {
      const { selection } = store.getState();
      return selection === null ? null : selectedPiece(shapeNow(), selection);
    },
    erase: () => apply(store, afterErase),
    paste: (piece) => store.setState((state) => afterPaste(state, piece, state.cursor)),
    insert: (piece) => store.setState((state) => afterPaste(state, piece, middleFor(piece, shapeNow()))),
  };
}
