// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Board } from '../../core/board/board.ts';
import type { BoardHandle } from '../board/board-props.ts';
import { WindowServices } from '../services/services.ts';
import { ServicesContext } from '../services/use-service.ts';
import { SETTINGS } from '../state/settings.ts';
import { createLeftStage, LEFT_STAGE } from '../state/shown/left-stage.ts';
import { useArrival } from './use-arrival.ts';

const BOARD: Board = { width: 2, height: 1, marks: [-1, -1], cells: [1, 1] };

/** Lets a board arrive from home; returns how often its room moved, where the picture went, and whether it came from there. */
async function arrive(reducedMotion: 'on' | 'off') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const stage = createLeftStage();
  stage.leave({ board: BOARD, left: 10, top: 20, cell: 30 });
  const room = document.createElement('div');
  const animate = vi.fn();
  Object.assign(room, { animate });
  const layout = () => ({ columns: 2, rows: 1, left: 0, top: 0, cell: 60 });
  const sight = { watch: (seen: () => void) => seen() };
  // As much of a board as its arrival asks.
  const handle = { layout, element: () => room, sight } as unknown as BoardHandle;
  const services = new WindowServices()
    .provide(LEFT_STAGE, stage)
    .provide(SETTINGS, { store: createStore(() => ({ settings: { reducedMotion } })) } as never);
  let arrives = false;
  const Probe = () => {
    arrives = useArrival(BOARD, handle);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(createElement(ServicesContext, { value: services }, createElement(Probe))),
  );
  await act(async () => root.unmount());
  const pictureGoes = document.documentElement.style.getPropertyValue('--arrival');
  document.documentElement.removeAttribute('style');
  return { moves: animate.mock.calls.length, pictureGoes, arrives };
}

it('lets a board grow out of the one on the stage, whose picture goes with it', async () => {
  // The middles: on the stage (40, 35), on the table (60, 30); the cells of 30 pixels become 60.
  expect(await arrive('off')).toEqual({
    moves: 1,
    pictureGoes: 'translate(20px, -5px) scale(2)',
    arrives: true,
  });
});

it('lets the board stand in its place at once where motion is reduced', async () => {
  expect(await arrive('on')).toEqual({ moves: 0, pictureGoes: '', arrives: true });
});
