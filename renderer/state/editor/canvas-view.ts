/** How the drawing is looked at: which part of it, and which cell is pointed at. Nothing of it is kept. */
import { createStore } from 'zustand/vanilla';
import type { Point } from '../../../core/board/board.ts';
import { type Camera, panned, showing, WHOLE, zoomed } from '../../viewport/camera.ts';
import { type Frame, middleOf, type Spot } from '../../viewport/framing.ts';

export interface SightState {
  readonly frame: Frame;
  readonly camera: Camera;
  /** Under the mouse, or at the cursor while keys draw. */
  readonly pointed: Point | null;
}

export interface Sight {
  readonly store: ReturnType<typeof createSightStore>;
  /** Tells the drawing's size and its room. */
  setFrame(frame: Frame): void;
  /** Nearer or further, towards a place of the room or its middle. */
  zoom(factor: number, spot?: Spot): void;
  pan(dx: number, dy: number): void;
  /** Shows all of the drawing. */
  showWhole(): void;
  /** Pans as far as brings a cell into sight. */
  follow(cell: Point): void;
  point(cell: Point | null): void;
}

const NO_ROOM: Frame = { columns: 1, rows: 1, viewport: { width: 0, height: 0, pixelRatio: 1 } };

function createSightStore() {
  return createStore<SightState>(() => ({ frame: NO_ROOM, camera: WHOLE, pointed: null }));
}

export function createSight(): Sight {
  const store = createSightStore();
  const look = (next: (frame: Frame, camera: Camera) => Camera) => {
    const { frame, camera } = store.getState();
    const seen = next(frame, camera);
    if (seen !== camera) store.setState({ camera: seen });
  };
  return {
    store,
    setFrame: (frame) => store.setState({ frame }),
    zoom: (factor, spot) =>
      look((frame, camera) => zoomed(frame, camera, factor, spot ?? middleOf(frame.viewport))),
    pan: (dx, dy) => look((frame, camera) => (camera.zoom === 1 ? camera : panned(frame, camera, dx, dy))),
    showWhole: () => look(() => WHOLE),
    follow: (cell) => look((frame, camera) => showing(frame, camera, cell)),
    point(cell) {
      const { pointed } = store.getState();
      if (pointed?.[0] !== cell?.[0] || pointed?.[1] !== cell?.[1]) store.setState({ pointed: cell });
    },
  };
}
