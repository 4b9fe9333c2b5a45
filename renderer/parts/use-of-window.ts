import { useSyncExternalStore } from 'react';

function watchSize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Returns a plain value that depends on the window's size, and the new one when the size changes. */
export function useOfWindow<Value extends string | number | boolean>(read: () => Value): Value {
  return useSyncExternalStore(watchSize, read);
}
