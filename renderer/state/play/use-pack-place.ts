import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type Mode, TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import { useService } from '../../services/use-service.ts';
import { PACK_ORDER, type PackPlace, placeIn } from './pack-order.ts';
import { useSession } from './use-session.ts';

/** Returns the place of the open game in the pack that is being played, null outside of one; it keeps its identity. */
export function usePackPlace(mode: Mode, templateHash: string): PackPlace | null {
  const packOrder = useStore(useService(PACK_ORDER), (state) => state.packOrder);
  const boardId = useSession((state) => state.game?.setup.boardId);
  return useMemo(
    () => (mode === TEMPLATE_MODE ? placeIn(packOrder, templateHash, boardId) : null),
    [mode, packOrder, templateHash, boardId],
  );
}
