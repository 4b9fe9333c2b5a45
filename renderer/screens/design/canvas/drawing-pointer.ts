import { type Point, SLOT } from '../../../../core/board/board.ts';
import { type Handle, pulledFrame } from '../../../../core/templates/edit/drawing-grid.ts';
import { markAt } from '../../../../core/templates/edit/marks.ts';
import type { Symmetry } from '../../../../core/templates/edit/symmetry.ts';
import {
  type BoardAct,
  type GestureTarget,
  MIDDLE,
  PRIMARY,
  SECONDARY,
} from '../../../board/pointer/listen-to-gestures.ts';
import type { CommandIn } from '../../../input/keymap.ts';
import type { CanvasView } from '../../../state/editor/canvas-view.ts';
import type { DrawingEditor } from '../../../state/editor/drawing-editor.ts';
import { type EditorState, shownSelection, shownShape } from '../../../state/editor/editor-state.ts';
import { isInArea } from '../../../state/editor/floating-selection.ts';
import { type Ghost, ghostOf, isInReach } from '../../../state/editor/tools.ts';
import type { Spot } from '../../../viewport/framing.ts';
import { obeyCanvasKey } from './canvas-keys.ts';
import type { DrawingLayers } from './drawing-layers.ts';
import { handleAt } from './handles.ts';
import { HAS_LEVEL_AXIS, HAS_UPRIGHT_AXIS } from './overlay.ts';

interface Pull {
  readonly handle: Handle;
  readonly from: Point;
}

/** The pointer and the keyboard cursor on a drawing, with the effect of each. */
export class DrawingPointer {
  readonly #editor: DrawingEditor;
  readonly #canvasView: CanvasView;
  readonly #layers: DrawingLayers;
  readonly #onChange: () => void;
  #mouse: Spot | null = null;
  #hovered: Point | null = null;
  /** Keys draw, and the mouse rests. */
  isByKeys = false;
  /** Space is held over the drawing: the mouse pushes it. */
  #isPushing = false;
  /** The handle under the mouse, and the one that is held. */
  #met: Handle | null = null;
  #pull: Pull | null = null;

  constructor(editor: DrawingEditor, canvasView: CanvasView, layers: DrawingLayers, onChange: () => void) {
    this.#editor = editor;
    this.#canvasView = canvasView;
    this.#layers = layers;
    this.#onChange = onChange;
  }

  /** Shows where it is, and what a press would do. Another cell may have come under a mouse that rests. */
  show(root: HTMLElement): void {
    const state = this.#editor.store.getState();
    this.#hovered = this.#cellUnderMouse();
    const pointed = this.isByKeys ? state.cursor : this.#hovered;
    const selection = shownSelection(state)?.area ?? null;
    const isMoving = selection !== null && pointed !== null && isInArea(selection, pointed);
    const held = this.#pull?.handle ?? this.#met;
    this.#canvasView.point(pointed);
    this.#layers.setOverlay({
      symmetry: state.symmetry,
      selection,
      ghost: held === null ? ghostIn(state, pointed) : null,
      hovered: this.#hovered,
      cursor: this.isByKeys ? state.cursor : null,
      frame: state.frame,
      handle: held,
    });
    const isMove = isMoving && state.tool === 'select';
    root.dataset.pointer = this.#isPushing ? 'push' : (held ?? (isMove ? 'move' : 'draw'));
  }

  /**
   * Returns the target of the pointer's gestures. `takesWheel` says whether a turn of the wheel is for the
   * drawing.
   */
  target(takesWheel: (event: WheelEvent) => boolean): GestureTarget {
    return {
      camera: this.#canvasView.camera,
      meaningOf: (event, at) => this.#meaningOf(event, at),
      obey: (act) => this.#obey(act),
      onPoint: (at, _, pointerType) => this.#hover(pointerType === 'touch' ? null : at),
      takesWheel,
    };
  }

  setByKeys(isByKeys: boolean): void {
    this.isByKeys = isByKeys;
    this.#onChange();
  }

  key(command: CommandIn<'drawing'>, isShifted: boolean): void {
    // With the mouse, holding Space pans; with keys alone it is a click.
    if (command === 'dab' && !this.isByKeys && this.#hovered !== null) {
      this.#isPushing = true;
      this.#onChange();
      return;
    }
    obeyCanvasKey(this.#editor, command, isShifted);
    this.setByKeys(true);
  }

  letSpaceGo(): void {
    if (!this.#isPushing) return;
    this.#isPushing = false;
    this.#onChange();
  }

  #meaningOf({ pointerType, button }: PointerEvent, at: Spot) {
    const point = this.#layers.pointAt(at);
    if (pointerType === 'touch') {
      const isMeant = this.#isInside(point) || this.#handleUnder(at, 'touch') !== null;
      return isMeant ? 'draw' : 'tap';
    }
    if (button === MIDDLE || (button === PRIMARY && this.#isPushing)) return 'pan';
    const isMeant = this.#isInReach(point) || this.#isSelecting() || this.#handleUnder(at, 'mouse') !== null;
    return isMeant && (button === PRIMARY || button === SECONDARY) ? 'draw' : null;
  }

  #handleUnder(at: Spot, pointer: 'mouse' | 'touch'): Handle | null {
    return handleAt(this.#canvasView.camera.layout, at, pointer, this.#layers.scale);
  }

  #obey(act: BoardAct): void {
    const [editor, layers] = [this.#editor, this.#layers];
    switch (act.type) {
      case 'draw': {
        const point = layers.pointAt(act.spot);
        this.isByKeys = false;
        if (this.#beginPull(act.spot, point)) break;
        if (this.#isInside(point)) editor.set({ cursor: point });
        editor.press(point, { isErasing: act.isErasing, isStraight: act.isStraight });
        break;
      }
      case 'draw-on':
        if (this.#pull === null) editor.drag(layers.pointAt(act.spot), act.isStraight);
        else editor.pull(this.#pulledTo(this.#pull, layers.pointAt(act.spot)));
        break;
      case 'draw-end':
        this.#pull = null;
        editor.release();
        break;
      case 'draw-cancel':
        this.#pull = null;
        editor.cancel();
        break;
      case 'pick':
        // A tap beside the drawing.
        break;
    }
  }

  /** Begins to pull the handle at a place; returns whether there was one. */
  #beginPull(spot: Spot, from: Point): boolean {
    const handle = this.#met ?? this.#handleUnder(spot, 'touch');
    const isFree = handle !== null && (this.#met !== null || !this.#isInside(from));
    if (!isFree) return false;
    this.#pull = { handle, from };
    this.#editor.pull(this.#pulledTo(this.#pull, from));
    return true;
  }

  #pulledTo({ handle, from }: Pull, to: Point) {
    const { history, symmetry } = this.#editor.store.getState();
    const by: Point = [to[0] - from[0], to[1] - from[1]];
    return pulledFrame(history.present.shape, handle, by, axesOf(symmetry));
  }

  #hover(spot: Spot | null): void {
    this.#mouse = spot;
    const met = spot === null ? null : this.#handleUnder(spot, 'mouse');
    const point = this.#cellUnderMouse();
    const isSame =
      point?.[0] === this.#hovered?.[0] && point?.[1] === this.#hovered?.[1] && met === this.#met;
    this.#met = met;
    if (isSame) return;
    // A mouse move ends the mode in which keys draw.
    if (point !== null) this.isByKeys = false;
    this.#onChange();
  }

  #cellUnderMouse(): Point | null {
    const point = this.#mouse === null ? null : this.#layers.pointAt(this.#mouse);
    return point !== null && this.#isInReach(point) && this.#met === null ? point : null;
  }

  /**
   * Returns whether the tool has an effect at a point: a drawing tool also has one beyond the edge, where the
   * grid grows.
   */
  #isInReach(point: Point): boolean {
    const state = this.#editor.store.getState();
    return isInReach(state.tool, shownShape(state), point);
  }

  /** A press beside the drawing lets a selection go, and a drag from there draws one. */
  #isSelecting(): boolean {
    return this.#editor.store.getState().tool === 'select';
  }

  #isInside(point: Point): boolean {
    return markAt(shownShape(this.#editor.store.getState()), point) !== undefined;
  }
}

/**
 * Returns whether the drawing is mirrored across an upright and across a level axis: then both edges are
 * pulled.
 */
function axesOf(symmetry: Symmetry): readonly [boolean, boolean] {
  return [HAS_UPRIGHT_AXIS.includes(symmetry), HAS_LEVEL_AXIS.includes(symmetry)];
}

/** Returns what a press would draw at the pointer; during a stroke, what the stroke draws beyond the edge. */
function ghostIn(state: EditorState, pointed: Point | null): (() => Ghost | null) | null {
  const { stroke, preview, brush, tool, style, symmetry } = state;
  if (preview !== null) {
    const { beyond } = preview;
    return beyond.length === 0 ? null : () => ({ points: beyond, mark: tool === 'select' ? SLOT : brush });
  }
  if (stroke.state !== 'idle' || pointed === null) return null;
  const shape = shownShape(state);
  return () => ghostOf(tool, { shape, brush, style, symmetry }, pointed);
}
