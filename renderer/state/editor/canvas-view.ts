/** Holds the part of the drawing that is seen, and the cell that is pointed at. Nothing of it is kept. */
import { createStore } from 'zustand/vanilla';
import type { Point } from '../../../core/board/board.ts';
import { Camera, type ZoomState } from '../../viewport/camera.ts';
import { DRAWING_ZOOM } from '../../viewport/drawing-zoom.ts';

export interface CanvasViewState {
  readonly zoom: ZoomState;
  /** Under the mouse, or at the cursor while keys draw. */
  readonly pointed: Point | null;
}

export interface CanvasView {
  readonly store: ReturnType<typeof createViewStore>;
  readonly camera: Camera;
  /** Pans as far as brings a cell into view. */
  follow(cell: Point): void;
  point(cell: Point | null): void;
}

function createViewStore(camera: Camera) {
  return createStore<CanvasViewState>(() => ({ zoom: camera.state(), pointed: null }));
}

export function createCanvasView(): CanvasView {
  const camera = new Camera(1, 1, DRAWING_ZOOM);
  const store = createViewStore(camera);
  camera.onMove(() => store.setState({ zoom: camera.state() }));
  return {
    store,
    camera,
    follow: ([x, y]) => camera.reveal({ x, y, width: 1, height: 1 }),
    point(cell) {
      const { pointed } = store.getState();
      if (pointed?.[0] !== cell?.[0] || pointed?.[1] !== cell?.[1]) store.setState({ pointed: cell });
    },
  };
}
