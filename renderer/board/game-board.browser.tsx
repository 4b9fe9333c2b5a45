import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { withoutPair } from '../../core/board/board.ts';
import { NO_POINTS } from '../../core/game/setup/score.ts';
import { until, untilTrue } from '../../tests/support/until.ts';
import type { BoardHandle, GameBoardProps } from './board-props.ts';
import { drawRectangle } from './gallery/gallery-boards.ts';
import { GameBoard } from './game-board.tsx';

const BOARD = drawRectangle(4, 4);
let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement('div');
  host.style.cssText = 'position:fixed;inset:0;width:600px;height:500px';
  document.body.replaceChildren(host);
  root = createRoot(host);
});

afterEach(() => root.unmount());

const inEnglish = (cell: number, kind: number) => `cell ${cell} kind ${kind}`;

async function show(props: Partial<GameBoardProps> = {}): Promise<void> {
  const board = <GameBoard board={BOARD} selected={null} label="board" describeCell={inEnglish} {...props} />;
  flushSync(() => root.render(<StrictMode>{board}</StrictMode>));
  await untilTrue(
    () => props.decorative === true || host.querySelector('[role="gridcell"][aria-label*="cell"]') !== null,
  );
}

const label = (cell: number) => host.querySelector(`[data-cell="${cell}"]`)?.getAttribute('aria-label');

it('mounts once under StrictMode and leaves nothing', async () => {
  await show();
  expect(host.querySelectorAll('[role="grid"]').length).toBe(1);
  expect(host.querySelectorAll('[data-part~="board-canvas"]').length).toBe(1);
  flushSync(() => root.render(null));
  expect(host.childElementCount).toBe(0);
});

it('calls the callback of its last render', async () => {
  const [old, now] = [vi.fn(), vi.fn()];
  await show({ onPick: old });
  await show({ onPick: now });
  await userEvent.click(host.querySelector('[data-cell="6"]') ?? host);
  expect(now.mock.calls).toEqual([[6]]);
  expect(old).not.toHaveBeenCalled();
});

it('names a cell by what lies there now, and all cells in another language', async () => {
  await show();
  const kind = BOARD.cells[5] ?? 0;
  expect(label(5)).toBe(`cell 5 kind ${kind}`);
  const board = { ...BOARD, cells: withoutPair(BOARD.cells, [5, 6]) };
  const events = [
    { type: 'linked', move: [5, 6], kind, line: [], turns: 0, points: NO_POINTS, by: 'player' },
  ] as const;
  await show({ board, events });
  expect([label(5), label(6)]).toEqual(['cell 5 kind 0', 'cell 6 kind 0']);
  await show({ board, events, describeCell: (cell) => `第 ${cell} 格 cell` });
  expect(label(5)).toBe('第 5 格 cell');
});

it('shows what is selected and hides all on pause', async () => {
  await show({ selected: 3 });
  expect(host.querySelector('[aria-selected="true"]')?.getAttribute('data-cell')).toBe('3');
  await show({ selected: 3, hidden: true });
  expect(
    [...host.querySelectorAll('[data-part~="board"] > *')].filter((child) => child.checkVisibility()),
  ).toEqual([]);
});

it('gives its handle once it can be used', async () => {
  const ref = { current: null as BoardHandle | null };
  await show({ ref });
  ref.current?.focusCell(7);
  expect(document.activeElement?.getAttribute('data-cell')).toBe('7');
});

it('as a decoration is out of reach for keys, pointers and screen readers', async () => {
  await show({ decorative: true });
  await untilTrue(() => host.querySelector('canvas') !== null);
  expect(host.querySelector('[role="grid"], [role="gridcell"], [tabindex]')).toBeNull();
  expect(host.querySelector('[data-part~="board-canvas"]')?.getAttribute('aria-hidden')).toBe('true');
});

it('tells at first that a board that fits has no other size, as the one before it may have had', async () => {
  const onZoom = vi.fn();
  await show({ onZoom });
  await until(() => expect(onZoom).toHaveBeenCalled());
  expect(onZoom.mock.lastCall?.[0]).toMatchObject({ isCramped: false, canZoomIn: false });
});
