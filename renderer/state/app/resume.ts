import { goTo } from '../navigation.ts';
import type { App } from './app.ts';

/** Goes on with the game played last, if one is unfinished: the host requests that after the window's process died. */
export async function resumeLastGame({ library, navigation, session }: App): Promise<void> {
  const [last] = library.store.getState().games;
  if (last === undefined) return;
  goTo(navigation, 'play');
  await session.continueGame(last.gameId);
}
