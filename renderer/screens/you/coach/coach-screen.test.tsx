// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createBridge } from '../../../bridge/bridge.ts';
import { NEWCOMER } from '../../../gallery/sample-player.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { createServices } from '../../../state/app/create-services.ts';
import { CoachScreen } from './coach-screen.tsx';

const RATING = { rating: 1_500, deviation: 80, rated: 3, past: [{ rating: 1_500, deviation: 80 }] };

/** The headings of a player without games before their list is answered, and after it. */
async function headings(isRated: boolean): Promise<readonly string[][]> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let listGames = () => {};
  const gamesListed = new Promise<void>((resolve) => {
    listGames = resolve;
  });
  const bridge = createBridge({
    async call(channel: string, request: unknown) {
      if (channel === 'puzzles.recent-games') await gamesListed;
      const answer = NEWCOMER[channel as keyof typeof NEWCOMER] as
        | ((request: unknown) => unknown)
        | undefined;
      const value = answer?.(request);
      if (channel === 'puzzles.record' && isRated) Object.assign(value as object, { rating: RATING });
      return { ok: true, value };
    },
    on: () => () => undefined,
  });
  const engine = { ask: () => new Promise<never>(() => undefined), stop: () => undefined };
  const i18n = await createI18n('en');
  await i18n.loadNamespaces(['coach', 'puzzle']);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={createServices(bridge, engine, () => engine)}>
          <CoachScreen onKeys={() => undefined} />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  const shown = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
  await expect.poll(() => document.querySelector('[data-ready="true"] li')).not.toBeNull();
  const before = shown();
  await act(async () => listGames());
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).not.toBe('');
  const after = shown();
  // The lesson that comes next stands above the others, and not among them once more.
  const next = document.querySelector('h3')?.textContent.replace('Next: ', '');
  expect(next).toBe('Keep most pairs open');
  expect(after).not.toContain(next);
  // The gains of all habits stand behind one sign, not behind one on each card.
  expect(document.querySelectorAll('summary[aria-label]')).toHaveLength(1);
  // Three of them are seen, and the others folded.
  expect(document.querySelectorAll('main > div > ul > li')).toHaveLength(3);
  expect(document.querySelectorAll('details:not([open]) > ul > li')).toHaveLength(3);
  expect(document.querySelectorAll('li[data-technique] > span[aria-hidden] > canvas')).toHaveLength(6);
  // Each is seen on a board, and one that is not done has no sign that looks like a choice to be made.
  expect(document.querySelector('[data-done="false"] span:not([aria-hidden])')).toBeNull();
  await act(async () => root.unmount());
  return [before, after];
}

it.each([true, false])('has the room of the games before they are listed: rated %s', async (isRated) => {
  const [before, after] = await headings(isRated);
  expect(before?.[0]).toBe('Your play');
  expect(after).toEqual(before);
});
