import { describe, expect, it } from 'vitest';
import { createClock, isRunning } from './clock.ts';

function clockAt(startMs: number) {
  let instant = startMs;
  const clock = createClock(() => instant);
  return {
    clock,
    pass: (ms: number) => {
      instant += ms;
    },
  };
}

describe('the clock', () => {
  it('counts only while it runs', () => {
    const { clock, pass } = clockAt(5_000);
    pass(100);
    expect(clock.read()).toBe(0);
    clock.reset(1_000, []);
    pass(250);
    expect(clock.read()).toBe(1_250);
    clock.stop('paused');
    pass(10_000);
    expect(clock.read()).toBe(1_250);
    clock.release('paused');
    pass(50);
    expect(clock.read()).toBe(1_300);
  });

  it('runs again only when the last reason is gone', () => {
    const { clock } = clockAt(0);
    clock.reset(0, ['paused', 'away']);
    clock.release('away');
    expect(isRunning(clock.store.getState())).toBe(false);
    clock.release('paused');
    expect(isRunning(clock.store.getState())).toBe(true);
  });

  it('keeps parts of a millisecond but tells whole ones', () => {
    const { clock, pass } = clockAt(0);
    clock.reset(0, []);
    for (let step = 0; step < 10; step++) {
      pass(0.5);
      expect(Number.isInteger(clock.read())).toBe(true);
    }
    expect(clock.read()).toBe(5);
  });
});
