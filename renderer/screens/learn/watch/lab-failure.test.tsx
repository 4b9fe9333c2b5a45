// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../../core/rules/rules.ts';
import { drawnBoard } from '../../../../tests/support/drawn.ts';
import { createInProcessEngine } from '../../../../tests/support/in-process-engine.ts';
import { until } from '../../../../tests/support/until.ts';
import type { StoppableEngine } from '../../../engine/start-engine.ts';
import { START_HELPER } from '../../../engine/start-engine.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { LabFailure } from './lab-failure.tsx';
import { LabEngineContext, useLabAnswer, useOwnEngine } from './use-lab-engine.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const REQUEST = { type: 'lab-tree', board: drawnBoard('1 1 2 2'), rules: CLASSIC_RULES } as const;
let root: Root;
afterEach(() => act(() => root.unmount()));

function Answer() {
  const reply = useLabAnswer(REQUEST);
  if (reply === null) return <p>thinking</p>;
  return reply.ok ? <p>games: {reply.value?.games}</p> : <LabFailure />;
}

function Lab() {
  return (
    <LabEngineContext value={useOwnEngine()}>
      <Answer />
    </LabEngineContext>
  );
}

it('says that the worker met an error, and asks another one when told to', async () => {
  const stopped: string[] = [];
  const crashing = { ask: async () => ({ ok: false, error: 'crashed' }), stop: () => stopped.push('first') };
  const sound = { ...createInProcessEngine(() => undefined), stop: () => stopped.push('second') };
  const engines = [crashing as unknown as StoppableEngine, sound];
  const services = new WindowServices().provide(START_HELPER, () => engines.shift() as StoppableEngine);
  const place = document.createElement('div');
  root = createRoot(place);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('lab');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <Lab />
        </ServicesContext>
      </I18nextProvider>,
    ),
  );
  expect(place.querySelector('[role=alert]')?.textContent).toContain('went wrong in the lab');
  await act(async () => place.querySelector('button')?.click());
  expect(stopped).toEqual(['first']);
  await until(async () => {
    await act(async () => {});
    expect(place.textContent).toBe('games: 2');
  });
});
