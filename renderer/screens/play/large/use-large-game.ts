import { useStore } from 'zustand';
import { type CalmSize, calmPlaceOf } from '../../../../core/game/modes/calm-boards.ts';
import { newCalmSeed } from '../../../parts/modes/calm-board.ts';
import { useService } from '../../../services/use-service.ts';
import { SESSION } from '../../../state/play/session.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import { SETTINGS } from '../../../state/settings.ts';

/** The size of a game's board, and the way to another one, whose size is remembered. */
export function useLargeGame({ setup }: OpenGame) {
  const session = useService(SESSION);
  const settings = useService(SETTINGS);
  const { size } = calmPlaceOf(setup.runSeed ?? 0);
  const speaksNames = useStore(settings.store, (state) => state.settings.speaksNames);
  return {
    size,
    speaksNames,
    setSpeaks: (isOn: boolean) => void settings.change({ speaksNames: isOn }),
    begin(next: CalmSize): void {
      if (next !== settings.store.getState().settings.calmSize) void settings.change({ calmSize: next });
      void session.startRun(setup.mode, newCalmSeed(next));
    },
  };
}
