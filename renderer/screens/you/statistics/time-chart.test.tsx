// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { spansBetween } from '../../../../core/daily/time-spans.ts';
import { NO_FIGURES } from '../../../../core/game/figure-names.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { addedSums, groupOf, sumsOfGame } from './played-games.ts';
import { TimeChart } from './time-chart.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** A game of 30 links in so many minutes, on a day of March. */
function played(day: number, minutes: number) {
  const elapsedMs = minutes * 60_000;
  const figures = { ...NO_FIGURES, links: 30, weightedLinks: 30_000, elapsedMs, triedLinks: 30, misses: 0 };
  const all = { ...figures, clearedMs: elapsedMs, lastThirdMs: elapsedMs / 2 };
  return { date: `2026-03-0${day}`, sums: sumsOfGame({ help: 'none', figures: all }) };
}

async function show(games: readonly ReturnType<typeof played>[]) {
  const { length, names } = spansBetween(games[0]?.date ?? '', games.at(-1)?.date ?? '');
  const spans = names.map((name) => {
    const own = games.filter(({ date }) => date === name).map(({ sums }) => sums);
    return groupOf(name, own.length === 0 ? null : addedSums(own));
  });
  document.body.innerHTML = '<div id="root"></div>';
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  await act(async () =>
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={i18n}>
        <TimeChart over={{ length, spans }} />
      </I18nextProvider>,
    ),
  );
  const choose = (measure: string) =>
    act(async () => document.querySelector<HTMLElement>(`input[value="${measure}"]`)?.click());
  const heights = () =>
    [...document.querySelectorAll<HTMLElement>('[data-over]')].map((span) =>
      Number(span.style.getPropertyValue('--share')),
    );
  return { choose, heights, count: (what: string) => document.querySelectorAll(what).length };
}

it('draws a rate as a line through the days on which there was one', async () => {
  const { choose, heights, count } = await show([played(2, 1), played(4, 2), played(8, 3)]);
  await choose('pace');
  // 30, 15 and 10 links a minute under a top of 40; no day between has a point.
  expect(heights()).toEqual([0.75, 0, 0.375, 0, 0, 0, 0.25]);
  expect([count('[data-mark="point"]'), count('svg'), count('[data-mark="column"]')]).toEqual([3, 1, 0]);
});

it('draws nothing before there are three days', async () => {
  await show([played(7, 1), played(8, 1), played(8, 3)]);
  expect(document.getElementById('root')?.innerHTML).toBe('');
});

it('offers no speed of days on which less than a minute was played', async () => {
  const { count } = await show([played(6, 0.5), played(7, 0.1), played(8, 0.1)]);
  expect([count('input[value="games"]'), count('input[value="wrongShare"]')]).toEqual([1, 1]);
  expect(count('input[value="pace"]')).toBe(0);
});

it('draws counts as columns', async () => {
  const { heights, count } = await show([played(6, 2), played(7, 1), played(8, 1), played(8, 3)]);
  expect(heights()).toEqual([0, 0, 0, 0, 0.5, 0.5, 1]);
  expect([count('svg'), count('[data-mark="column"]')]).toEqual([0, 3]);
});

it('draws few games one by one, and many as columns', async () => {
  const few = await show([played(6, 2), played(7, 1), played(8, 1), played(8, 3)]);
  expect([few.count('[data-form="tiles"]'), few.count('[data-mark="column"] > i')]).toEqual([1, 4]);
  const many = await show([
    played(6, 2),
    played(7, 1),
    ...[1, 2, 3, 4, 5].map((minutes) => played(8, minutes)),
  ]);
  expect([many.count('[data-form="columns"]'), many.count('[data-mark="column"] > i')]).toEqual([1, 0]);
});

it('says what of a span the pointer is on', async () => {
  const { choose, count } = await show([played(6, 2), played(7, 1), played(8, 2)]);
  await choose('pace');
  expect(count('header > [aria-hidden]')).toBe(0);
  const span = document.querySelectorAll('[data-over]')[6];
  await act(async () => span?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  expect(document.querySelector('header > [aria-hidden]')?.textContent).toBe('March 8, 2026151 game');
});
