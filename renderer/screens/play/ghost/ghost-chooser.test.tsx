// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_SETTINGS } from '../../../../core/contract/settings.ts';
import { gameAfter, ghostBeside } from '../../../gallery/sample-games.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { GHOSTS, type GhostState } from '../../../state/play/ghosts.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { GhostChooser } from './ghost-chooser.tsx';

const FOUND = ghostBeside(3);
const NONE: GhostState = { ...FOUND, ghost: null };
const SOUGHT: GhostState = { ...NONE, isSought: true };

/** Returns, for each of the states, the pause that began in the first one: its notes. */
async function shownIn(...states: readonly [GhostState, ...GhostState[]]) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const store = createStore(() => states[0]);
  const services = new WindowServices()
    .provide(GHOSTS, { store } as never)
    .provide(SETTINGS, { store: createStore(() => ({ settings: DEFAULT_SETTINGS })) } as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <GhostChooser game={gameAfter(3)} />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  const shown = [];
  for (const state of states) {
    await act(async () => store.setState(state));
    shown.push([...place.querySelectorAll('.page-note')].map((note) => note.textContent));
  }
  await act(async () => root.unmount());
  return shown;
}

const NO_GAME = 'No finished game on this board yet.';

it('says that there is no game only where the search for one has ended without one', async () => {
  expect(await shownIn(NONE)).toEqual([[NO_GAME]]);
  expect(await shownIn(FOUND)).toEqual([[]]);
});

it('has the room of its note while a game is sought, and keeps it whatever comes', async () => {
  expect(await shownIn(SOUGHT, FOUND)).toEqual([['\u00a0'], ['\u00a0']]);
  expect(await shownIn(SOUGHT, NONE)).toEqual([['\u00a0'], [NO_GAME]]);
});
