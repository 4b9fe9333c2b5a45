// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { OwnPicture } from '../../../../../core/contract/pictures.ts';
import { DEFAULT_SETTINGS, type SettingsPatch } from '../../../../../core/contract/settings.ts';
import { createI18n } from '../../../../i18n/i18n.ts';
import { WindowServices } from '../../../../services/services.ts';
import { ServicesContext } from '../../../../services/use-service.ts';
import { OWN_PICTURES } from '../../../../state/own-pictures.ts';
import { SETTINGS } from '../../../../state/settings.ts';
import { OwnPicturesPanel } from './own-pictures-panel.tsx';

// Both need canvases, which this document lacks.
vi.mock('./tile-set-sample.tsx', () => ({ TileSetSample: () => null }));
vi.mock('../../../../board/tiles/tile-pictures.ts', () => ({
  loadTilePictures: () => new Promise(() => {}),
}));

const CAT: OwnPicture = { id: 'a'.repeat(32), name: 'Cat', data: 'iVBORw0KGgo=' };
const settings = createStore(() => ({ settings: DEFAULT_SETTINGS, trouble: null }));
const renamed: string[][] = [];

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  renamed.length = 0;
  settings.setState({ settings: DEFAULT_SETTINGS });
  document.body.innerHTML = '<div id="root"></div>';
  const change = async (patch: SettingsPatch) =>
    settings.setState((state) => ({ settings: { ...state.settings, ownSetName: patch.ownSetName ?? null } }));
  const services = new WindowServices()
    .provide(SETTINGS, { store: settings, change } as never)
    .provide(OWN_PICTURES, {
      store: createStore(() => ({ pictures: [CAT], trouble: null })),
      rename: async (id: string, name: string) => void renamed.push([id, name]),
    } as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('data');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () => {
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <OwnPicturesPanel filler="Carved" refused={[]} onRefused={() => undefined} />
        </ServicesContext>
      </I18nextProvider>,
    );
  });
});

const field = (label: string) =>
  [...document.querySelectorAll('input')].find(
    (input) => input.getAttribute('aria-label') === label || input.labels?.[0]?.textContent === label,
  );

async function leaveWith(label: string, name: string): Promise<void> {
  const input = field(label);
  if (input === undefined) throw new Error(`no field ${label}`);
  await act(async () => {
    input.focus();
    // Behind React's back, as a browser sets it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await act(async () => input.blur());
}

const SET = 'Name of the set';
const setName = () => settings.getState().settings.ownSetName;

it('names the whole set, and by the word of the language again when the name is taken away', async () => {
  expect(field(SET)?.value).toBe('My pictures');
  await leaveWith(SET, '  Our cats\u202e ');
  expect(setName()).toBe('Our cats');
  expect(field(SET)?.value).toBe('Our cats');
  await leaveWith(SET, ' ');
  expect(setName()).toBeNull();
});

it('keeps the name of the set when its field is left as it was', async () => {
  await leaveWith(SET, 'My pictures');
  expect(setName()).toBeNull();
});

it('names a picture, and keeps the name of one whose field is left empty', async () => {
  await leaveWith('Name of Cat', 'Tom');
  await leaveWith('Name of Cat', '');
  expect(renamed).toEqual([[CAT.id, 'Tom']]);
});
