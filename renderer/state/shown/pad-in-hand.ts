/** The pad that the player used last, by the signs on its buttons, or null: then buttons on the screen show keys. */
import { createStore } from 'zustand/vanilla';
import type { PadSigns } from '../../input/keymap.ts';
import { serviceKey } from '../../services/services.ts';

function createPadStore() {
  return createStore<{ readonly pad: PadSigns | null }>(() => ({ pad: null }));
}

export const PAD_IN_HAND = serviceKey<ReturnType<typeof createPadStore>>('pad in hand', createPadStore);
