// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createI18n } from '../../i18n/i18n.ts';
import { WindowServices } from '../../services/services.ts';
import { ServicesContext } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import { createNavigation, NAVIGATION } from '../../state/navigation.ts';
import { ClassicEntry } from './classic-entry.tsx';
import { RowAboutPart } from './home-row.tsx';
import { JourneyEntry } from './journey-entry.tsx';

const SHAPE = 'a'.repeat(64);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** Without a bridge: a row that asked the host itself would throw. */
async function show(row: ReactNode): Promise<string> {
  document.body.innerHTML = '<div id="root"></div>';
  const services = new WindowServices().provide(NAVIGATION, createNavigation()).provide(LIBRARY, {
    store: createStore(() => ({ templates: [{ hash: SHAPE, builtIn: true }] })),
  } as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('players');
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>{row}</ServicesContext>
      </I18nextProvider>,
    );
  });
  return document.getElementById('root')?.textContent?.trim() ?? '';
}

it('the row of the journey tells the stars that home has read', async () => {
  expect(await show(<JourneyEntry journey={null} />)).toMatch(/^Journey\D*$/);
  expect(await show(<JourneyEntry journey={{ stars: 5, levels: 67, next: null }} />)).toContain('5');
});

it('the row of the classic boards tells the seals that home has read', async () => {
  const records = { hasFinished: true, onTemplates: new Map([[SHAPE, { finished: 1, bestTotal: 9 }]]) };
  expect(await show(<ClassicEntry records={null} />)).toMatch(/^Classic\D*$/);
  expect(await show(<ClassicEntry records={records} />)).toContain('1');
});

it('a row with nothing to tell yet says what it is, and no other does', async () => {
  await RowAboutPart.load();
  expect(await show(<ClassicEntry records={null} />)).toBe('Classic Pick a board, timed or not');
  const records = { hasFinished: true, onTemplates: new Map([[SHAPE, { finished: 1, bestTotal: 9 }]]) };
  expect(await show(<ClassicEntry records={records} />)).not.toContain('Pick');
});
