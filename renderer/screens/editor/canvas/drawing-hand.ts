import type { Point } from '../../../../core/board/board.ts';
import { markAt } from '../../../../core/templates/edit/marks.ts';
import {
  type BoardAct,
  type GestureTarget,
  MIDDLE,
  PRIMARY,
  SECONDARY,
} from '../../../board/pointer/listen-to-gestures.ts';
import type { CanvasView } from '../../../state/editor/canvas-view.ts';
import { isInArea } from '../../../state/editor/floating-selection.ts';
import type { Studio } from '../../../state/editor/studio.ts';
import { shownSelection, shownShape } from '../../../state/editor/studio-state.ts';
import { ghostOf } from '../../../state/editor/tools.ts';
import type { Spot } from '../../../viewport/framing.ts';
import { obeyCanvasKey } from './canvas-keys.ts';
import type { DrawingLayers } from './drawing-layers.ts';

/** Where mouse and keys are on a drawing, and what they do there. */
export class DrawingHand {
  private readonly studio: Studio;
  private readonly canvasView: CanvasView;
  private readonly layers: DrawingLayers;
  private readonly onChange: () => void;
  private mouse: Spot | null = null;
  private hovered: Point | null = null;
  /** Keys draw, and the mouse rests. */
  isByKeys = false;
  /** Space is held over the drawing: the mouse pushes it. */
  private isPushing = false;

  constructor(studio: Studio, canvasView: CanvasView, layers: DrawingLayers, onChange: () => void) {
    this.studio = studio;
    this.canvasView = canvasView;
    this.layers = layers;
    this.onChange = onChange;
  }

  /** Shows where it is, and what a press would do. Another cell may have come under a mouse that rests. */
  show(root: HTMLElement): void {
    const state = this.studio.store.getState();
    this.hovered = this.cellUnderMouse();
    const pointed = this.isByKeys ? state.cursor : this.hovered;
    const selection = shownSelection(state)?.area ?? null;
    const isMoving = selection !== null && pointed !== null && isInArea(selection, pointed);
    const isIdle = state.hand.state === 'idle';
    this.canvasView.point(pointed);
    this.layers.setOverlay({
      symmetry: state.symmetry,
      selection,
      ghost: isIdle && pointed !== null ? ghostOf(state, shownShape(state), pointed) : null,
      hovered: this.hovered,
      cursor: this.isByKeys ? state.cursor : null,
    });
    root.dataset.hand = this.isPushing ? 'push' : isMoving && state.tool === 'select' ? 'move' : 'draw';
  }

  /** What the pointer does. `takesWheel`: whether a turn of the wheel is for the drawing. */
  target(takesWheel: (event: WheelEvent) => boolean): GestureTarget {
    return {
      camera: this.canvasView.camera,
      meaningOf: (event, at) => this.meaningOf(event, at),
      obey: (act) => this.obey(act),
      onPoint: (at, _, pointerType) => this.hover(pointerType === 'touch' ? null : at),
      takesWheel,
    };
  }

  setByKeys(isByKeys: boolean): void {
    this.isByKeys = isByKeys;
    this.onChange();
  }

  key(event: KeyboardEvent): void {
    // With the mouse, holding Space pans; with keys alone it is a click.
    if (event.key === ' ' && !this.isByKeys && this.hovered !== null) {
      event.preventDefault();
      this.isPushing = true;
      this.onChange();
      return;
    }
    if (obeyCanvasKey(this.studio, event)) event.preventDefault();
    this.setByKeys(true);
  }

  letSpaceGo(): void {
    if (!this.isPushing) return;
    this.isPushing = false;
    this.onChange();
  }

  private meaningOf({ pointerType, isPrimary, button }: PointerEvent, at: Spot) {
    const isInside = this.isInside(this.layers.pointAt(at));
    if (pointerType === 'touch') return isPrimary && isInside ? 'draw' : 'tap';
    if (!isPrimary) return null;
    if (button === MIDDLE || (button === PRIMARY && this.isPushing)) return 'pan';
    return isInside && (button === PRIMARY || button === SECONDARY) ? 'draw' : null;
  }

  private obey(act: BoardAct): void {
    const { studio, layers } = this;
    switch (act.type) {
      case 'draw': {
        const point = layers.pointAt(act.spot);
        this.isByKeys = false;
        studio.set({ cursor: point });
        studio.press(point, { isErasing: act.isErasing, isStraight: act.isStraight });
        break;
      }
      case 'draw-on':
        studio.drag(layers.pointAt(act.spot), act.isStraight);
        break;
      case 'draw-end':
        studio.release();
        break;
      case 'draw-cancel':
        studio.cancel();
        break;
      case 'pick':
        // A tap beside the drawing.
        break;
    }
  }

  private hover(spot: Spot | null): void {
    this.mouse = spot;
    const point = this.cellUnderMouse();
    const isSame = point?.[0] === this.hovered?.[0] && point?.[1] === this.hovered?.[1];
    if (isSame) return;
    // A mouse move ends the mode in which keys draw.
    if (point !== null) this.isByKeys = false;
    this.onChange();
  }

  private cellUnderMouse(): Point | null {
    const point = this.mouse === null ? null : this.layers.pointAt(this.mouse);
    return point !== null && this.isInside(point) ? point : null;
  }

  private isInside(point: Point): boolean {
    return markAt(shownShape(this.studio.store.getState()), point) !== undefined;
  }
}
