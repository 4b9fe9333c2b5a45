import { useStore } from 'zustand';
import { labelOf } from '../input/key-labels.ts';
import { isPadKey } from '../input/keymap.ts';
import { signsOf } from '../input/pad/pad-buttons.ts';
import { useService } from '../services/use-service.ts';
import { PAD_IN_HAND } from '../state/shown/pad-in-hand.ts';

/** Returns how keys are called, buttons of a pad too: by the signs of the pad in hand, or of the most common one. */
export function useKeyNames(): (key: string) => string {
  const pad = useStore(useService(PAD_IN_HAND)).pad ?? signsOf('');
  return (key) => (isPadKey(key) ? (pad([key]) ?? key) : labelOf(key));
}
