import type { LargeWindow } from './large-room.ts';

/** `--low` of the styles. */
const LOW = '(height < 35em)';

/** Returns the size of the window and of its text as they are, in CSS pixels. */
export function largeWindowNow(): LargeWindow {
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    isLow: window.matchMedia(LOW).matches,
  };
}
