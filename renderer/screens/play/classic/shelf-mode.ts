import { useStore } from 'zustand';
import type { Settings } from '../../../../core/contract/settings.ts';
import { TEMPLATE_MODE, UNMEASURED_MODE } from '../../../../core/game/modes/table.ts';
import { useService } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';

/** The modes in which boards of the shelf are played. */
export const SHELF_MODES = [TEMPLATE_MODE, UNMEASURED_MODE] as const;

/** Returns the mode that the player chose for boards of the shelf. */
export function useShelfMode(): Settings['shelfMode'] {
  return useStore(useService(SETTINGS).store, ({ settings }) => settings.shelfMode);
}
