import { useStore } from 'zustand';
import type { Settings } from '../../core/contract/settings.ts';
import { useService } from '../services/use-service.ts';
import { SETTINGS } from '../state/settings.ts';

/** Returns how long the player wants to read what goes by itself. */
export function useReading(): Settings['reading'] {
  return useStore(useService(SETTINGS).store, ({ settings }) => settings.reading);
}
