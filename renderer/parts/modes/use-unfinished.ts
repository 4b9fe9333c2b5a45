import { useStore } from 'zustand';
import type { Mode } from '../../../core/game/modes/table.ts';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';

/** The unfinished game on a board of a mode that has boards of its own. */
export function useUnfinished(wanted: Mode, board: string) {
  return useStore(useService(LIBRARY).store, ({ games }) =>
    games.find(({ mode, boardId }) => mode === wanted && boardId === board),
  );
}
