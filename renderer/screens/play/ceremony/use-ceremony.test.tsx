// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_SETTINGS, type Settings } from '../../../../core/contract/settings.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { useCeremony } from './use-ceremony.ts';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const finish = vi.fn();

/** Shows a stage with one animation; answers with whether its ceremony is over, as it was rendered last. */
function show(
  reducedMotion: Settings['reducedMotion'],
  end: object = {},
): { readonly isOver: () => boolean | undefined; readonly leave: () => void } {
  const states: boolean[] = [];
  function Stage() {
    const stage = useRef<HTMLElement>(null);
    states.push(useCeremony(stage, end));
    const hold = (element: HTMLElement | null) => {
      stage.current = element;
      Object.assign(element ?? {}, { getAnimations: () => [{ finish }] });
    };
    return <section ref={hold} />;
  }
  const store = createStore(() => ({ settings: { ...DEFAULT_SETTINGS, reducedMotion }, trouble: null }));
  const services = new WindowServices().provide(SETTINGS, { store } as never);
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <ServicesContext value={services}>
        <Stage />
      </ServicesContext>,
    ),
  );
  return { isOver: () => states.at(-1), leave: () => act(() => root.unmount()) };
}

it.each(['keydown', 'pointerdown', 'switch-press'])('any %s ends it, and all that moves', (sign) => {
  finish.mockClear();
  const { isOver } = show('off');
  expect(isOver()).toBe(false);
  act(() => void window.dispatchEvent(new Event(sign)));
  expect(isOver()).toBe(true);
  expect(finish).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event(sign)));
  expect(finish).toHaveBeenCalledOnce();
});

it('is over by itself', () => {
  const { isOver } = show('off');
  act(() => void vi.runAllTimers());
  expect(isOver()).toBe(true);
});

it('never begins under reduced motion', () => {
  expect(show('on').isOver()).toBe(true);
});

it('is held once for each end: one that is come back to stands finished', () => {
  const end = {};
  const first = show('off', end);
  expect(first.isOver()).toBe(false);
  first.leave();
  expect(show('off', end).isOver()).toBe(true);
  expect(show('off', {}).isOver()).toBe(false);
});
