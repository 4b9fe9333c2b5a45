import { type RefObject, useLayoutEffect, useState } from 'react';
import { listenToGestures } from '../../../board/pointer/listen-to-gestures.ts';
import { commandsIn } from '../../../input/keymap.ts';
import { type KeyHandlers, listenToKeys } from '../../../input/listen-to-keys.ts';
import type { CanvasView } from '../../../state/editor/canvas-view.ts';
import type { DrawingEditor } from '../../../state/editor/drawing-editor.ts';
import { type EditorState, shownShape } from '../../../state/editor/editor-state.ts';
import type { Feedback, FeedbackState } from '../../../state/editor/feedback.ts';
import { watchTheme, watchViewport } from '../../../viewport/surroundings.ts';
import { CursorGrid, type GridWords } from './cursor-grid.ts';
import { DrawingLayers } from './drawing-layers.ts';
import { DrawingPointer } from './drawing-pointer.ts';

/** The data that a drawing shows and the functions that it calls. */
export interface DrawingParts {
  readonly editor: DrawingEditor;
  readonly feedback: Feedback;
  readonly canvasView: CanvasView;
}

const NO_ROOM = { width: 0, height: 0, pixelRatio: 1 };

/** The layers of the drawing in the editor, kept up to date by stores, pointer and keys as long as the component lives. */
export function useDrawing(
  root: RefObject<HTMLElement | null>,
  parts: DrawingParts,
  words: GridWords,
): DrawingLayers {
  const [live] = useState(() => createDrawing(root, parts, words));
  useLayoutEffect(() => (root.current === null ? undefined : live.join(root.current)), [root, live]);
  useLayoutEffect(() => live.setWords(words), [live, words]);
  return live.layers;
}

interface LiveDrawing {
  readonly layers: DrawingLayers;
  /** Names the cell under the cursor in these words from now on. */
  setWords(words: GridWords): void;
  /** Lives in the element until the returned function is called. */
  join(root: HTMLElement): () => void;
}

function createDrawing(
  place: RefObject<HTMLElement | null>,
  { editor, feedback, canvasView }: DrawingParts,
  firstWords: GridWords,
): LiveDrawing {
  const { camera } = canvasView;
  const layers = new DrawingLayers(shownShape(editor.store.getState()), camera, NO_ROOM);
  const pointer = new DrawingPointer(editor, canvasView, layers, show);
  let grid: CursorGrid | null = null;
  let words = firstWords;

  function setWords(next: GridWords): void {
    words = next;
    show();
  }

  function show(): void {
    const root = place.current;
    const state = editor.store.getState();
    const shape = shownShape(state);
    if (root === null) return;
    layers.setShape(shape);
    pointer.show(root);
    grid?.show(state.cursor, shape, words);
    const { left, top, cell } = camera.layout;
    Object.assign(root.dataset, { left, top, cell });
  }

  function join(root: HTMLElement): () => void {
    const { width, height } = shownShape(editor.store.getState());
    const cells = new CursorGrid(root);
    grid = cells;
    camera.setSize(width, height);
    layers.setLook(root);
    const stops = [
      camera.onMove(() => {
        layers.rebuild();
        show();
      }),
      followStores({ editor, feedback, canvasView }, layers, pointer, root, show),
      listenToDrawingKeys(root, pointer),
      listenToGestures(
        root,
        pointer.target((event) => event.ctrlKey || !isOnScrollingPage(root)),
      ),
      keepMenuAway(root),
      watchTheme(() => layers.setLook(root)),
      watchViewport(root, (room) => layers.setRoom(room)),
    ];
    root.focus({ preventScroll: true });
    return () => {
      for (const stop of stops) stop();
      canvasView.point(null);
      cells.remove();
      grid = null;
    };
  }

  return { layers, setWords, join };
}

function followStores(
  { editor, feedback, canvasView }: DrawingParts,
  layers: DrawingLayers,
  pointer: DrawingPointer,
  root: HTMLElement,
  show: () => void,
): () => void {
  const stops = [
    editor.store.subscribe((state, before) => {
      show();
      if (pointer.isByKeys && state.cursor !== before.cursor) canvasView.follow(state.cursor);
      // A piece that was inserted can be moved by keys at once.
      if (isComingIn(state) && !isComingIn(before)) root.focus({ preventScroll: true });
    }),
    feedback.store.subscribe((state) => layers.setOverlay({ faulty: faultyCells(state) })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function listenToDrawingKeys(root: HTMLElement, pointer: DrawingPointer): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const keys: KeyHandlers<'drawing'> = Object.fromEntries(
    commandsIn('drawing').map((command) => [
      command,
      ({ shiftKey }: KeyboardEvent) => pointer.key(command, shiftKey),
    ]),
  );
  root.addEventListener('focus', () => pointer.setByKeys(root.matches(':focus-visible')), on);
  root.addEventListener('blur', () => pointer.letSpaceGo(), on);
  root.addEventListener('blur', () => pointer.setByKeys(false), on);
  const stopKeys = listenToKeys(root, 'drawing', () => keys, {
    onRelease: (command) => command === 'dab' && pointer.letSpaceGo(),
  });
  return () => {
    stopKeys();
    stop.abort();
  };
}

/** The other mouse button erases. */
function keepMenuAway(root: HTMLElement): () => void {
  const stop = new AbortController();
  root.addEventListener('contextmenu', (event) => event.preventDefault(), { signal: stop.signal });
  return () => stop.abort();
}

/** A page that scrolls under the mouse goes on scrolling; what a touchpad's pinch sends carries Ctrl. */
function isOnScrollingPage(element: HTMLElement): boolean {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const isScroller = ['auto', 'scroll'].includes(getComputedStyle(parent).overflowY);
    if (isScroller && parent.scrollHeight > parent.clientHeight) return true;
  }
  return false;
}

function isComingIn({ selection }: EditorState): boolean {
  return selection?.floating?.isNew === true;
}

/** Cells that can never go. An odd count of everything is said in words; only a part that walls cut off is shown. */
function faultyCells({ facts }: FeedbackState): readonly number[] {
  if (facts === null) return [];
  const { outOfReach, oddRegions, slots } = facts;
  if (outOfReach.length > 0) return outOfReach;
  return oddRegions.length < slots ? oddRegions : [];
}
