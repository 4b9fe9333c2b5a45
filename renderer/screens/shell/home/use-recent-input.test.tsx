// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecentInput } from './use-recent-input.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sleeps twenty seconds after the last input and wakes at the next', () => {
  const states: boolean[] = [];
  function Sleeper() {
    states.push(useRecentInput());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Sleeper />));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const hasRecentInput = () => states.at(-1);

  pass(19_000);
  window.dispatchEvent(new Event('pointermove'));
  pass(19_000);
  expect(hasRecentInput()).toBe(true);
  pass(1_000);
  expect(hasRecentInput()).toBe(false);
  act(() => void window.dispatchEvent(new Event('keydown')));
  expect(hasRecentInput()).toBe(true);
  pass(20_000);
  expect(hasRecentInput()).toBe(false);
  act(() => root.unmount());
});
