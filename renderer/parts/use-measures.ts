import { useStore } from 'zustand';
import type { Mode } from '../../core/game/modes/table.ts';
import { useService } from '../services/use-service.ts';
import { type Measures, measuresOf } from '../state/measures.ts';
import { SETTINGS } from '../state/settings.ts';

/** Returns whether the player hides what a clock would show. */
export function useHidesClock(): boolean {
  return useStore(useService(SETTINGS).store, ({ settings }) => settings.hidesClock);
}

/** Returns the measures of games of a mode that are shown. */
export function useMeasures(mode: Mode): Measures {
  const settings = useStore(useService(SETTINGS).store, (state) => state.settings);
  return measuresOf(mode, settings);
}
