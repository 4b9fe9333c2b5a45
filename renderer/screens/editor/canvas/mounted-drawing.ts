import type { Point } from '../../../../core/board/board.ts';
import { markAt } from '../../../../core/templates/edit/marks.ts';
import type { Sight } from '../../../state/editor/canvas-view.ts';
import type { Feedback, FeedbackState } from '../../../state/editor/feedback.ts';
import { isInArea } from '../../../state/editor/floating-selection.ts';
import type { Studio } from '../../../state/editor/studio.ts';
import { type StudioState, shownSelection, shownShape } from '../../../state/editor/studio-state.ts';
import { ghostOf } from '../../../state/editor/tools.ts';
import type { Spot } from '../../../viewport/framing.ts';
import { watchTheme, watchViewport } from '../../../viewport/surroundings.ts';
import { obeyCanvasKey } from './canvas-keys.ts';
import { listenToPointer } from './canvas-pointer.ts';
import { CursorGrid, type GridWords } from './cursor-grid.ts';
import { DrawingView } from './drawing-view.ts';

/** What a drawing shows and listens to. */
export interface DrawingParts {
  readonly studio: Studio;
  readonly feedback: Feedback;
  readonly sight: Sight;
}

/** A drawing in the document, drawn outside React: its picture, and the pointer, keys and stores it listens to. */
export class MountedDrawing {
  private readonly root: HTMLDivElement;
  private readonly holder = document.createElement('div');
  private readonly studio: Studio;
  private readonly sight: Sight;
  private readonly view: DrawingView;
  private readonly grid: CursorGrid;
  private readonly stops: (() => void)[] = [];
  private words: GridWords;
  private isByKeys = false;
  private mouse: Spot | null = null;
  private hovered: Point | null = null;
  /** Space is held over the drawing: the mouse pushes it. */
  private isPushing = false;

  constructor(root: HTMLDivElement, { studio, feedback, sight }: DrawingParts, words: GridWords) {
    this.root = root;
    this.studio = studio;
    this.sight = sight;
    this.words = words;
    this.holder.className = 'drawing-picture';
    this.holder.setAttribute('aria-hidden', 'true');
    root.append(this.holder);
    this.view = new DrawingView(this.holder, shownShape(studio.store.getState()));
    this.grid = new CursorGrid(root);
    this.listenToKeys();
    this.stops.push(
      studio.store.subscribe((state, before) => {
        this.show();
        if (this.isByKeys && state.cursor !== before.cursor) sight.follow(state.cursor);
        // What comes in is moved by keys at once.
        if (isComingIn(state) && !isComingIn(before)) this.root.focus({ preventScroll: true });
      }),
      sight.store.subscribe((state, before) => {
        if (state.camera !== before.camera) this.show();
      }),
      feedback.store.subscribe((state) => this.view.setOverlay({ faulty: faultyCells(state) })),
      this.listenToHand(),
      watchTheme(() => this.view.refreshTheme()),
      watchViewport(root, (viewport) => {
        this.view.resize(viewport);
        this.tellFrame();
        this.show();
      }),
    );
  }

  name(words: GridWords): void {
    this.words = words;
    this.show();
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.sight.point(null);
    this.view.destroy();
    this.grid.remove();
    this.holder.remove();
  }

  private show(): void {
    const state = this.studio.store.getState();
    const shape = shownShape(state);
    const { frame, camera } = this.sight.store.getState();
    if (frame.columns !== shape.width || frame.rows !== shape.height) this.tellFrame();
    this.view.setCamera(camera);
    this.view.setShape(shape);
    // Another cell may have come under a mouse that rests.
    this.hovered = this.cellUnderMouse();
    const pointed = this.isByKeys ? state.cursor : this.hovered;
    const selection = shownSelection(state)?.area ?? null;
    const isMoving = selection !== null && pointed !== null && isInArea(selection, pointed);
    this.sight.point(pointed);
    this.view.setOverlay({
      symmetry: state.symmetry,
      selection,
      ghost: state.hand.state === 'idle' && pointed !== null ? ghostOf(state, shape, pointed) : null,
      hovered: this.hovered,
      cursor: this.isByKeys ? state.cursor : null,
    });
    this.grid.show(state.cursor, shape, this.words);
    const { left, top, cell } = this.view.layoutNow();
    const hand = this.isPushing ? 'push' : isMoving && state.tool === 'select' ? 'move' : 'draw';
    Object.assign(this.root.dataset, { left, top, cell, hand });
  }

  private tellFrame(): void {
    const { width, height } = shownShape(this.studio.store.getState());
    this.sight.setFrame({ columns: width, rows: height, viewport: this.view.viewportNow() });
  }

  private showCursor(isByKeys: boolean): void {
    this.isByKeys = isByKeys;
    this.show();
  }

  private listenToKeys(): void {
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const { root } = this;
    root.addEventListener('focus', () => this.showCursor(root.matches(':focus-visible')), on);
    root.addEventListener('blur', () => this.letSpaceGo(), on);
    root.addEventListener('blur', () => this.showCursor(false), on);
    root.addEventListener('keydown', (event) => this.obeyKey(event), on);
    root.addEventListener(
      'keyup',
      (event) => {
        if (event.key === ' ') this.letSpaceGo();
      },
      on,
    );
    this.stops.push(() => stop.abort());
  }

  private obeyKey(event: KeyboardEvent): void {
    // Whoever works by mouse holds Space to push the drawing; by keys it is a click.
    if (event.key === ' ' && !this.isByKeys && this.hovered !== null) {
      event.preventDefault();
      this.isPushing = true;
      this.show();
      return;
    }
    if (obeyCanvasKey(this.studio, event)) event.preventDefault();
    this.showCursor(true);
  }

  private letSpaceGo(): void {
    if (!this.isPushing) return;
    this.isPushing = false;
    this.show();
  }

  private listenToHand(): () => void {
    const { studio, sight, view } = this;
    return listenToPointer(this.root, {
      pointAt: (spot) => view.pointAt(spot),
      isInside: (point) => this.isInside(point),
      isPushing: () => this.isPushing,
      onPress: (point, grip) => {
        this.isByKeys = false;
        studio.set({ cursor: point });
        studio.press(point, grip);
      },
      onDrag: studio.drag,
      onRelease: studio.release,
      onCancel: () => void studio.cancel(),
      onHover: (spot) => this.hover(spot),
      onPan: sight.pan,
      onZoom: sight.zoom,
    });
  }

  private hover(spot: Spot | null): void {
    this.mouse = spot;
    const point = this.cellUnderMouse();
    const isSame = point?.[0] === this.hovered?.[0] && point?.[1] === this.hovered?.[1];
    if (isSame) return;
    // Whoever takes the mouse again has left the cursor of the keys.
    if (point !== null) this.isByKeys = false;
    this.show();
  }

  private cellUnderMouse(): Point | null {
    const point = this.mouse === null ? null : this.view.pointAt(this.mouse);
    return point !== null && this.isInside(point) ? point : null;
  }

  private isInside(point: Point): boolean {
    return markAt(shownShape(this.studio.store.getState()), point) !== undefined;
  }
}

function isComingIn({ selection }: StudioState): boolean {
  return selection?.floating?.isNew === true;
}

/** Cells that can never go. An odd count of everything is told in words; only a part that walls cut off is shown. */
function faultyCells({ facts }: FeedbackState): readonly number[] {
  if (facts === null) return [];
  const { outOfReach, oddRegions, slots } = facts;
  if (outOfReach.length > 0) return outOfReach;
  return oddRegions.length < slots ? oddRegions : [];
}
