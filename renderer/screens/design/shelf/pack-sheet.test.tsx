// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { band, square } from '../../../../tests/support/drawn-designs.ts';
import { type AskOptions, ENGINE } from '../../../engine/client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { PackSheet } from './pack-sheet.tsx';

const DEAL = { seed: 1, dealerVersion: 1, kinds: 4, copies: 4 };
const LEVELS = [
  { id: 'a', design: square('A'), deal: null },
  { id: 'b', design: band('B'), deal: null },
];

/** The sheet of a new pack, with stand-ins for what keeps packs and what measures levels. */
async function openSheet(packs: object, engine: object) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const services = new WindowServices().provide(EDITOR, { packs } as never).provide(ENGINE, engine as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('editor');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const onClose = vi.fn();
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <PackSheet entry={null} first={LEVELS} levels={LEVELS} onClose={onClose} />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  return { root, onClose };
}

const click = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
      ?.click(),
  );
const names = () =>
  [...document.querySelectorAll('ol [data-part="pack-row-name"]')].map(({ textContent }) => textContent);

it('keeps a change that is made while levels are measured', async () => {
  const answers: (() => void)[] = [];
  const ask = (_: unknown, { signal }: AskOptions) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve({ ok: false, error: 'cancelled' }));
      answers.push(() => resolve({ ok: true, value: DEAL }));
    });
  const { root } = await openSheet({}, { ask });
  expect(names()).toEqual(['A', 'B']);
  const asksToMeasure = () => document.body.textContent?.includes('2 levels need measuring.');
  expect(asksToMeasure()).toBe(true);
  await click('Measure');
  expect(answers).toHaveLength(1);
  expect(asksToMeasure()).toBe(false);
  await click('Take B out');
  expect(names()).toEqual(['A']);
  await act(async () => answers[0]?.());
  expect(names()).toEqual(['A']);
  await act(async () => root.unmount());
});

it('keeps what was arranged in sight, and says why, until it is kept', async () => {
  const asked: { readonly id: string; readonly designIds: readonly string[] }[] = [];
  const put = async (pack: (typeof asked)[number]) => asked.push(pack) > 1;
  const store = createStore(() => ({ trouble: 'disk-full' }));
  const { root, onClose } = await openSheet({ put, store }, {});
  await click('Take B out');
  await click('Save');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('disk');
  expect([names(), onClose.mock.calls.length]).toEqual([['A'], 0]);
  await click('Save');
  expect(onClose).toHaveBeenCalledOnce();
  expect(asked.map(({ designIds }) => designIds)).toEqual([['a'], ['a']]);
  expect(asked[1]?.id).toBe(asked[0]?.id);
  await act(async () => root.unmount());
});

it('closes no other sheet when it was put away before its pack was kept', async () => {
  let letGo: (isKept: boolean) => void = () => undefined;
  const put = () =>
    new Promise<boolean>((resolve) => {
      letGo = resolve;
    });
  const { root, onClose } = await openSheet({ put }, {});
  await click('Save');
  await act(async () => root.unmount());
  await act(async () => letGo(true));
  expect(onClose).not.toHaveBeenCalled();
});
