import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { SWITCH_PRESS } from '../../../input/scan/ceremony-sign.ts';
import { useCeremonyPace } from '../../../parts/use-theme.ts';
import { MOTION } from '../../../theme/motion.ts';

/** At the usual pace, from the beginning of an end to the seal's fall: the board lights up, makes room for the words, its threads run into the seal, the seal is stamped. */
export const STAMPED_MS = MOTION.glow.ms + MOTION.settle.ms + MOTION.fold.ms + MOTION.stamp.ms;
/** All of it: then the figures count up, and the buttons come. */
const CEREMONY_MS = STAMPED_MS + MOTION.count.ms;

/** Ends that were looked at: one that is come back to stands as it was left. */
const seen = new WeakSet<object>();

/**
 * Returns whether the ceremony of an end is over: of each it is held once. Any key and any press ends it and keeps its usual
 * effect as well, so that nothing waits for a picture.
 */
export function useCeremony(stage: RefObject<HTMLElement | null>, end: object): boolean {
  const pace = useCeremonyPace();
  const [isBack] = useState(() => seen.has(end));
  const [isOver, setOver] = useState(pace === 0 || isBack);
  useLayoutEffect(() => {
    if (isBack && stage.current !== null) stage.current.dataset.still = '';
    return () => void seen.add(end);
  }, [isBack, end, stage]);
  useEffect(() => {
    const element = stage.current;
    if (isOver || element === null) return;
    element.dataset.ceremony = '';
    const finish = () => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
      setOver(true);
    };
    const timer = setTimeout(() => setOver(true), CEREMONY_MS * pace + MOTION.calm.ms);
    const stop = new AbortController();
    for (const sign of ['keydown', 'pointerdown', SWITCH_PRESS])
      window.addEventListener(sign, finish, { capture: true, passive: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
      delete element.dataset.ceremony;
    };
  }, [isOver, pace, stage]);
  return isOver;
}
