import { useEffect, useRef } from 'react';

/** Brings an entry into the middle of a list that is one row and wider than its room; what the list stands in stays in place. */
export function useEntryInRow(place: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = list.current?.children[place]?.getBoundingClientRect();
    if (list.current === null || entry === undefined) return;
    const room = list.current.getBoundingClientRect();
    list.current.scrollLeft += entry.left + entry.width / 2 - (room.left + room.width / 2);
  }, [place]);
  return list;
}
