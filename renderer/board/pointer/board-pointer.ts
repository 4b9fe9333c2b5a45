import type { Camera } from '../../viewport/camera.ts';
import type { Spot } from '../../viewport/framing.ts';
import { cellAt } from '../../viewport/layout.ts';
import type { Gesture, PressMeaning } from './gestures.ts';
import { listenToGestures, MIDDLE, PRIMARY } from './listen-to-gestures.ts';
import { nearestTile } from './nearest-tile.ts';
import type { SpaceKey } from './space-key.ts';

/** The board under the pointer. */
interface PointedBoard {
  readonly camera: Camera;
  readonly tiles: { kindAt(cell: number): number };
}

interface PointerCallbacks {
  readonly onPick: (cell: number) => void;
  readonly onHover: (cell: number | null) => void;
}

/**
 * Mouse, pen and touch over the board, until the returned function is called. A pick is made when the
 * pointer goes down; only touch on a board that can be panned waits until it is known whether it is a tap or a drag.
 */
export function listenToPointer(
  root: HTMLElement,
  { camera, tiles }: PointedBoard,
  space: SpaceKey,
  callbacks: PointerCallbacks,
): () => void {
  let hovered: number | null = null;

  const isMovable = () => camera.state().isCramped;
  const hasTile = (cell: number) => tiles.kindAt(cell) > 0;
  const tileAt = ({ x, y }: Spot) => {
    const cell = cellAt(camera.layout, x, y);
    return cell !== null && hasTile(cell) ? cell : null;
  };

  function hover(over: number | null): void {
    if (over === hovered) return;
    hovered = over;
    callbacks.onHover(over);
  }

  function point(at: Spot | null, gesture: Gesture, pointerType: string): void {
    const isFree = pointerType !== 'touch' && gesture.state === 'idle';
    const over = at !== null && isFree ? tileAt(at) : null;
    hover(over);
    root.style.cursor = cursorFor(gesture, over, isMovable() && space.isDown);
  }

  const stopGestures = listenToGestures(root, {
    camera,
    meaningOf: (event, at) =>
      meaningOf(event, { isTile: tileAt(at) !== null, isMovable: isMovable() }, space),
    obey: (act) => {
      const cell = act.type === 'pick' ? nearestTile(camera.layout, act.spot, hasTile) : null;
      if (cell !== null) callbacks.onPick(cell);
    },
    onPoint: point,
    takesWheel: isMovable,
  });
  // Else the browser would move the focus to the cell under the pointer after the pick has placed it.
  root.onmousedown = (event) => event.preventDefault();
  // Another tile lies under the mouse now, or none; which one is told when it moves.
  const stopMoves = camera.onMove(() => hover(null));
  return () => {
    stopGestures();
    stopMoves();
    root.onmousedown = null;
    root.style.cursor = '';
  };
}

/**
 * Returns the meaning of a press on a tile, or beside the tiles of a board that may be panned. Each of
 * several fingers is a press.
 */
function meaningOf(
  { pointerType, button }: PointerEvent,
  { isTile, isMovable }: { readonly isTile: boolean; readonly isMovable: boolean },
  space: SpaceKey,
): PressMeaning | null {
  if (pointerType === 'touch' && isMovable) return 'tap';
  const isDrag = button === MIDDLE || (button === PRIMARY && (space.isDown || !isTile));
  if (isDrag && isMovable) {
    space.spend();
    return 'pan';
  }
  return button === PRIMARY && isTile ? 'pick' : null;
}

function cursorFor(gesture: Gesture, over: number | null, isHandReady: boolean): string {
  if (gesture.state === 'panning') return 'grabbing';
  if (isHandReady) return 'grab';
  return over === null ? '' : 'pointer';
}
