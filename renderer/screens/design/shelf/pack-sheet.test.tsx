// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
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

it('keeps a change that is made while levels are measured', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const answers: (() => void)[] = [];
  const ask = (_: unknown, { signal }: AskOptions) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve({ ok: false, error: 'cancelled' }));
      answers.push(() => resolve({ ok: true, value: DEAL }));
    });
  const services = new WindowServices()
    .provide(EDITOR, { packs: {} } as never)
    .provide(ENGINE, { ask } as never);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('editor');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <PackSheet entry={null} first={LEVELS} levels={LEVELS} onClose={() => undefined} />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  const click = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
        ?.click(),
    );
  const names = () =>
    [...document.querySelectorAll('ol [data-part="pack-row-name"]')].map(({ textContent }) => textContent);
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
