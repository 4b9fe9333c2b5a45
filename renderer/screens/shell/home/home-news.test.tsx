// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_SETTINGS } from '../../../../core/contract/settings.ts';
import { BRIDGE } from '../../../bridge/bridge.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { createSettings, SETTINGS } from '../../../state/settings.ts';
import { HomePlayer } from './home-player.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** The games of a player, as the host tells of them. */
interface Played {
  readonly games: number;
  readonly finished: number;
}

/** A host that keeps settings, and a home that is opened on it and left. */
async function openProgram() {
  let kept = DEFAULT_SETTINGS;
  let finished = 0;
  const call = vi.fn(async (channel: string, patch: object) => {
    if (channel === 'settings.write') kept = { ...kept, ...patch };
    const values: Record<string, unknown> = {
      'settings.read': { ...kept },
      'profiles.list': { profiles: [], current: null },
      'statistics.read': { tables: [{ mode: 'timed', template: null, finished }] },
    };
    return { ok: true, value: values[channel] ?? null };
  });
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('players');
  const start = () => createSettings({ call } as never);
  const open = async (settings: ReturnType<typeof start>, played: Played) => {
    finished = played.finished;
    const library = { templates: [{}], games: Array.from({ length: played.games }) };
    document.body.innerHTML = '<div id="root"></div>';
    const root = createRoot(document.getElementById('root') as HTMLElement);
    const services = new WindowServices()
      .provide(SETTINGS, settings)
      .provide(BRIDGE, { call } as never)
      .provide(LIBRARY, { store: createStore(() => library) } as never);
    await act(async () =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <ServicesContext value={services}>
            <HomePlayer />
          </ServicesContext>
        </I18nextProvider>,
      ),
    );
    await act(() => import('./home-news.tsx'));
    return () => act(async () => root.unmount());
  };
  return { start, open, told: () => kept.toldNews };
}

const news = () => document.querySelector('[role="status"]')?.textContent;
const NOTHING: Played = { games: 0, finished: 0 };
const SOME: Played = { games: 0, finished: 3 };

it.each([
  ['finished games', SOME],
  ['a game that was begun', { games: 1, finished: 0 }],
])('a player with %s is told once what is new, and never again after a restart', async (_, played) => {
  const { start, open, told } = await openProgram();
  const settings = start();
  const leave = await open(settings, played);
  // The settings are not read yet.
  expect([news(), told()]).toEqual([undefined, 0]);
  await act(() => settings.load());
  await act(() => import('./home-news.tsx'));
  expect([news(), told()]).toEqual([expect.stringMatching(/^New here: /), 1]);
  await leave();
  await (await open(settings, played))();
  expect(news()).toBeUndefined();
  const later = start();
  await later.load();
  await open(later, played);
  expect(news()).toBeUndefined();
});

it('is closed by its button', async () => {
  const { start, open } = await openProgram();
  const settings = start();
  await settings.load();
  await open(settings, SOME);
  await act(async () => document.querySelector('button')?.click());
  expect(news()).toBeUndefined();
});

it('a newcomer is told nothing, neither at the start nor after the first game', async () => {
  const { start, open, told } = await openProgram();
  const settings = start();
  await settings.load();
  const leave = await open(settings, NOTHING);
  expect([news(), told()]).toEqual([undefined, 1]);
  await leave();
  await open(settings, SOME);
  expect(news()).toBeUndefined();
});
