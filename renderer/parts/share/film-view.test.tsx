// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { BRIDGE } from '../../bridge/bridge.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { WindowServices } from '../../services/services.ts';
import { ServicesContext } from '../../services/use-service.ts';
import { FilmView } from './film-view.tsx';

it('says that there is no film of a game that cannot be read', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const call = async () => ({ ok: false, error: { code: 'unknown-game', detail: '' } });
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={new WindowServices().provide(BRIDGE, { call } as never)}>
          <FilmView gameId="gone" name="Twofold" onBack={() => undefined} />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(
    'This game cannot be replayed here, so there is no film of it.',
  );
  expect(document.querySelector('progress')).toBeNull();
  await act(async () => root.unmount());
});
