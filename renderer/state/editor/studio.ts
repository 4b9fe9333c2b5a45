/** Everything a designer can do to the drawing on the bench; each act is one step of the history. */
import { createStore } from 'zustand/vanilla';
import type { Point, Shape } from '../../../core/board/board.ts';
import type { Design } from '../../../core/templates/design.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import { beginHistory, type History, record, redo, undo } from '../../../core/templates/edit/history.ts';
import { isSameShape } from '../../../core/templates/edit/marks.ts';
import { shifted } from '../../../core/templates/edit/transform.ts';
import {
  changeSelected,
  floatPiece,
  moveSelected,
  type Selection,
  selectAll,
  selectedPiece,
  withoutSelected,
} from './floating-selection.ts';
import { dragHand, type Grip, IDLE_HAND, pressHand } from './stroke.ts';
import { drawingOf, EMPTY_STUDIO, type Meta, type StudioState } from './studio-state.ts';
import { TOOLS } from './tools.ts';

export type StudioStore = ReturnType<typeof createStudioStore>;

export interface Studio {
  readonly store: StudioStore;
  /** Puts a design on the bench, with the history that ends at it, or with a new one. */
  open(designId: string, design: Design, saved: Design | null, history?: History<Drawing> | null): void;
  press(point: Point, grip: Grip): void;
  drag(point: Point, isStraight: boolean): void;
  release(): void;
  /** Drops what the hand is drawing; tells whether there was anything. */
  cancel(): boolean;
  /** How the tools are set. Letting another tool go on selecting drops the selection. */
  set(settings: Partial<Pick<StudioState, 'tool' | 'brush' | 'style' | 'symmetry' | 'cursor'>>): void;
  setMeta(meta: Partial<Meta>): void;
  setSaved(saved: Design): void;
  /** Rules and filling, as one step. */
  change(change: Partial<Omit<Drawing, 'shape'>>): void;
  /** Another shape, as one step; the selection is let go. */
  replace(change: (shape: Shape) => Shape): void;
  /** Flips, turns or inverts what is selected, or else the whole drawing. */
  transform(change: (shape: Shape) => Shape): void;
  /** Moves what is selected, or else shifts the whole drawing around its edges. */
  nudge(by: Point): void;
  undo(): void;
  redo(): void;
  selectAll(): void;
  /** Lets the selection go where it lies; tells whether there was one. */
  deselect(): boolean;
  /** Takes away a piece that came from elsewhere and still floats, and else lets the selection go. */
  drop(): boolean;
  /** What is selected, or null. */
  copy(): Shape | null;
  /** Empties what is selected; tells whether anything was. */
  erase(): boolean;
  /** Lays a piece on the drawing to float there, at the cursor as far as it fits. */
  paste(piece: Shape): void;
  /** The same in the middle of the drawing. */
  insert(piece: Shape): void;
}

function createStudioStore() {
  return createStore<StudioState>(() => EMPTY_STUDIO);
}

const LET_GO = { hand: IDLE_HAND, preview: null } as const;

export function createStudio(): Studio {
  const store = createStudioStore();
  const shapeNow = () => store.getState().history.present.shape;

  /** Keeps a shape as the next step, and what is selected on it. */
  function keep(shape: Shape, selection: Selection | null): void {
    store.setState(({ history }) => {
      const { present } = history;
      const isSame = isSameShape(present.shape, shape);
      return {
        ...LET_GO,
        history: isSame ? history : record(history, { ...present, shape }),
        selection,
        cursor: clamp(store.getState().cursor, shape),
      };
    });
  }

  function step(move: typeof undo): void {
    store.setState(({ history, cursor }) => {
      const next = move(history);
      return { ...LET_GO, history: next, selection: null, cursor: clamp(cursor, next.present.shape) };
    });
  }

  function layDown(piece: Shape, place: Point): void {
    const laid = floatPiece({ piece, base: shapeNow(), isNew: true }, place);
    store.setState({ tool: 'select', cursor: place });
    keep(laid.shape, laid.selection);
  }

  function deselect(): boolean {
    const wasSelected = store.getState().selection !== null;
    if (wasSelected) store.setState({ selection: null });
    return wasSelected;
  }

  function showHand(hand: StudioState['hand']): void {
    store.setState((state) => {
      if (hand.state === 'idle') return LET_GO;
      const { selection, brush, style, symmetry, tool } = state;
      return { hand, preview: TOOLS[tool]({ shape: shapeNow(), selection, brush, style, symmetry }, hand) };
    });
  }

  return {
    store,
    open(designId, design, saved, history = null) {
      const { name, author, tags } = design;
      const cursor: Point = [Math.floor(design.width / 2), Math.floor(design.height / 2)];
      store.setState({
        ...LET_GO,
        designId,
        meta: { name, author, tags },
        saved,
        history: history ?? beginHistory(drawingOf(design)),
        selection: null,
        cursor,
      });
    },
    press: (point, grip) => showHand(pressHand(point, grip)),
    drag(point, isStraight) {
      const { hand } = store.getState();
      if (hand.state === 'idle') return;
      const next = dragHand(hand, point, isStraight);
      if (next !== hand) showHand(next);
    },
    release() {
      const { preview } = store.getState();
      if (preview !== null) keep(preview.shape, preview.selection);
    },
    cancel() {
      const isBusy = store.getState().hand.state !== 'idle';
      if (isBusy) store.setState(LET_GO);
      return isBusy;
    },
    set(settings) {
      const isOther = settings.tool !== undefined && settings.tool !== 'select';
      store.setState({ ...LET_GO, ...settings, ...(isOther ? { selection: null } : {}) });
    },
    setMeta: (meta) => store.setState((state) => ({ meta: { ...state.meta, ...meta } })),
    setSaved: (saved) => store.setState({ saved }),
    change(change) {
      store.setState(({ history }) => ({ history: record(history, { ...history.present, ...change }) }));
    },
    replace: (change) => keep(change(shapeNow()), null),
    transform(change) {
      const { selection } = store.getState();
      if (selection === null) return keep(change(shapeNow()), null);
      const changed = changeSelected(shapeNow(), selection, change);
      keep(changed.shape, changed.selection);
    },
    nudge(by) {
      const { selection } = store.getState();
      if (selection === null) return keep(shifted(shapeNow(), by), null);
      const moved = moveSelected(shapeNow(), selection, by);
      keep(moved.shape, moved.selection);
    },
    undo: () => step(undo),
    redo: () => step(redo),
    selectAll: () => store.setState({ ...LET_GO, tool: 'select', selection: selectAll(shapeNow()) }),
    deselect,
    drop() {
      const floating = store.getState().selection?.floating;
      if (floating?.isNew !== true) return deselect();
      keep(floating.base, null);
      return true;
    },
    copy() {
      const { selection } = store.getState();
      return selection === null ? null : selectedPiece(shapeNow(), selection);
    },
    erase() {
      const { selection } = store.getState();
      if (selection === null) return false;
      keep(withoutSelected(shapeNow(), selection), null);
      return true;
    },
    paste: (piece) => layDown(piece, placeFor(piece, shapeNow(), store.getState().cursor)),
    insert(piece) {
      const { width, height } = shapeNow();
      const middle: Point = [Math.floor((width - piece.width) / 2), Math.floor((height - piece.height) / 2)];
      layDown(piece, placeFor(piece, shapeNow(), middle));
    },
  };
}

/** Where a piece lies wholly on the drawing, as near to the cursor as it can; one that is too large begins at the corner. */
function placeFor(piece: Shape, base: Shape, [x, y]: Point): Point {
  return [
    Math.max(0, Math.min(x, base.width - piece.width)),
    Math.max(0, Math.min(y, base.height - piece.height)),
  ];
}

function clamp([x, y]: Point, { width, height }: Shape): Point {
  return [Math.max(0, Math.min(x, width - 1)), Math.max(0, Math.min(y, height - 1))];
}
