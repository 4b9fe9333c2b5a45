import { useSyncExternalStore } from 'react';

function watchWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Returns the size of the window, in CSS pixels. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const width = useSyncExternalStore(watchWindow, () => window.innerWidth);
  const height = useSyncExternalStore(watchWindow, () => window.innerHeight);
  return { width, height };
}
