// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { usePictureName } from './use-picture-name.ts';

it('names what is shown later by the set that was loaded before, at once and not a second time', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const i18n = await createI18n('en');
  const said: string[] = [];
  function Said() {
    said.push(usePictureName()(1));
    return null;
  }
  const show = async () => {
    const root = createRoot(document.createElement('div'));
    await act(async () =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <Said />
        </I18nextProvider>,
      ),
    );
    return root;
  };
  const first = await show();
  await vi.waitUntil(() => said.at(-1) !== 'picture 1');
  const name = said.at(-1);
  said.length = 0;
  const second = await show();
  expect(said).toEqual([name]);
  await act(async () => {
    first.unmount();
    second.unmount();
  });
});
