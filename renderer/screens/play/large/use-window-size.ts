import { useMemo, useSyncExternalStore } from 'react';
import type { LargeWindow } from '../../../parts/large-room.ts';
import { largeWindowNow } from '../../../parts/large-window.ts';

function watchWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Returns the size of the window and of its text, in CSS pixels. */
export function useWindowSize(): LargeWindow {
  const now = useSyncExternalStore(watchWindow, () => JSON.stringify(largeWindowNow()));
  return useMemo(() => JSON.parse(now) as LargeWindow, [now]);
}
