// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, NEWS, type Settings } from '../../../../core/contract/settings.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { createSettings, SETTINGS } from '../../../state/settings.ts';
import { HomeNews } from './home-news.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** A host that keeps settings, or cannot read them, and a home that is opened on it and left. */
async function openProgram(isReadable = true, toldNews = 0) {
  let kept: Settings = { ...DEFAULT_SETTINGS, toldNews };
  const call = vi.fn(async (channel: string, patch: object) => {
    if (channel === 'settings.write') kept = { ...kept, ...patch };
    return channel === 'settings.read' && !isReadable
      ? { ok: false, error: { code: 'storage-failed', detail: '' } }
      : { ok: true, value: { ...kept } };
  });
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('players');
  const start = () => createSettings({ call } as never);
  const open = async (settings: ReturnType<typeof start>) => {
    document.body.innerHTML = '<button data-start="first">Play</button><div id="root"></div>';
    const root = createRoot(document.getElementById('root') as HTMLElement);
    const services = new WindowServices().provide(SETTINGS, settings);
    await act(async () =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <ServicesContext value={services}>
            <HomeNews />
          </ServicesContext>
        </I18nextProvider>,
      ),
    );
    return () => act(async () => root.unmount());
  };
  return { start, open, told: () => kept.toldNews };
}

const news = () => document.querySelector('[role="status"]')?.textContent;
const NEW = expect.stringMatching(/^New here: /);

it('is told once, in a region that stood before it, and never again after a restart', async () => {
  const { start, open, told } = await openProgram();
  const settings = start();
  const leave = await open(settings);
  // The settings are not read yet.
  expect([news(), told()]).toEqual([undefined, 0]);
  const said: unknown[] = [];
  const observer = new MutationObserver(() => said.push(news()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await act(() => settings.load());
  expect([news(), told()]).toEqual([NEW, NEWS]);
  expect([...new Set(said)]).toEqual(['', NEW]);
  observer.disconnect();
  await leave();
  await (await open(settings))();
  expect(news()).toBeUndefined();
  const later = start();
  await later.load();
  await open(later);
  expect(news()).toBeUndefined();
});

it('tells of the journey alone to a player who heard the rest', async () => {
  const { start, open, told } = await openProgram(true, 1);
  const settings = start();
  await settings.load();
  await open(settings);
  expect([news(), told()]).toEqual([
    expect.stringMatching(/journey have new boards, .* keep your stars/),
    NEWS,
  ]);
});

it('is closed by its button, and the focus comes to the main one', async () => {
  const { start, open } = await openProgram();
  const settings = start();
  await settings.load();
  await open(settings);
  const close = document.querySelector<HTMLElement>('aside button');
  close?.focus();
  await act(async () => close?.click());
  expect(news()).toBeUndefined();
  expect(document.activeElement?.textContent).toBe('Play');
});

it('is not told where the settings cannot be read, whatever changes', async () => {
  const { start, open, told } = await openProgram(false);
  const settings = start();
  await settings.load();
  await open(settings);
  await act(() => settings.change({ volume: 3 }));
  expect([news(), told()]).toEqual([undefined, 0]);
});
