// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { NO_SCORE } from '../../../../core/game/setup/score.ts';
import { BRIDGE } from '../../../bridge/bridge.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { createNavigation, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import { createEndedPictures, ENDED_PICTURES } from '../../../state/review/ended-pictures.ts';
import { REVIEWING } from '../../../state/review/reviewing.ts';
import { ScoresScreen } from './scores-screen.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** The screen listens to the keys of a window that the next files have too. */
let root: Root | null = null;
afterEach(() => act(async () => root?.unmount()));

const buttons = () => [...document.querySelectorAll('button')];
const named = (name: string) => buttons().find((button) => button.textContent === name);

type Call = (channel: string, request?: unknown) => Promise<unknown>;

async function show(call: Call) {
  document.body.innerHTML = '<div id="root"></div>';
  // The screen asks for nothing else before something is read.
  const services = new WindowServices()
    .provide(NAVIGATION, createNavigation())
    .provide(BRIDGE, { call } as never)
    .provide(REVIEWING, {} as never)
    .provide(ENDED_PICTURES, createEndedPictures({ load: async () => null as never }))
    .provide(LIBRARY, { store: createStore(() => ({ templates: [] })) } as never)
    .provide(SESSION, { store: createStore(() => ({ stage: { name: 'none' }, game: null })) } as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  await act(async () => {
    root = createRoot(document.getElementById('root') as HTMLElement);
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <ScoresScreen />
        </ServicesContext>
      </I18nextProvider>,
    );
  });
}

const ended = (place: number) => ({
  ...{ gameId: `game-${place}`, mode: 'timed', templateHash: 'a'.repeat(64), level: 1, pairsLeft: 3 },
  ...{ elapsedMs: 1, playedAt: 9_000 - place, end: 'given-up', score: null, isImported: false, review: null },
});

/** A host with two games that are over, and a table with these rows. */
const hostOfTwo = (table: readonly unknown[]) => async (channel: string) => {
  if (channel === 'scores.list') return { ok: true, value: table };
  if (channel !== 'games.ended') return { ok: false, error: { code: 'storage-failed', detail: '' } };
  return { ok: true, value: { games: [ended(0), ended(1)], templates: [], next: null, count: 2 } };
};

it('an empty table stands over the last games', async () => {
  await show(hostOfTwo([]));
  expect(document.querySelector('[data-testid="invitation"]')?.textContent).toContain('First place is open');
  // It is one card, with the way to a first game in it.
  expect(document.querySelectorAll('[data-testid="invitation"] button')).toHaveLength(1);
  expect(document.querySelector('header.card')).toBeNull();
  expect(document.querySelectorAll('[aria-labelledby="last-games"] li')).toHaveLength(2);
});

it('the table of the last game with a score is shown first, a level’s too', async () => {
  const level = {
    ...ended(1),
    ...{ mode: 'journey', templateHash: 'b'.repeat(64), end: 'won', pairsLeft: 0 },
    score: { total: 30, isAssisted: true },
  };
  const asked: unknown[] = [];
  await show(async (channel, request?: unknown) => {
    if (channel === 'scores.list') asked.push(request);
    return channel === 'games.ended'
      ? { ok: true, value: { games: [ended(0), level], templates: [], next: null, count: 2 } }
      : hostOfTwo([])(channel);
  });
  expect(asked).toContainEqual({ mode: 'journey', templateHash: 'b'.repeat(64), assisted: true });
});

it('a board that is not on the shelf has its table in the list once a game on it was finished', async () => {
  const [tense, level] = ['c', 'd'].map((letter) => letter.repeat(64));
  const tableOf = (mode: string, hash: string | undefined, name: string, finished: number) => ({
    ...{ mode, finished, started: 3, template: { hash, name, builtIn: false } },
  });
  const tables = [
    tableOf('classic', tense, '菱形 · Diamond 10 × 9', 1),
    tableOf('journey', level, '小屋 · Cottage', 2),
    tableOf('classic', 'e'.repeat(64), 'Begun', 0),
    tableOf('zen', 'f'.repeat(64), 'Without scores', 2),
  ];
  const asked: unknown[] = [];
  await show(async (channel, request?: unknown) => {
    if (channel === 'scores.list') asked.push(request);
    return channel === 'statistics.read'
      ? { ok: true, value: { tables, days: { played: 1, longest: 1, running: 1 } } }
      : hostOfTwo([])(channel);
  });
  const select = document.querySelector('select') as HTMLSelectElement;
  const others = [...select.options].filter(({ value }) => value.length >= 64);
  expect(others.map(({ textContent }) => textContent)).toEqual(['Diamond 10 × 9', 'Journey · Cottage']);
  await act(async () => {
    select.value = others[1]?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(asked).toContainEqual({ mode: 'journey', templateHash: level, assisted: false });
});

it('a run is listed as one, with its level, and not under the name of its first board', async () => {
  const first = { hash: 'a'.repeat(64), name: 'Small diamond', width: 2, height: 1, marks: [1, 1] };
  await show(async (channel) =>
    channel === 'games.ended'
      ? { ok: true, value: { games: [{ ...ended(0), level: 3 }], templates: [first], next: null, count: 1 } }
      : hostOfTwo([])(channel),
  );
  const listed = document.querySelector('[aria-labelledby="last-games"] li')?.textContent;
  expect(listed).toContain('Timed challengeLevel 3 reached');
  expect(listed).not.toContain('Small diamond');
});

it('games of another mode do not stand below a table', async () => {
  const [own, other] = [ended(0), { ...ended(1), mode: 'zen' }];
  const call = vi.fn(async (channel: string, _request?: unknown) =>
    channel === 'games.ended'
      ? { ok: true, value: { games: [own, other], templates: [], next: null, count: 2 } }
      : hostOfTwo([])(channel),
  );
  await show(call);
  expect(call).toHaveBeenCalledWith(
    'games.ended',
    expect.objectContaining({ filter: expect.objectContaining({ mode: 'timed', templateHash: null }) }),
  );
  expect(document.querySelectorAll('[aria-labelledby="last-games"] li')).toHaveLength(1);
});

it('a game that stands in the table does not stand below it once more', async () => {
  const score = { ...NO_SCORE, links: 30, total: 30 };
  const row = {
    ...{ gameId: 'game-0', mode: 'timed', templateHash: 'a'.repeat(64), templateName: 'Rectangle' },
    ...{
      builtIn: true,
      score,
      scoreVersion: 1,
      assists: [],
      level: 1,
      links: 3,
      elapsedMs: 1,
      finishedAt: 9_000,
    },
  };
  await show(hostOfTwo([row]));
  expect(document.querySelectorAll('[aria-labelledby="last-games"] li')).toHaveLength(1);
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
