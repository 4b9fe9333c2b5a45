import { beforeEach, describe, expect, it } from 'vitest';
import { EASY_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { timedTools } from '../../../tests/support/modes.ts';
import { newSession, type SessionHarness } from '../../../tests/support/session-harness.ts';
import { until } from '../../../tests/support/until.ts';
import { canSpend } from './spend-tools.ts';

let on: SessionHarness;
beforeEach(() => {
  on = newSession();
});

const rowsOf = (gameId: string) => on.host.games.get(gameId)?.rows.map(({ entry }) => entry.type);
const tools = () => on.state().game?.view.tools;

/** Clears the board along its witness. */
async function clear(): Promise<void> {
  for (const [a, b] of on.state().game?.view.deal.witness ?? []) await on.pair(a, b);
}

/** A timed run on its second level. */
async function openOnLevel2(): Promise<string> {
  const gameId = await on.open(setupOf(EASY_BOARD, { mode: 'timed' }));
  await clear();
  await until(() => expect(on.state().game?.view).toMatchObject({ level: 2, status: 'playing' }));
  return gameId;
}

describe('a hint that was earned', () => {
  it('shows the pair at once, is spent, and is no help', async () => {
    const gameId = await openOnLevel2();
    await on.session.assistance.hint();
    expect(on.state().hint).toMatchObject({ state: 'shown', step: 'pair' });
    expect(tools()).toMatchObject({ hint: 0 });
    expect(on.state().game?.view.assists).toEqual([]);
    await on.journal.settled();
    expect(rowsOf(gameId)?.at(-1)).toBe('tool');
  });

  it('is not taken where none is left, neither as help', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD, { mode: 'timed' }));
    await on.session.assistance.hint();
    expect(on.state().hint).toEqual({ state: 'none' });
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual([]);
  });
});

describe('a freeze that was earned', () => {
  it('holds the clock, and the run goes on as much longer', async () => {
    await openOnLevel2();
    await clear();
    await until(() => expect(on.state().game?.view).toMatchObject({ level: 3, status: 'playing' }));
    const before = on.state().game?.view.countdown?.limitMs ?? 0;
    await on.session.freeze();
    expect(tools()).toMatchObject({ freeze: 0 });
    on.pass(before + timedTools().freezeMs - 1 - on.clock.read());
    on.session.tick();
    expect(on.state().game?.view.status).toBe('playing');
    on.pass(1);
    on.session.tick();
    await until(() => expect(on.state().game?.view.status).toBe('time-up'));
  });

  it('is not there before it was earned', async () => {
    await openOnLevel2();
    expect(canSpend(on.state(), 'freeze')).toBe(false);
    const before = on.state().game?.view.countdown;
    await on.session.freeze();
    expect(on.state().game?.view.countdown).toEqual(before);
  });
});

describe('a reshuffle', () => {
  it('waits for a dead board in a mode with tools', async () => {
    await openOnLevel2();
    const before = on.state().game?.view.cells;
    await on.session.assistance.reshuffle();
    expect(on.state().game?.view.cells).toEqual(before);
    expect(on.state().game?.view.assists).toEqual([]);
  });
});
