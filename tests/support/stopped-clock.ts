import { vi } from 'vitest';

/** From here on time passes by `vi.advanceTimersByTime` alone, with a frame every 16 ms, until `vi.useRealTimers`. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
}
