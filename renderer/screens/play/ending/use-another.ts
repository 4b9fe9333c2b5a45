import { MODES } from '../../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../../core/game/setup/entry.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { SESSION } from '../../../state/play/session.ts';

/** Returns what begins another board like that of a game. */
export function useAnother(setup: GameSetup | undefined): () => void {
  const session = useService(SESSION);
  const library = useService(LIBRARY);
  return () =>
    void (setup === undefined || MODES[setup.mode].basis !== 'template'
      ? session.restart('new')
      : import('../kinds/play-another.ts').then(({ playAnother }) =>
          playAnother(session, setup, library.store.getState().templates),
        ));
}
