import { useEffect, useState } from 'react';
import { useCeremonyPace } from '../../../parts/use-theme.ts';
import { MOTION } from '../../../theme/motion.ts';

/** A number that counts up once, after so many milliseconds; at its end at once where nothing moves, or as soon as nothing does any more. */
export function useCountedUp(
  { from, to }: { readonly from: number; readonly to: number },
  isStill: boolean,
  delayMs: number,
): number {
  const [shown, setShown] = useState(isStill ? to : from);
  const pace = useCeremonyPace();
  useEffect(() => {
    if (isStill) {
      setShown(to);
      return;
    }
    const startedAt = performance.now() + delayMs;
    let frame = requestAnimationFrame(function count() {
      const share = Math.min(1, Math.max(0, performance.now() - startedAt) / (MOTION.count.ms * pace));
      setShown(Math.round(to - (to - from) * (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to, isStill, delayMs, pace]);
  return shown;
}
