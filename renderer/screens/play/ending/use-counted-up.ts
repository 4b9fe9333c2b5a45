import { useEffect, useState } from 'react';
import { useCeremonyPace } from '../../../parts/use-theme.ts';
import { MOTION } from '../../../theme/motion.ts';

/** A number that counts up to `to` once, after so many milliseconds; `to` at once where nothing moves, or as soon as nothing does any more. */
export function useCountedUp(to: number, isStill: boolean, delayMs: number): number {
  const [shown, setShown] = useState(isStill ? to : 0);
  const pace = useCeremonyPace();
  useEffect(() => {
    if (isStill) {
      setShown(to);
      return;
    }
    const startedAt = performance.now() + delayMs;
    let frame = requestAnimationFrame(function count() {
      const share = Math.min(1, Math.max(0, performance.now() - startedAt) / (MOTION.count.ms * pace));
      setShown(Math.round(to * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, isStill, delayMs, pace]);
  return shown;
}
