import { useEffect, useState } from 'react';

/** After so long without input nothing moves any more. */
const SLEEP_AFTER_MS = 20_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const;

/** Whether the player was here lately. Each sign only notes its time, so that moving a mouse costs nothing. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(true);
  useEffect(() => {
    let seenAt = performance.now();
    let timer = setTimeout(look, SLEEP_AFTER_MS);
    let isAsleep = false;
    function look() {
      const leftMs = seenAt + SLEEP_AFTER_MS - performance.now();
      isAsleep = leftMs <= 0;
      if (isAsleep) setAwake(false);
      else timer = setTimeout(look, leftMs);
    }
    const notice = () => {
      seenAt = performance.now();
      if (!isAsleep) return;
      isAsleep = false;
      setAwake(true);
      timer = setTimeout(look, SLEEP_AFTER_MS);
    };
    const stop = new AbortController();
    for (const sign of SIGNS) window.addEventListener(sign, notice, { passive: true, signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return isAwake;
}
