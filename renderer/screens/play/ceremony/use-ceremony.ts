import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../../../parts/use-theme.ts';
import { MOTION } from '../../../theme/motion.ts';

/** All of it: the worker sends the order of clearing, the board lights up, folds into the seal, the seal is stamped. */
const CEREMONY_MS = MOTION.calm.ms + MOTION.glow.ms + MOTION.fold.ms + MOTION.stamp.ms;

/**
 * Returns whether the ceremony of an end is over. Any key and any press ends it and keeps its usual effect as
 * well, so that nothing waits for a picture.
 */
export function useCeremony(stage: RefObject<HTMLElement | null>): boolean {
  const isStill = useReducedMotion();
  const [isOver, setOver] = useState(isStill);
  useEffect(() => {
    if (isOver) return;
    const end = () => {
      for (const animation of stage.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
      setOver(true);
    };
    const timer = setTimeout(() => setOver(true), CEREMONY_MS);
    const stop = new AbortController();
    for (const sign of ['keydown', 'pointerdown'] as const)
      window.addEventListener(sign, end, { capture: true, passive: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isOver, stage]);
  return isOver;
}
