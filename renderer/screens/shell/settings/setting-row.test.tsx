// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../../i18n/i18n.ts';
import { Group, Row } from './setting-row.tsx';

const narrow = vi.hoisted(() => ({ is: true }));
vi.mock('../../../parts/use-theme.ts', () => ({ useMediaQuery: () => narrow.is }));

beforeEach(() => {
  narrow.is = true;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

async function show(content: ReactNode) {
  document.body.innerHTML = '<div id="root"></div>';
  const i18n = await createI18n('en');
  await i18n.loadNamespaces(['data']);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () => root.render(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>));
}

const buttons = () => [...document.querySelectorAll('button')];

it('tells what is chosen in a group that is folded away, and no more once its rows do', async () => {
  await show(
    <Group id="trial" icon="sound" title="Look" now="Dark">
      <p>Rows</p>
    </Group>,
  );
  expect(buttons()[0]?.textContent).toBe('Look Dark');
  expect(document.body.textContent).not.toContain('Rows');
  await act(async () => buttons()[0]?.click());
  expect(buttons()[0]?.textContent?.trim()).toBe('Look');
  expect(document.body.textContent).toContain('Rows');
});

it('shows one group beside the list in a window with room for it', async () => {
  narrow.is = false;
  await show(
    <>
      <Group id="tiles" icon="sound" title="Tiles" now="Carved">
        <p>Sets</p>
      </Group>
      <Group id="sound" icon="sound" title="Sound" now="Off">
        <p>Volumes</p>
      </Group>
    </>,
  );
  const open = () => buttons().map((button) => button.getAttribute('aria-expanded'));
  expect(open()).toEqual(['true', 'false']);
  for (let press = 0; press < 2; press++) {
    await act(async () => buttons()[1]?.click());
    expect(open()).toEqual(['false', 'true']);
    expect(document.body.textContent).toContain('Volumes');
    expect(document.body.textContent).not.toContain('Sets');
  }
});

it('says what a setting does for all to see', async () => {
  await show(
    <Row title="Hand" line="For the left thumb.">
      {null}
    </Row>,
  );
  expect(document.body.textContent).toBe('HandFor the left thumb.');
  expect(buttons()).toHaveLength(0);
});
