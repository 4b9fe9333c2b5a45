import type { BoardView } from './board-view.ts';

interface PointerCallbacks {
  readonly onPick: (cell: number) => void;
  readonly onHover: (cell: number | null) => void;
}

/** Mouse, pen and touch over the board, until the returned function is called. A press picks: nobody has to wait for its end. */
export function listenToPointer(root: HTMLElement, view: BoardView, callbacks: PointerCallbacks): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  let hovered: number | null = null;
  const hover = (cell: number | null) => {
    if (cell === hovered) return;
    hovered = cell;
    root.style.cursor = cell === null ? '' : 'pointer';
    callbacks.onHover(cell);
  };
  const tileAt = (event: PointerEvent) => {
    const { left, top } = root.getBoundingClientRect();
    const cell = view.cellAt(event.clientX - left, event.clientY - top);
    return cell !== null && view.kindAt(cell) > 0 ? cell : null;
  };
  root.addEventListener(
    'pointerdown',
    (event) => {
      const cell = event.isPrimary && event.button === 0 ? tileAt(event) : null;
      if (cell !== null) callbacks.onPick(cell);
    },
    on,
  );
  root.addEventListener(
    'pointermove',
    (event) => hover(event.pointerType === 'touch' ? null : tileAt(event)),
    on,
  );
  root.addEventListener('pointerleave', () => hover(null), on);
  // Else the browser would move the focus to the cell under the pointer after the pick has placed it.
  root.addEventListener('mousedown', (event) => event.preventDefault(), on);
  return () => {
    stop.abort();
    root.style.cursor = '';
  };
}
