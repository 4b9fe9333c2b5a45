// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { startGame } from '../../../core/game/play/play.ts';
import { viewOf } from '../../../core/game/view.ts';
import { setupOf } from '../../../tests/reliability/games/scripted.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { WindowServices } from '../../services/services.ts';
import { ServicesContext } from '../../services/use-service.ts';
import { createNavigation, NAVIGATION } from '../../state/navigation.ts';
import { createSettings, SETTINGS } from '../../state/settings.ts';
import { ShareSheet } from './share-sheet.tsx';

it('saves no picture of before, when the code is made one to beat', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(document, { fonts: { load: async () => [] } });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const drawn: BlobCallback[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => void drawn.push(done));
  const giveNext = () => act(async () => drawn.shift()?.(new Blob(['picture'])));
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  const setup = setupOf(1);
  const end = { ...viewOf(startGame(setup)), status: 'won' as const };
  const services = new WindowServices()
    .provide(BRIDGE, {} as never)
    .provide(NAVIGATION, createNavigation())
    .provide(SETTINGS, createSettings({} as never));
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <ShareSheet
            gameId="one"
            result={{ setup, end, marks: [], order: [], choices: null }}
            endedAt={null}
            onClose={() => undefined}
          />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  const isSaved = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save picture')
      ?.disabled === false;
  expect(isSaved()).toBe(false);
  await giveNext();
  expect(isSaved()).toBe(true);
  await act(async () => document.querySelector<HTMLElement>('[role="switch"]')?.click());
  expect(isSaved()).toBe(false);
  await giveNext();
  expect(isSaved()).toBe(true);
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});
