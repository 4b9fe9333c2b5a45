/** From one level to the next: by itself after a rest, by hand, and not for a level that was taken back. */
import { expect, it, vi } from 'vitest';
import { EASY_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession } from '../../../tests/support/session-harness.ts';
import { until } from '../../../tests/support/until.ts';
import { isRunning } from './clock.ts';
import type { SessionParts } from './session.ts';

/** A run whose first level has just been won; `endRests` ends the rests that are under way. */
async function wonLevel(readFor: SessionParts['readFor'] = (ms) => ms) {
  const rests: (() => void)[] = [];
  const wait = () => new Promise<void>((end) => rests.push(end));
  const on = newSession({ wait, readFor });
  const asked = vi.spyOn(on.engine, 'ask');
  const dealt = () =>
    Promise.all(
      asked.mock.calls.map(([{ type }], at) => type === 'deal-level' && asked.mock.results[at]?.value),
    );
  await on.open(setupOf(EASY_BOARD, { mode: 'timed' }));
  for (const pair of on.state().game?.setup.deal.witness ?? []) await on.pair(...pair);
  const endRests = () => {
    for (const end of rests.splice(0)) end();
  };
  const view = () => on.state().game?.view;
  expect(view()?.status).toBe('level-won');
  return { ...on, view, rests, endRests, dealt };
}

const untilClosed = () => Number.POSITIVE_INFINITY;

it.each([
  ['that rests', undefined],
  ['that is asked for', untilClosed],
])('runs the clock again when the end of a level %s is taken back', async (_which, readFor) => {
  const on = await wonLevel(readFor);
  expect(isRunning(on.clock.store.getState())).toBe(false);
  await on.session.undo();
  expect(on.view()?.status).toBe('playing');
  expect(isRunning(on.clock.store.getState())).toBe(true);
});

it('lays no level for a win that was taken back, and waits anew for the next win', async () => {
  const on = await wonLevel();
  const last = on.state().game?.setup.deal.witness.at(-1) ?? [0, 0];
  // The next level is dealt, and only the rest is waited for.
  await on.dealt();
  const [endFirst] = on.rests.splice(0);
  await on.session.undo();
  endFirst?.();
  await on.pair(...last);
  expect(on.rests).toHaveLength(1);
  expect(on.view()).toMatchObject({ level: 1, status: 'level-won' });
  expect(isRunning(on.clock.store.getState())).toBe(false);
  on.endRests();
  await until(() => expect(on.view()).toMatchObject({ level: 2, status: 'playing' }));
  expect(isRunning(on.clock.store.getState())).toBe(true);
});

it('goes on by itself after a pause, but not where the player is asked', async () => {
  const resting = await wonLevel();
  resting.session.pause();
  resting.session.resume();
  resting.endRests();
  await until(() => expect(resting.view()?.level).toBe(2));

  const asked = await wonLevel(untilClosed);
  asked.session.pause();
  asked.session.resume();
  expect(asked.rests).toEqual([]);
  expect(asked.view()).toMatchObject({ level: 1, status: 'level-won' });
  expect(isRunning(asked.clock.store.getState())).toBe(false);
  const next = asked.session.nextLevel();
  await until(() => expect(asked.rests).toHaveLength(1));
  asked.endRests();
  await next;
  expect(asked.view()?.level).toBe(2);
  expect(isRunning(asked.clock.store.getState())).toBe(true);
});

it('takes back nothing of a cleared level once the next one is laid', async () => {
  const on = await wonLevel();
  on.endRests();
  await until(() => expect(on.view()).toMatchObject({ level: 2, canUndo: false }));
  await on.session.undo();
  expect(on.view()).toMatchObject({ level: 2, status: 'playing' });
  expect(on.state().message).toEqual({ type: 'not-done', error: 'nothing-to-undo' });
});
