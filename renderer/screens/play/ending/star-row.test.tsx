// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { createSettings, SETTINGS } from '../../../state/settings.ts';
import { StarRow } from './star-row.tsx';

it('keeps the room of its stars until they are read, and takes none where there are none', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  const services = new WindowServices().provide(SETTINGS, createSettings({} as never));
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const row = { mode: 'classic', assists: [], elapsedMs: 9_000 } as never;
  const show = (place: unknown) =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <StarRow row={row} boardId={undefined} place={place as never} isStill />
        </ServicesContext>
      </I18nextProvider>,
    );
  const seen = () => {
    const list = document.querySelector<HTMLElement>('[data-testid=stars]');
    return [list?.dataset.known, list?.children.length];
  };
  act(() => show({ place: 1, level: { starSeconds: 30 } }));
  expect(seen()).toEqual(['false', 3]);
  await act(async () => undefined);
  expect(seen()).toEqual(['true', 3]);
  await act(async () => show(null));
  expect(document.querySelector('ul')).toBeNull();
  await act(async () => root.unmount());
});
