import { useStore } from 'zustand';
import type { Settings } from '../../../../core/contract/settings.ts';
import { TEMPLATE_MODE, UNMEASURED_MODE } from '../../../../core/game/modes/table.ts';
import { useService } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';

/** The modes in which boards of the shelf are played. */
export const SHELF_MODES = [TEMPLATE_MODE, UNMEASURED_MODE] as const;

export type ShelfMode = Settings['shelfMode'];

/** Returns the mode that the player chose for boards of the shelf. */
export function useShelfMode(): ShelfMode {
  return useStore(useService(SETTINGS).store, ({ settings }) => settings.shelfMode);
}
