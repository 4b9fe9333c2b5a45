import { useEffect, useState } from 'react';
import { MOTION } from '../../theme/motion.ts';
import { useReducedMotion } from '../use-theme.ts';

/** A number that counts up to `to` once; `to` at once where nothing may move. */
export function useCountedUp(to: number): number {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(isStill ? to : 0);
  useEffect(() => {
    if (isStill) {
      setShown(to);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, Math.max(0, now - startedAt) / MOTION.count.ms);
      setShown(Math.round(to * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, isStill]);
  return shown;
}
