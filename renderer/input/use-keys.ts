import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Scope } from './keymap.ts';
import { type KeyHandlers, listenToKeys } from './listen-to-keys.ts';

interface KeyPlace {
  /** The element that must contain the focus; without it the focus may be anywhere in the window. */
  readonly within?: RefObject<HTMLElement | null>;
  /** Before what has the focus hears of it. */
  readonly isFirst?: boolean;
}

/**
 * Handles the keys of a scope while the component is shown. It listens in layout effects: React runs its other effects some
 * time after a screen is seen, and a key pressed meanwhile would be lost.
 */
export function useKeys<S extends Scope>(
  scope: S,
  handlers: KeyHandlers<S>,
  { within, isFirst = false }: KeyPlace = {},
): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useLayoutEffect(() => {
    const place = within === undefined ? window : within.current;
    return place === null ? undefined : listenToKeys(place, scope, () => latest.current, { isFirst });
  }, [scope, within, isFirst]);
}
