import { type RefObject, useEffect, useState } from 'react';
import { SWITCH_PRESS } from '../../../input/scan/ceremony-sign.ts';
import { useCeremonyPace } from '../../../parts/use-theme.ts';
import { MOTION } from '../../../theme/motion.ts';

/** At the usual pace, from the beginning of an end to the seal's fall: the board lights up, folds into the seal, the seal is stamped. */
export const STAMPED_MS = MOTION.glow.ms + MOTION.fold.ms + MOTION.stamp.ms;
/** All of it: then the figures count up, and the buttons come. */
const CEREMONY_MS = STAMPED_MS + MOTION.count.ms;

/**
 * Returns whether the ceremony of an end is over. Any key and any press ends it and keeps its usual effect as
 * well, so that nothing waits for a picture.
 */
export function useCeremony(stage: RefObject<HTMLElement | null>): boolean {
  const pace = useCeremonyPace();
  const [isOver, setOver] = useState(pace === 0);
  useEffect(() => {
    const element = stage.current;
    if (isOver || element === null) return;
    element.dataset.ceremony = '';
    const end = () => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
      setOver(true);
    };
    const timer = setTimeout(() => setOver(true), CEREMONY_MS * pace + MOTION.calm.ms);
    const stop = new AbortController();
    for (const sign of ['keydown', 'pointerdown', SWITCH_PRESS])
      window.addEventListener(sign, end, { capture: true, passive: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
      delete element.dataset.ceremony;
    };
  }, [isOver, pace, stage]);
  return isOver;
}
