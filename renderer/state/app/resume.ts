import type { WindowServices } from '../../services/services.ts';
import { LIBRARY } from '../library.ts';
import { goTo, NAVIGATION } from '../navigation.ts';
import { SESSION } from '../play/session.ts';

/** Goes on with the game played last, if one is unfinished: the host requests that after the window's process died. */
export async function resumeLastGame(services: WindowServices): Promise<void> {
  const [last] = services.get(LIBRARY).store.getState().games;
  if (last === undefined) return;
  goTo(services.get(NAVIGATION), 'play');
  await services.get(SESSION).continueGame(last.gameId);
}
