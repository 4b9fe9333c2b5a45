import { MODES } from '../../core/game/modes/table.ts';
import { useService } from '../services/use-service.ts';
import type { OpenGame } from '../state/play/session-state.ts';
import { IS_TRIAL } from '../state/shown/is-trial.ts';

/** Returns whether the game can be given up: a run ends by its time, and a test-play is not stored. */
export function useCanGiveUp({ setup, view }: OpenGame): boolean {
  const isTrial = useService(IS_TRIAL);
  return !isTrial && view.canUndo && MODES[setup.mode].boards === 'one';
}
