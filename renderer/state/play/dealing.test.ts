import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { DealProgress } from '../../../core/game/setup/deal-record.ts';
import type { AskOptions, EngineClient } from '../../engine/client.ts';
import { createDealing } from './dealing.ts';
import { EMPTY_SESSION, type SessionState } from './session-state.ts';

const PROGRESS: DealProgress = { stage: 'choosing', nodes: 9, permille: 120 };
const LEVEL = {
  type: 'deal-level',
  of: { mode: 'timed' },
  basis: { from: 'run-seed', runSeed: 1 },
  level: 1,
} as const;

function setUp() {
  const asked: AskOptions[] = [];
  const store = createStore<SessionState>(() => EMPTY_SESSION);
  // Answers only what is cancelled, as a worker that deals for ever.
  const ask = (_: unknown, options: AskOptions = {}) => {
    asked.push(options);
    return new Promise((resolve) => {
      options.signal?.addEventListener('abort', () => resolve({ ok: false, error: 'cancelled' }));
    });
  };
  const dealing = createDealing(store, { ask } as EngineClient);
  const shown = () => store.getState().dealing;
  return { asked, dealing, shown };
}

it('shows how far a deal is, and lets its choice be skipped once', () => {
  const { asked, dealing, shown } = setUp();
  void dealing.ask(LEVEL);
  asked[0]?.onDealing?.(PROGRESS);
  expect(shown()).toEqual({ stage: 'choosing', permille: 120, canSkip: true });
  dealing.skip();
  expect(asked[0]?.skip?.aborted).toBe(true);
  asked[0]?.onDealing?.(PROGRESS);
  expect(shown()?.canSkip).toBe(false);
  asked[0]?.onDealing?.({ ...PROGRESS, stage: 'measuring' });
  expect(shown()).toEqual({ stage: 'measuring', permille: 120, canSkip: false });
});

it('shows nothing of a deal that was given up', async () => {
  const { asked, dealing, shown } = setUp();
  const dealt = dealing.ask(LEVEL);
  asked[0]?.onDealing?.(PROGRESS);
  dealing.cancel();
  expect(await dealt).toEqual({ ok: false, error: 'cancelled' });
  expect(shown()).toBeNull();
  asked[0]?.onDealing?.(PROGRESS);
  expect(shown()).toBeNull();
});

it('gives a deal up when another begins', async () => {
  const { asked, dealing, shown } = setUp();
  const first = dealing.ask(LEVEL);
  void dealing.ask(LEVEL);
  expect(await first).toEqual({ ok: false, error: 'cancelled' });
  asked[0]?.onDealing?.(PROGRESS);
  expect(shown()).toBeNull();
});
