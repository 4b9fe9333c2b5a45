import { Children, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useService } from '../services/use-service.ts';
import { SETTINGS } from '../state/settings.ts';

/** The parts of a row, the last one first for the left hand: in the page as well, so that the order of Tab is the one seen. */
export function HandOrder({ children }: { readonly children: ReactNode }) {
  const isMirrored = useStore(useService(SETTINGS).store, ({ settings }) => settings.hand === 'left');
  const parts = Children.toArray(children);
  return isMirrored ? parts.toReversed() : parts;
}
