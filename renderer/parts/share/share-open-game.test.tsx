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

/** Mounts the button of a game that is over, whose trace the worker is asked for. */
async function mountShare() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const setup = setupOf(1);
  let settle: (given: unknown) => void = () => undefined;
  const asked = new Promise((resolve) => {
    settle = resolve;
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
  const trace = { end: viewOf(startGame(setup)), marks: [], order: [] };
  return { trace, answer: settle, unmount: () => act(async () => root.unmount()) };
}

const buttons = () => [...document.querySelectorAll('button')];

it('is there before the game is traced, and a press before then opens the sheet after it', async () => {
  const { trace, answer, unmount } = await mountShare();
  const [share] = buttons();
  expect(share?.textContent).toBe('Share');
  await act(async () => share?.click());
  expect(document.querySelector('dialog')).toBeNull();
  await act(async () => answer({ ok: true, value: trace }));
  await vi.waitFor(() => act(async () => expect(document.querySelector('dialog')).not.toBeNull()));
  expect(document.querySelector('dialog')?.textContent).toBe('setup end marks order choices');
  expect(buttons()).toEqual([share]);
  await unmount();
});

it('cannot be pressed, in its place, where the game cannot be replayed', async () => {
  const { answer, unmount } = await mountShare();
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false]);
  await act(async () => answer({ ok: false, error: { code: 'engine-failed' } }));
  await vi.waitFor(() => act(async () => expect(buttons().map(({ disabled }) => disabled)).toEqual([true])));
  await unmount();
});
