import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLinger } from './linger.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a host without pages ends after its time, and not while one plays', () => {
  const end = vi.fn();
  const linger = startLinger(600_000, end);
  vi.advanceTimersByTime(599_999);
  linger.onPage(true);
  vi.advanceTimersByTime(6_000_000);
  expect(end).not.toHaveBeenCalled();
  linger.onPage(false);
  vi.advanceTimersByTime(599_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('a host that no page ever reached ends too', () => {
  const end = vi.fn();
  startLinger(600_000, end);
  vi.advanceTimersByTime(600_000);
  expect(end).toHaveBeenCalledOnce();
});
