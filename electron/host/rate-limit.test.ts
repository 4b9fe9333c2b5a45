import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

/** Returns how many of `requests` requests at one moment pass. */
function ask(mayPass: (nowMs: number) => boolean, requests: number, nowMs: number): number {
  return Array.from({ length: requests }, () => mayPass(nowMs)).filter(Boolean).length;
}

test('a burst passes, a flood does not, and waiting helps', () => {
  const mayPass = createRateLimit();
  expect(ask(mayPass, 1_000, 5_000)).toBe(400);
  expect(ask(mayPass, 1_000, 5_000)).toBe(0);
  expect(ask(mayPass, 1_000, 5_500)).toBe(100);
  expect(ask(mayPass, 1_000, 60_000)).toBe(400);
});

test('a game at its fastest is never refused', () => {
  const mayPass = createRateLimit();
  const refused = Array.from({ length: 36_000 }, (_, index) => index * 10).filter((nowMs) => !mayPass(nowMs));
  expect(refused).toEqual([]);
});
