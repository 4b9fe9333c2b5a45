import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAnswerWait } from './answer-wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('twenty seconds without an answer are said once; the count begins anew with the page', () => {
  const onUnanswered = vi.fn();
  const wait = startAnswerWait(onUnanswered);
  vi.advanceTimersByTime(15_000);
  wait.restart();
  vi.advanceTimersByTime(19_999);
  expect(onUnanswered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onUnanswered).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(onUnanswered).toHaveBeenCalledOnce();
  expect(wait.signal.aborted).toBe(false);
});

test('a page that has answered is waited for no more, not after a restart either', () => {
  const onUnanswered = vi.fn();
  const wait = startAnswerWait(onUnanswered);
  wait.end();
  wait.restart();
  vi.advanceTimersByTime(600_000);
  expect(onUnanswered).not.toHaveBeenCalled();
  expect(wait.signal.aborted).toBe(true);
});
