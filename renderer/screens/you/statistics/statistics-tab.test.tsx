// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { BRIDGE } from '../../../bridge/bridge.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { StatisticsTab } from './statistics-tab.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const NO_BEST = { bestTotal: null, bestLevel: null, leastElapsedMs: null };

function tableOf(mode: string, name: string | null, started: number, finished: number, unaided: number) {
  const template = name === null ? null : { hash: name.padEnd(64, '0'), name, builtIn: false };
  const bests = unaided === 0 ? NO_BEST : { ...NO_BEST, bestTotal: 100, leastElapsedMs: 5_000 };
  return { mode, template, started, finished, unaided, links: 9, elapsedMs: 9_000, ...bests };
}

async function show(tables: readonly unknown[]) {
  document.body.innerHTML = '<div id="root"></div>';
  const call = async (channel: string) =>
    channel === 'statistics.read'
      ? { ok: true, value: { tables, days: { played: 1, longest: 1, running: 1 } } }
      : { ok: false, error: { code: 'storage-failed', detail: '' } };
  const services = new WindowServices()
    .provide(BRIDGE, { call } as never)
    .provide(LIBRARY, { store: createStore(() => ({ templates: [] })) } as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <StatisticsTab onAgain={() => undefined} />
        </ServicesContext>
      </I18nextProvider>,
    );
  });
  return [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
}

const NOTE = 'count only unassisted games';

it('has a row for each board on which a game was finished, so that its numbers add up, and says whose bests it holds', async () => {
  const rows = await show([
    tableOf('timed', null, 1, 1, 0),
    tableOf('classic', 'Mine', 4, 2, 2),
    tableOf('classic', 'Helped', 1, 1, 0),
    tableOf('classic', 'Begun', 1, 0, 0),
  ]);
  expect(rows).toEqual([
    ['Timed challenge', '1', '–', '–'],
    ['Mine', '2', '100', '0:05'],
    ['Helped', '1', '–', '–'],
  ]);
  expect(document.body.textContent).toContain(NOTE);
});

it('does not speak of help where none was taken', async () => {
  await show([tableOf('classic', 'Mine', 1, 1, 1)]);
  expect(document.body.textContent).not.toContain(NOTE);
});

it('draws bars of how often boards were finished only where that differs', async () => {
  const bars = () => document.querySelectorAll('td > [aria-hidden]').length;
  await show([tableOf('classic', 'Mine', 2, 2, 2), tableOf('classic', 'Other', 2, 2, 2)]);
  expect(bars()).toBe(0);
  await show([tableOf('classic', 'Mine', 2, 2, 2), tableOf('classic', 'Other', 1, 1, 1)]);
  expect(bars()).toBe(2);
});
