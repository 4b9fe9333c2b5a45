// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { BRIDGE } from '../../../bridge/bridge.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { createNavigation, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import { ScoresScreen } from './scores-screen.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const buttons = () => [...document.querySelectorAll('button')];
const named = (name: string) => buttons().find((button) => button.textContent === name);

type Call = (channel: string) => Promise<unknown>;

async function show(call: Call) {
  document.body.innerHTML = '<div id="root"></div>';
  // The screen asks for nothing else before something is read.
  const services = new WindowServices()
    .provide(NAVIGATION, createNavigation())
    .provide(BRIDGE, { call } as never)
    .provide(LIBRARY, { store: createStore(() => ({ templates: [] })) } as never)
    .provide(SESSION, { store: createStore(() => ({ stage: { name: 'none' }, game: null })) } as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <ScoresScreen />
        </ServicesContext>
      </I18nextProvider>,
    );
  });
}

it('the table of scores shows its own games alone: where there is none it asks for no other ones', async () => {
  const call = vi.fn(async (_channel: string) => ({ ok: true, value: [] }));
  await show(call);
  expect(document.querySelector('[data-testid="invitation"]')?.textContent).toContain('First place is open');
  expect(new Set(call.mock.calls.map(([channel]) => channel))).toEqual(new Set(['scores.list']));
});

it.each(['High scores', 'Statistics', 'Achievements'])('%s are read again when it is asked', async (tab) => {
  const call = vi.fn(async (_channel: string) => ({
    ok: false,
    error: { code: 'storage-failed', detail: '' },
  }));
  await show(call);
  await act(async () =>
    document.querySelectorAll<HTMLElement>('[role="tab"]').forEach((each) => {
      if (each.textContent === tab) each.click();
    }),
  );
  expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe(tab);
  call.mockClear();
  await act(async () => named('Try again')?.click());
  expect(call.mock.calls.length).toBeGreaterThan(0);
  expect(named('Try again')).toBeDefined();
});
