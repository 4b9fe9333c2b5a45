import { MODES } from '../../../../core/game/modes/table.ts';
import { useApp } from '../../../state/app/app-context.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';

/** Returns whether the game can be given up: a run ends by its time, and a test-play is not stored. */
export function useCanGiveUp({ setup, view }: OpenGame): boolean {
  const { isTrial } = useApp();
  return !isTrial && view.canUndo && MODES[setup.mode].boards === 'one';
}
