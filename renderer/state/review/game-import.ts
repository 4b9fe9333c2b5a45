/** A game that comes in as a file: chosen in the list of games, dropped on the window, or opened from outside. */

import { createStore } from 'zustand/vanilla';
import type { OpenErrorCode } from '../../../core/templates/file/file-error.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { serviceKey } from '../../services/services.ts';
import { goTo, type Navigation } from '../navigation.ts';
import type { GameFileOutcome } from './game-files.ts';
import type { GamesList } from './games-list.ts';
import type { Reviewing } from './reviewing.ts';

export interface GameImportState {
  readonly isChecking: boolean;
  /** The outcome of the last file; null before one and while one is checked. */
  readonly outcome: GameFileOutcome | null;
}

export interface GameImport {
  readonly store: ReturnType<typeof createGameImportStore>;
  /** Hands a file to the host; a game that was not here before is opened for review. */
  take(file: File): Promise<void>;
  /** The same from the list of games; one that was here already is opened too, since the player asked for it. */
  open(file: File): Promise<void>;
  /** Says in the list of games that a file could not even be read. */
  refuse(name: string, code: OpenErrorCode): void;
  /** Forgets what came of the last file. */
  forget(): void;
}

interface GameImportParts {
  readonly bridge: Bridge;
  readonly navigation: Navigation;
  readonly gamesList: GamesList;
  readonly reviewing: Reviewing;
}

const NOTHING: GameImportState = { isChecking: false, outcome: null };

/** The words for it are those of a file that is imported. */
const CODES = {
  'file-missing': 'import-unreadable',
  'file-unreadable': 'import-unreadable',
  'file-not-plain': 'import-not-a-file',
  'file-too-large': 'import-too-large',
} as const satisfies Readonly<Record<OpenErrorCode, string>>;

function createGameImportStore() {
  return createStore<GameImportState>(() => NOTHING);
}

export function createGameImport({ bridge, navigation, gamesList, reviewing }: GameImportParts): GameImport {
  const store = createGameImportStore();

  async function check(file: File): Promise<GameFileOutcome> {
    store.setState({ isChecking: true, outcome: null });
    // Read when a first game comes: a start has no use for it.
    const { openGameFile } = await import('./game-files.ts');
    const outcome = await openGameFile(bridge, file);
    store.setState({ isChecking: false, outcome });
    return outcome;
  }

  async function lookBack(gameId: string): Promise<void> {
    await gamesList.load();
    goTo(navigation, 'review');
    await reviewing.open(gameId);
  }

  return {
    store,
    async take(file) {
      const outcome = await check(file);
      if (outcome.state === 'added') await lookBack(outcome.gameId);
    },
    async open(file) {
      goTo(navigation, 'games');
      const outcome = await check(file);
      if (outcome.state === 'added' || outcome.state === 'known') await lookBack(outcome.gameId);
    },
    refuse(name, code) {
      goTo(navigation, 'games');
      store.setState({
        isChecking: false,
        outcome: { state: 'failed', code: CODES[code], detail: '', file: name },
      });
    },
    forget() {
      store.setState(({ isChecking }) => ({ isChecking, outcome: null }));
    },
  };
}

export const GAME_IMPORT = serviceKey<GameImport>('game import');
