// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { SLOT } from '../../core/board/board.ts';
import type { MeasureAim } from '../../core/coach/grade-names.ts';
import { ok } from '../../core/result.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { createBridge } from '../bridge/bridge.ts';
import { createI18n } from '../i18n/i18n.ts';
import { ServicesContext } from '../services/use-service.ts';
import { createServices } from '../state/app/create-services.ts';
import { BoardMeasure, losingName } from './board-measure.tsx';

const SIDE = 30;
const cells = Array.from({ length: SIDE * SIDE }, () => SLOT);
const LARGE = { width: SIDE, height: SIDE, marks: cells, cells };

/** The words about a board that is too large for the casual player's games, before that is known and after it. */
async function wordsOf(aim: MeasureAim): Promise<readonly (string | null)[]> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const engine = { ask: () => asked.then(() => ok(null)) as Promise<never>, stop: () => undefined };
  const bridge = createBridge({
    call: () => new Promise<never>(() => undefined),
    on: () => () => undefined,
  });
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('editor');
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={createServices(bridge, engine, () => engine)}>
          <BoardMeasure board={LARGE} rules={CLASSIC_RULES} aim={aim} pending="pending" instead="instead. " />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  const before = place.textContent;
  await act(async () => answer());
  const after = place.textContent;
  await act(async () => root.unmount());
  return [before, after];
}

it('says of a board that is too large for measures that those asked for were not looked for', async () => {
  expect(await wordsOf({ seeing: 'any', losing: 'careful' })).toEqual([
    'pending',
    'instead. Asked for: medium. On a board this large you get the first deal.',
  ]);
});

it('says nothing of measures that were not asked for', async () => {
  expect(await wordsOf({ seeing: 'any', losing: 'any' })).toEqual(['pending', 'instead. ']);
});

it('tells a board that may be as hard as asked for by that name, and by no third', async () => {
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('editor');
  const { t } = i18n;
  const nameOf = (asked?: 'careful' | 'risky') => losingName(t, ['safe', 'careful'], 'safe-careful', asked);
  expect(nameOf('careful')).toBe('between “easy” and “medium”');
  expect(nameOf('risky')).toBe('fairly easy');
  expect(nameOf()).toBe('fairly easy');
  expect(losingName(t, ['careful', 'careful'], 'careful', 'careful')).toBe('medium');
});
