import type { Point } from '../../../../core/board/board.ts';
import { markAt } from '../../../../core/templates/edit/marks.ts';
import { watchTheme, watchViewport } from '../../../board/surroundings.ts';
import type { Feedback, FeedbackState } from '../state/feedback.ts';
import type { Studio } from '../state/studio.ts';
import { type StudioState, shownSelection, shownShape } from '../state/studio-state.ts';
import { obeyCanvasKey } from './canvas-keys.ts';
import { listenToPointer } from './canvas-pointer.ts';
import { CursorGrid, type GridWords } from './cursor-grid.ts';
import { DrawingView } from './drawing-view.ts';

/** A drawing in the document, drawn outside React: its picture, and the pointer, keys and stores it listens to. */
export class MountedDrawing {
  private readonly root: HTMLDivElement;
  private readonly holder = document.createElement('div');
  private readonly studio: Studio;
  private readonly view: DrawingView;
  private readonly grid: CursorGrid;
  private readonly stops: (() => void)[] = [];
  private words: GridWords;
  private isByKeys = false;

  constructor(root: HTMLDivElement, studio: Studio, feedback: Feedback, words: GridWords) {
    this.root = root;
    this.studio = studio;
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
        // What comes in is moved by keys at once.
        if (isComingIn(state) && !isComingIn(before)) this.root.focus({ preventScroll: true });
      }),
      feedback.store.subscribe((state) => this.view.setOverlay({ faulty: faultyCells(state) })),
      this.listenToHand(),
      watchTheme(() => this.view.refreshTheme()),
      watchViewport(root, (viewport) => {
        this.view.resize(viewport);
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
    this.view.destroy();
    this.grid.remove();
    this.holder.remove();
  }

  private show(): void {
    const state = this.studio.store.getState();
    const shape = shownShape(state);
    this.view.setShape(shape);
    this.view.setOverlay({
      symmetry: state.symmetry,
      selection: shownSelection(state)?.area ?? null,
      cursor: this.isByKeys ? state.cursor : null,
    });
    this.grid.show(state.cursor, shape, this.words);
    const { left, top, cell } = this.view.layoutNow();
    Object.assign(this.root.dataset, { left, top, cell });
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
    root.addEventListener('blur', () => this.showCursor(false), on);
    root.addEventListener(
      'keydown',
      (event) => {
        if (obeyCanvasKey(this.studio, event)) event.preventDefault();
        this.showCursor(true);
      },
      on,
    );
    this.stops.push(() => stop.abort());
  }

  private listenToHand(): () => void {
    const { studio, view } = this;
    const isInside = (point: Point) => markAt(shownShape(studio.store.getState()), point) !== undefined;
    return listenToPointer(this.root, view, {
      isInside,
      onPress: (point, grip) => {
        this.isByKeys = false;
        studio.set({ cursor: point });
        studio.press(point, grip);
      },
      onDrag: studio.drag,
      onRelease: studio.release,
      onCancel: () => void studio.cancel(),
      onHover: (hovered) => view.setOverlay({ hovered }),
    });
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
