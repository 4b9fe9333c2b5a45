import { useEffect, useState } from 'react';

/** After so long without input animations stop. */
const REST_AFTER_MS = 20_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const;

/**
 * Returns whether there was input lately. An event only stores its time, so that moving a mouse costs little.
 */
export function useRecentInput(): boolean {
  const [hasRecentInput, setAwake] = useState(true);
  useEffect(() => {
    let seenAt = performance.now();
    let timer = setTimeout(look, REST_AFTER_MS);
    let isAsleep = false;
    function look() {
      const leftMs = seenAt + REST_AFTER_MS - performance.now();
      isAsleep = leftMs <= 0;
      if (isAsleep) setAwake(false);
      else timer = setTimeout(look, leftMs);
    }
    const notice = () => {
      seenAt = performance.now();
      if (!isAsleep) return;
      isAsleep = false;
      setAwake(true);
      timer = setTimeout(look, REST_AFTER_MS);
    };
    const stop = new AbortController();
    for (const sign of SIGNS) window.addEventListener(sign, notice, { passive: true, signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return hasRecentInput;
}
