// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { startGame } from '../../../core/game/play/play.ts';
import { viewOf } from '../../../core/game/view.ts';
import { setupOf } from '../../../tests/reliability/games/scripted.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { ENGINE } from '../../engine/client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { WindowServices } from '../../services/services.ts';
import { ServicesContext } from '../../services/use-service.ts';
import { ShareOpenGame } from './share-open-game.tsx';

vi.mock('./share-sheet.tsx', () => ({
  ShareSheet: ({ result }: { readonly result: object }) => <dialog>{Object.keys(result).join(' ')}</dialog>,
}));

it('is there before the game is traced, and a press before then opens the sheet after it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const setup = setupOf(1);
  const trace = { end: viewOf(startGame(setup)), marks: [], order: [] };
  let answer: (given: unknown) => void = () => undefined;
  const asked = new Promise((resolve) => {
    answer = resolve;
  });
  const services = new WindowServices()
    .provide(BRIDGE, { call: async () => ({ ok: true, value: null }) } as never)
    .provide(ENGINE, { ask: () => asked } as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <ShareOpenGame gameId="one" setup={setup} endedAt={0} />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  const buttons = () => [...document.querySelectorAll('button')];
  const [share] = buttons();
  expect(share?.textContent).toBe('Share');
  await act(async () => share?.click());
  expect(document.querySelector('dialog')).toBeNull();
  await act(async () => answer({ ok: true, value: trace }));
  await vi.waitFor(() => act(async () => expect(document.querySelector('dialog')).not.toBeNull()));
  expect(document.querySelector('dialog')?.textContent).toBe('setup end marks order choices');
  expect(buttons()).toEqual([share]);
  await act(async () => root.unmount());
});
