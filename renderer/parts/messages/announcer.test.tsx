// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createI18n } from '../../i18n/i18n.ts';
import { WindowServices } from '../../services/services.ts';
import { ServicesContext } from '../../services/use-service.ts';
import { createNavigation, NAVIGATION } from '../../state/navigation.ts';
import { SESSION, type Session } from '../../state/play/session.ts';
import { EMPTY_SESSION, type SessionState } from '../../state/play/session-state.ts';
import { createSettings, SETTINGS } from '../../state/settings.ts';
import { BOARD_TURN } from '../../state/shown/board-turn.ts';
import { Announcer } from './announcer.tsx';

const gameOf = (gameId: string) => ({ gameId, view: {} }) as never;
const REFUSED = { type: 'not-done', error: 'nothing-to-undo' } as const;

it('says nothing on a board of what happened in the game before it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const store = createStore<SessionState>(() => ({ ...EMPTY_SESSION, game: gameOf('first') }));
  const services = new WindowServices()
    .provide(SESSION, { store, onPlayed: () => () => undefined } as never)
    .provide(NAVIGATION, createNavigation())
    .provide(SETTINGS, createSettings({} as never))
    .provide(BOARD_TURN, createStore(() => ({ turned: null })) as never);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <ServicesContext value={services}>
        <Announcer />
      </ServicesContext>,
    ),
  );
  const said = () => document.querySelector('[data-testid="announcer"]')?.textContent;
  await act(async () => store.setState({ message: REFUSED }));
  expect(said()).not.toBe('');
  await act(async () => store.setState({ message: null, game: gameOf('second') }));
  expect(said()).toBe('');
  await act(async () => root.unmount());
});

it.each([
  ['level', 'Level 2. 32 pairs left. tiles slide left'],
  ['undo', 'Undone. 32 pairs left.'],
] as const)('tells the rule of a board where %s may have changed it: %s', async (why, words) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const view = {
    ...{ mode: 'timed', level: 2, pairsLeft: 32, score: { total: 0 } },
    deal: { template: { width: 8, height: 8 }, rules: { gravity: 'left' } },
  };
  const heard: Parameters<Session['onPlayed']>[0][] = [];
  const session = {
    store: createStore<SessionState>(() => EMPTY_SESSION),
    onPlayed: (hear: (typeof heard)[number]) => {
      heard.push(hear);
      return () => undefined;
    },
  };
  const services = new WindowServices()
    .provide(SESSION, session as never)
    .provide(NAVIGATION, createNavigation())
    .provide(SETTINGS, createSettings({} as never))
    .provide(BOARD_TURN, createStore(() => ({ turned: null })) as never);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const i18n = await createI18n('en');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <Announcer />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  await act(async () =>
    heard.at(-1)?.([{ type: 'board-changed', why }] as never, view as never, {} as never),
  );
  expect(document.querySelector('[data-testid="announcer"]')?.textContent).toBe(words);
  await act(async () => root.unmount());
});
