import { describe, expect, it } from 'vitest';
import type { Progress } from '../../core/solve/progress.ts';
import { drive } from './drive.ts';

/** A clock that a search itself moves: each node takes `nodeMs`. */
function timedSearch(nodes: number, nodeMs: number) {
  let nowMs = 0;
  let yields = 0;
  function* search(): Generator<Progress, string> {
    for (let node = 1; node <= nodes; node++) {
      nowMs += nodeMs;
      yield { nodes: node };
    }
    return 'found';
  }
  const driver = {
    now: () => nowMs,
    yieldToMessages: async () => {
      yields++;
    },
  };
  return { search: search(), driver, yields: () => yields };
}

const never = () => false;

describe('driving a search', () => {
  it('yields every ten milliseconds and ends with the answer', async () => {
    const { search, driver, yields } = timedSearch(20, 5);
    const driven = await drive(driver, search, { limitMs: 1_000, isCancelled: never, onProgress: () => {} });
    expect(driven).toEqual({ state: 'done', answer: 'found' });
    expect(yields()).toBe(10);
  });

  it('is quiet for 300 ms, then tells how far it is', async () => {
    const { search, driver } = timedSearch(50, 10);
    const heard: number[] = [];
    await drive(driver, search, {
      limitMs: 1_000,
      isCancelled: never,
      onProgress: ({ nodes }) => heard.push(nodes),
    });
    expect(heard[0]).toBe(30);
    expect(heard.at(-1)).toBe(50);
  });

  it('stops at its limit', async () => {
    const { search, driver } = timedSearch(1_000, 10);
    const driven = await drive(driver, search, { limitMs: 500, isCancelled: never, onProgress: () => {} });
    expect(driven).toEqual({ state: 'out-of-time' });
    expect(driver.now()).toBe(500);
  });

  it('stops when it is cancelled', async () => {
    const { search, driver } = timedSearch(1_000, 10);
    const driven = await drive(driver, search, {
      limitMs: 5_000,
      isCancelled: () => driver.now() >= 40,
      onProgress: () => {},
    });
    expect(driven).toEqual({ state: 'cancelled' });
    expect(driver.now()).toBe(40);
  });
});
