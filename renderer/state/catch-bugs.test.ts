// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { catchBugs } from './catch-bugs.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'what was thrown',
    { message: 'Uncaught TypeError: x is no function', error: new TypeError('x is no function') },
    1,
  ],
  ["a browser's notice", { message: 'ResizeObserver loop completed with undelivered notifications.' }, 0],
])('the player hears of what was thrown alone: %s', (_what, event, times) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onBug = vi.fn();
  const page = new EventTarget();
  catchBugs(page as unknown as Window, onBug);
  page.dispatchEvent(new ErrorEvent('error', event));
  expect([onBug.mock.calls.length, log.mock.calls.length]).toEqual([times, times]);
});
