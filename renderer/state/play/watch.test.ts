import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Request } from '../../../core/contract/contract.ts';
import { EASY_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession, type SessionHarness } from '../../../tests/support/session-harness.ts';
import { keepClock } from './watch.ts';

let on: SessionHarness;
let stop: () => void;
/** The clock requests that storage received, in order. */
let told: Request<'games.clock'>[];
/** The most of the clock, in milliseconds, that a kill would have cost so far. */
let mostLostMs: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  on = newSession();
  told = [];
  mostLostMs = 0;
  const { call } = on.bridge;
  stop = keepClock(on.session, on.clock, {
    ...on.bridge,
    call: (channel, request) => {
      // The clock is all that it sends.
      if (channel === 'games.clock') told.push(request as Request<'games.clock'>);
      return call(channel, request);
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const timesMs = () => told.map(({ elapsedMs }) => elapsedMs);

/** Lets time pass, and looks each 10 ms at what a kill would cost now. */
async function spend(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10) {
    on.pass(10);
    await vi.advanceTimersByTimeAsync(10);
    const lastMs = on.state().game?.view.elapsedMs ?? 0;
    mostLostMs = Math.max(mostLostMs, on.clock.read() - Math.max(lastMs, ...timesMs()));
  }
}

describe.each(['classic', 'timed'] as const)('the clock of a %s game', (mode) => {
  /** A run says once that its clock begins to run. */
  const begun = mode === 'timed' ? [0] : [];
  const setup = () => setupOf(EASY_BOARD, { mode });

  it('is kept once in 20 seconds while nothing happens', async () => {
    await on.open(setup());
    await spend(10_000);
    expect(timesMs()).toEqual(begun);
    await spend(20_990);
    expect(timesMs()).toEqual([...begun, 20_000]);
    await spend(3_000);
    expect(told.at(-1)).toMatchObject({ elapsedMs: 20_000, isRunning: true });
    expect(mostLostMs).toBeLessThanOrEqual(20_000);
  });

  it('is carried by the moves', async () => {
    await on.open(setup());
    for (const [a, b] of [
      [0, 1],
      [2, 3],
      [4, 5],
    ] as const) {
      await spend(11_000);
      await on.pair(a, b);
    }
    expect(timesMs()).toEqual(begun);
  });

  it('is carried by what is taken back and done again', async () => {
    await on.open(setup());
    await spend(1_000);
    await on.pair(0, 1);
    for (const step of [on.session.undo, on.session.redo, on.session.undo]) {
      await spend(8_000);
      await step();
    }
    expect(timesMs()).toEqual(begun);
  });

  it('is kept no sooner for a hand that picks without linking', async () => {
    await on.open(setup());
    for (let second = 1; second <= 25; second++) {
      await spend(1_000);
      await on.session.pick(0);
    }
    expect(timesMs()).toEqual([...begun, 20_000]);
  });

  it.each<[string, () => void, () => void]>([
    ['a pause', () => on.session.pause(), () => on.session.resume()],
    ['a blur', () => on.session.setAway(true), () => [on.session.setAway(false), on.session.resume()]],
  ])('is kept at %s, and not while it stands', async (_what, halt, goOn) => {
    await on.open(setup());
    await spend(5_000);
    halt();
    expect(told.at(-1)).toMatchObject({ elapsedMs: 5_000, isRunning: false });
    const before = told.length;
    await spend(60_000);
    expect(told).toHaveLength(before);
    goOn();
    await spend(15_000);
    expect(told.slice(before)).toEqual(
      mode === 'timed' ? [expect.objectContaining({ elapsedMs: 5_000, isRunning: true })] : [],
    );
    await spend(5_000);
    expect(told.at(-1)).toMatchObject({ elapsedMs: 25_000, isRunning: true });
  });

  it('is kept when the game is left, and from then on nothing is', async () => {
    await on.open(setup());
    await spend(3_000);
    on.session.leave();
    expect(timesMs()).toEqual([...begun, 3_000]);
    await spend(60_000);
    expect(timesMs()).toEqual([...begun, 3_000]);
  });
});

describe('a run that was interrupted', () => {
  it('notes that before it goes on, once', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD, { mode: 'timed' }));
    await on.pair(0, 1);
    await on.journal.settled();
    on.host.interrupt(gameId);
    await on.session.continueGame(gameId);
    await on.journal.settled();
    expect(on.host.games.get(gameId)?.rows.map(({ entry }) => entry.type)).toEqual(['link', 'interrupted']);
    expect(on.state()).toMatchObject({ isPaused: true, game: { view: { interruptions: 1, assists: [] } } });
  });
});
