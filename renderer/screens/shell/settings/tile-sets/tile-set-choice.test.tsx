// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_SETTINGS, type SettingsPatch } from '../../../../../core/contract/settings.ts';
import type { Language } from '../../../../../core/languages.ts';
import { TILE_SET_IDS } from '../../../../board/tiles/tile-sets.ts';
import { BRIDGE } from '../../../../bridge/bridge.ts';
import { createI18n } from '../../../../i18n/i18n.ts';
import { WindowServices } from '../../../../services/services.ts';
import { ServicesContext } from '../../../../services/use-service.ts';
import { OWN_PICTURES } from '../../../../state/own-pictures.ts';
import { SETTINGS } from '../../../../state/settings.ts';
import { TileSetChoice } from './tile-set-choice.tsx';

// Both paint on canvases, which this document lacks; tile-set.browser.ts paints every set.
vi.mock('./sample-board.tsx', () => ({
  SampleBoard: ({ tileSet }: { readonly tileSet: string }) => <p id="board">{tileSet}</p>,
}));
vi.mock('./tile-set-sample.tsx', () => ({ TileSetSample: () => null }));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** Totals of won games with which everything is earned, and with which nothing is. */
const [MANY, NONE] = [40, 0].map((boards) => ({ boards, shapes: 12, links: 0, level: 0 }));

async function show(tileSet: string, language: Language = 'en', allowed = MANY) {
  document.body.innerHTML = '<div id="root"></div>';
  const store = createStore(() => ({ settings: { ...DEFAULT_SETTINGS, tileSet }, trouble: null }));
  const change = async (patch: SettingsPatch) =>
    store.setState(({ settings }) => ({ settings: { ...settings, tileSet: patch.tileSet ?? '' } }));
  const services = new WindowServices()
    .provide(BRIDGE, {
      call: async () => ({ ok: true, value: { earned: [], career: { none: NONE, allowed } } }),
    } as never)
    .provide(SETTINGS, { store, change } as never)
    .provide(OWN_PICTURES, { store: createStore(() => ({ pictures: [], trouble: null })) } as never);
  const i18n = await createI18n(language);
  await i18n.loadNamespaces(['data', 'record']);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () => {
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <TileSetChoice />
        </ServicesContext>
      </I18nextProvider>,
    );
  });
  // The manifests come by themselves; the bound only ends a hang.
  await vi.waitFor(
    async () => {
      await act(async () => {});
      expect(radios()).toHaveLength(TILE_SET_IDS.length);
    },
    { timeout: 30_000 },
  );
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const chosen = () => radios().find(({ checked }) => checked);
const about = () => document.querySelector('[role=status]')?.textContent;

it('locks a set that is not earned yet, says what earns it, and no other', async () => {
  await show('carved', 'en', NONE);
  const locked = radios().filter(({ disabled }) => disabled);
  expect(locked.map(({ value }) => value)).toEqual(['ink']);
  expect(locked[0]?.closest('label')?.textContent).toContain('Win 20 boards');
  // The style sheet keeps no room for what earns them in a first row of four.
  expect(radios().indexOf(locked[0] as HTMLInputElement)).toBeGreaterThanOrEqual(4);
});

it('opens it once it is earned', async () => {
  await show('carved');
  expect(radios().filter(({ disabled }) => disabled)).toEqual([]);
});

it('offers every set by its name and marks the chosen one', async () => {
  await show('emoji');
  expect(radios().map(({ value }) => value)).toEqual(expect.arrayContaining([...TILE_SET_IDS]));
  expect(chosen()?.value).toBe('emoji');
  expect(document.body.textContent).toContain('High contrast');
});

it('has a place for the player’s own pictures before there are any, which asks for files', async () => {
  await show('carved');
  const place = document.querySelector<HTMLButtonElement>('[data-part~="tile-sets-list"] button');
  expect(place?.textContent).toContain('My pictures');
  let isAsked = false;
  document.querySelector('input[type=file]')?.addEventListener('click', () => {
    isAsked = true;
  });
  place?.click();
  expect(isAsked).toBe(true);
});

it('dresses the board in a set as soon as it is chosen', async () => {
  await show('carved');
  await act(async () =>
    radios()
      .find(({ value }) => value === 'mahjong')
      ?.click(),
  );
  expect(document.getElementById('board')?.textContent).toBe('mahjong');
  expect(chosen()?.value).toBe('mahjong');
});

it.each([
  ['en', /42 pictures.*Carved supplies the rest.*look much alike/],
  ['zh-CN', /42\s种图案.*“雕刻”补上.*长得很像/],
] as const)('says of a short set where the other pictures come from (%s)', async (language, words) => {
  await show('mahjong', language);
  expect(about()).toMatch(words);
});

it('has nothing to say of a set that is whole and easy to tell apart', async () => {
  await show('carved');
  expect(about()).toBe('');
});

it('marks the default when the chosen set is not there, as after a newer version', async () => {
  await show('of-a-newer-version');
  expect(chosen()?.value).toBe(DEFAULT_SETTINGS.tileSet);
});
