import { type RefObject, useEffect, useRef } from 'react';

/** Within the list's own room only: a page on which the list has no end stays where the reader is. */
function scrollTo(row: Element, list: HTMLElement): void {
  const room = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  // A list that fades at its edges says so by its scroll padding.
  const fade = Number.parseFloat(getComputedStyle(list).scrollPaddingBottom) || 0;
  if (top < room.top + fade) list.scrollTop -= room.top + fade - top;
  else if (bottom > room.bottom - fade) list.scrollTop += bottom - room.bottom + fade;
}

/** Scrolls a list to its current row (`aria-current`) whenever that is another one, or the list has another size. */
export function useCurrentRow(list: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]:not([aria-current="false"])') ?? null;
    if (list.current !== null && row !== null && row !== last.current) scrollTo(row, list.current);
    last.current = row;
  });
  const watched = useRef<{ readonly room: HTMLElement; readonly observer: ResizeObserver } | null>(null);
  // The list may come later than what it stands in.
  useEffect(() => {
    const room = list.current;
    if (room === (watched.current?.room ?? null)) return;
    watched.current?.observer.disconnect();
    watched.current = null;
    if (room === null) return;
    const observer = new ResizeObserver(() => last.current !== null && scrollTo(last.current, room));
    observer.observe(room);
    watched.current = { room, observer };
  });
  useEffect(
    () => () => {
      watched.current?.observer.disconnect();
      watched.current = null;
    },
    [],
  );
}
