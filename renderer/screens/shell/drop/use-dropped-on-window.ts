import { useCallback } from 'react';
import { isGameFile } from '../../../../core/contract/game-file-ending.ts';
import { useFileDrop } from '../../../input/use-file-drop.ts';
import type { WindowServices } from '../../../services/services.ts';
import { useServices } from '../../../services/use-service.ts';
import { currentScreen, goTo, NAVIGATION, type Screen } from '../../../state/navigation.ts';
import { GAME_IMPORT } from '../../../state/review/game-import.ts';

/**
 * The screens on which a dropped file is taken as a template to import. The editor's own screens import files
 * themselves, and a running game is not left because of an accidental drop.
 */
const TAKE_TEMPLATES: readonly Screen[] = ['home', 'scores', 'settings'];
const TAKE_GAMES: readonly Screen[] = [...TAKE_TEMPLATES, 'games', 'review', 'designs', 'editor'];

/** Returns which files dropped on a screen are taken; null where they are ignored. */
export function takenOn(screen: Screen): 'any' | 'game' | null {
  if (!TAKE_GAMES.includes(screen)) return null;
  return screen === 'games' || screen === 'review' ? 'game' : 'any';
}

/** Takes a dropped game, or imports a template and shows it in the list. Other screens ignore a file. */
export function useDroppedOnWindow(): void {
  const services = useServices();
  useFileDrop(useCallback((files) => takeFiles(services, files), [services]));
}

function takeFiles(services: WindowServices, files: readonly File[]): void {
  const navigation = services.get(NAVIGATION);
  const screen = currentScreen(navigation.getState());
  const game = files.find(({ name }) => isGameFile(name));
  if (game !== undefined && TAKE_GAMES.includes(screen)) {
    void services.get(GAME_IMPORT).open(game);
    return;
  }
  if (files.length === 0 || !TAKE_TEMPLATES.includes(screen)) return;
  // The editor's code is loaded with its first screen.
  void import('../../../parts/use-exchange.ts').then(({ importAll }) =>
    importAll(services, files, () => goTo(navigation, 'designs')),
  );
}
