import type { WindowServices } from '../../services/services.ts';
import { PAD_IN_HAND } from '../shown/pad-in-hand.ts';

/** Fetches the code of pads with the first one that is connected, and watches them until the returned function is called. */
export function followPads(services: WindowServices): () => void {
  const stop = new AbortController();
  const begin = async () => {
    const { watchPads } = await import('../../input/pad/watch-pads.ts');
    if (stop.signal.aborted) return;
    const store = services.get(PAD_IN_HAND);
    const stopWatching = watchPads((pad) => pad !== store.getState().pad && store.setState({ pad }));
    stop.signal.addEventListener('abort', stopWatching);
  };
  // One that was used before the program began has been told of already.
  if (navigator.getGamepads().some((pad) => pad !== null)) void begin();
  else window.addEventListener('gamepadconnected', () => void begin(), { once: true, signal: stop.signal });
  return () => stop.abort();
}
