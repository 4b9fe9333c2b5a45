import { useMemo } from 'react';
import type { LargeWindow } from '../../../parts/large-room.ts';
import { largeWindowNow } from '../../../parts/large-window.ts';
import { useOfWindow } from '../../../parts/use-of-window.ts';

/** Returns the size of the window and of its text, in CSS pixels. */
export function useWindowSize(): LargeWindow {
  const now = useOfWindow(() => JSON.stringify(largeWindowNow()));
  return useMemo(() => JSON.parse(now) as LargeWindow, [now]);
}
