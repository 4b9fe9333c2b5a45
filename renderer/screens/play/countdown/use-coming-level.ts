import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { DealPlan } from '../../../../core/deal/deal-plan.ts';
import { basisOf } from '../../../../core/game/setup/basis.ts';
import { rulesOf } from '../../../../core/game/setup/mode-rules.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';

/** The plan of the level after the current one; null where there is none, or its template is not in the library. */
export function useComingLevel({ setup, view: { level } }: OpenGame): DealPlan | null {
  const builtIns = useStore(useService(LIBRARY).store, (state) => state.templates);
  return useMemo(() => {
    // A level of the journey is a game of its own and leads to no next one.
    const shipped = { builtIns, journeyLevel: () => null, dailyBoard: () => null };
    return rulesOf(setup).plan(basisOf(setup), level + 1, shipped);
  }, [setup, level, builtIns]);
}
