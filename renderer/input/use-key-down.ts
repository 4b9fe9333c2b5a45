import { useLayoutEffect, useRef } from 'react';

/**
 * Calls the handler with each key that is pressed in the window while the component is shown. It listens in layout effects:
 * React runs its other effects some time after a screen is seen, and a key pressed meanwhile would be lost.
 */
export function useKeyDown(handler: (event: KeyboardEvent) => void, { capture = false } = {}): void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener('keydown', onKeyDown, { capture });
    return () => window.removeEventListener('keydown', onKeyDown, { capture });
  }, [capture]);
}
