import { expect, it, vi } from 'vitest';
import type { ImportedGame } from '../../../core/contract/game-file-form.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { createNavigation, currentScreen } from '../navigation.ts';
import { createGameImport } from './game-import.ts';
import type { GamesList } from './games-list.ts';
import type { Reviewing } from './reviewing.ts';

const FILE = new File(['{}'], 'a.twofold-game');
const REFUSED: ImportedGame = {
  state: 'refused',
  code: 'game-moves',
  reason: 'blocked',
  detail: '',
  entry: 3,
};

/** An import whose host answers so; `opened` are the games that were opened for review. */
function setUp(answer: ImportedGame) {
  const call = async (channel: string) => ({ ok: true, value: channel === 'games.import' ? answer : null });
  const navigation = createNavigation();
  const opened = vi.fn(async () => undefined);
  const gameImport = createGameImport({
    bridge: { call } as unknown as Bridge,
    navigation,
    gamesList: { load: async () => undefined } as unknown as GamesList,
    reviewing: { open: opened } as unknown as Reviewing,
  });
  const screen = () => currentScreen(navigation.getState());
  return { gameImport, opened, screen, outcome: () => gameImport.store.getState().outcome };
}

it('looks back at a game that is opened from outside, also at one that was here', async () => {
  for (const state of ['added', 'known'] as const) {
    const { gameImport, opened, screen } = setUp({ state, gameId: 'a-game' });
    await gameImport.open(FILE);
    expect(opened).toHaveBeenCalledExactlyOnceWith('a-game');
    expect(screen()).toBe('review');
  }
});

it('says in the list that a game was here when it was chosen there', async () => {
  const { gameImport, opened, screen, outcome } = setUp({ state: 'known', gameId: 'a-game' });
  await gameImport.take(FILE);
  expect(opened).not.toHaveBeenCalled();
  expect([screen(), outcome()]).toEqual(['home', { state: 'known', gameId: 'a-game', file: FILE.name }]);
});

it('shows in the list of games why a file is refused, and forgets it', async () => {
  const { gameImport, screen, outcome } = setUp(REFUSED);
  await gameImport.open(FILE);
  expect([screen(), outcome()]).toEqual(['games', { ...REFUSED, file: FILE.name }]);
  gameImport.forget();
  expect(outcome()).toBeNull();
});

it('shows there too that a file could not even be read', () => {
  const { gameImport, screen, outcome } = setUp(REFUSED);
  gameImport.refuse('gone.twofold-game', 'file-missing');
  expect(screen()).toBe('games');
  expect(outcome()).toEqual({
    ...{ state: 'failed', code: 'import-unreadable', detail: '' },
    file: 'gone.twofold-game',
  });
});
