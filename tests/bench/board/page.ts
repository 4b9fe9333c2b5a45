/**
 * The board in a page of its own, measured as a player uses it: it starts, a tile is clicked, a pair is linked.
 * scripts/bench-board.mjs may put another version's component in the place of this one, so that one page measures both.
 */
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Board, Move } from '../../../core/board/board.ts';
import { SLOT, withoutPair } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { NO_POINTS } from '../../../core/game/setup/score.ts';
import { GameBoard } from '../../../renderer/board/game-board.tsx';
import { type DrawCounts, drawCounts, drawnSince, layerCanvases } from '../../support/draw-counts.ts';
import { isFrameAsked, realNow, runFrame } from './frames.ts';

/** One round's times in milliseconds, and how often each layer was drawn. */
export interface Sample {
  /** From the render to tiles that can be seen. */
  readonly startMs: number;
  /** From the press of a tile to a pixel of its mark. */
  readonly clickMs: number;
  /** Commit and first drawing of a link. */
  readonly linkMs: number;
  /** Scripts of an animation's frame, on average: a step of the clock is a tenth of one. */
  readonly frameMs: number;
  /** A fixed work of the same sort, for comparison: other programs slow both. */
  readonly yardstickMs: number;
  readonly startDraws: DrawCounts;
  readonly clickDraws: DrawCounts;
  readonly linkDraws: DrawCounts;
}

const KINDS = 20;
const describeCell = (cell: number, kind: number) => `${cell}: ${kind}`;
let show: (state: { board: Board; events: readonly GameEvent[] }) => void = () => {};

function rectangle(width: number, height: number): Board {
  const count = width * height;
  return {
    width,
    height,
    marks: new Array<number>(count).fill(SLOT),
    cells: Array.from({ length: count }, (_, cell) => ((cell * 7 + Math.floor(cell / width)) % KINDS) + 1),
  };
}

function BoardUnderTest({ first }: { readonly first: Board }) {
  const [{ board, events }, setState] = useState<{ board: Board; events: readonly GameEvent[] }>({
    board: first,
    events: [],
  });
  const [selected, setSelected] = useState<number | null>(null);
  show = setState;
  return createElement(GameBoard, {
    ...{ board, events, selected, describeCell, label: 'board' },
    onPick: (cell: number) => flushSync(() => setSelected(cell)),
  });
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function runUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    runFrame();
    await nextTask();
  }
}

/** Frames until none is asked for. */
async function settle(): Promise<number[]> {
  const times: number[] = [];
  for (let idle = 0; idle < 3; idle++) {
    while (isFrameAsked()) times.push(runFrame());
    await nextTask();
  }
  return times;
}

function isSeen(layer: number, cell: number, { width }: Board): boolean {
  const canvas = layerCanvases()[layer];
  const box = document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
  if (canvas === undefined || box === undefined || canvas.width <= 1 || box.width === 0) return false;
  const place = canvas.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2 - place.left, box.top + box.height / 2 - place.top];
  const pixel = canvas.getContext('2d')?.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data;
  return width > 0 && (pixel?.[3] ?? 0) > 0;
}

function pressTile(cell: number): void {
  const element = document.querySelector(`[data-cell="${cell}"]`);
  const box = element?.getBoundingClientRect();
  if (element === null || box === undefined) throw new Error(`No cell ${cell}`);
  const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
  const init = { clientX, clientY, bubbles: true, isPrimary: true, button: 0, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
}

function linked(board: Board, move: Move): readonly GameEvent[] {
  const [from, to] = move.map((cell) => [cell % board.width, Math.floor(cell / board.width)] as const);
  if (from === undefined || to === undefined) return [];
  const line = [from, [from[0], -1], [to[0], -1], to] as const;
  const kind = board.cells[move[0]] ?? 0;
  return [{ type: 'linked', move, kind, line, turns: 2, points: NO_POINTS, by: 'player' }];
}

const yardCanvas = document.createElement('canvas');
yardCanvas.width = 1_200;
yardCanvas.height = 800;

/** Small pictures and strokes, as in a frame of the board. */
function runYardstick(): number {
  const context = yardCanvas.getContext('2d');
  const sprite = new OffscreenCanvas(80, 80);
  sprite.getContext('2d')?.fillRect(10, 10, 60, 60);
  if (context === null) throw new Error('No canvas');
  const startedAt = realNow();
  for (let index = 0; index < 400; index++) {
    context.globalAlpha = (index % 10) / 10;
    context.drawImage(sprite, (index * 37) % 1_100, (index * 53) % 700, 60, 60);
    context.beginPath();
    context.moveTo(index, 0);
    context.lineTo(600, index * 2);
    context.stroke();
  }
  context.getImageData(5, 5, 1, 1);
  return realNow() - startedAt;
}

async function measure(width: number, height: number): Promise<Sample> {
  const yardstickMs = runYardstick();
  const board = rectangle(width, height);
  const home = Math.floor(height / 2) * width + Math.floor(width / 2);
  const move: Move = [home, home + 2];
  const host = document.getElementById('host');
  if (host === null) throw new Error('No host');
  const root: Root = createRoot(host);
  const startedAt = realNow();
  flushSync(() => root.render(createElement(BoardUnderTest, { first: board })));
  await runUntil(() => isSeen(0, home, board));
  const startMs = realNow() - startedAt;
  await settle();
  const startDraws = drawCounts();

  const clickedAt = realNow();
  pressTile(home);
  await runUntil(() => isSeen(1, home, board));
  const clickMs = realNow() - clickedAt;
  await settle();
  const clickDraws = drawnSince(startDraws);

  const beforeLink = drawCounts();
  const linkedAt = realNow();
  flushSync(() =>
    show({ board: { ...board, cells: withoutPair(board.cells, move) }, events: linked(board, move) }),
  );
  const linkMs = realNow() - linkedAt;
  const frames = await settle();
  const frameMs = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
  const linkDraws = drawnSince(beforeLink);
  root.unmount();
  await settle();
  return { startMs, clickMs, linkMs, frameMs, yardstickMs, startDraws, clickDraws, linkDraws };
}

declare global {
  interface Window {
    measureBoard: typeof measure;
  }
}
window.measureBoard = measure;
