import { useEffect, useState } from 'react';

/** Input by which tiles are picked. */
type Hand = 'mouse' | 'touch' | 'keys';

function handOf(event: PointerEvent | KeyboardEvent): Hand {
  if (!('pointerType' in event)) return 'keys';
  return event.pointerType === 'mouse' ? 'mouse' : 'touch';
}

const COARSE = matchMedia('(pointer: coarse)');
const deviceHand = (): Hand => (COARSE.matches ? 'touch' : 'mouse');

/** Returns the input that was used last; before the first one, that which the device is made for. */
export function useHand(): Hand {
  const [hand, setHand] = useState<Hand>(deviceHand);
  useEffect(() => {
    const stop = new AbortController();
    COARSE.addEventListener('change', () => setHand(deviceHand()), { signal: stop.signal });
    for (const sign of ['pointerdown', 'keydown'] as const)
      window.addEventListener(sign, (event) => setHand(handOf(event)), {
        capture: true,
        passive: true,
        signal: stop.signal,
      });
    return () => stop.abort();
  }, []);
  return hand;
}
