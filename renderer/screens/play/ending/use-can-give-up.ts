import { MODES } from '../../../../core/game/modes/table.ts';
import { useApp } from '../../../state/app/app-context.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';

/** Whether the game can be ended as it stands: a run ends by its time, and what is tried out is kept nowhere. */
export function useCanGiveUp({ setup, view }: OpenGame): boolean {
  const { isTrial } = useApp();
  return !isTrial && view.canUndo && MODES[setup.mode].boards === 'one';
}
