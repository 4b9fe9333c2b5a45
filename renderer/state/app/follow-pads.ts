import type { WindowServices } from '../../services/services.ts';
import { PAD_IN_HAND } from '../shown/pad-in-hand.ts';

/** Fetches the code of pads with the first one that is connected. */
export function followPads(services: WindowServices): void {
  const begin = async () => {
    const { watchPads } = await import('../../input/pad/watch-pads.ts');
    const store = services.get(PAD_IN_HAND);
    watchPads((pad) => pad !== store.getState().pad && store.setState({ pad }));
  };
  // One that was used before the program began has been told of already.
  if (navigator.getGamepads().some((pad) => pad !== null)) void begin();
  else window.addEventListener('gamepadconnected', () => void begin(), { once: true });
}
