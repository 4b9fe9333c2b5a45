import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LINK_MS } from '../../theme/motion.ts';
import type { StageLayers } from '../stage/stage-layers.ts';
import { MotionLayer } from './motion-layer.ts';
import { planLine } from './motion-plans.ts';
import type { Motion } from './motions.ts';

/** About a sixtieth of a second, in whole milliseconds: so are the timers of the tests. */
const SCREEN_FRAME_MS = 16;

/** A screen's frames come at its own times, whenever one is asked for. */
function requestFrame(step: () => void) {
  return setTimeout(step, SCREEN_FRAME_MS - (performance.now() % SCREEN_FRAME_MS));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', requestFrame);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const LINE = [
  [0, 0],
  [1, 0],
] as const;
const LINKED: readonly Motion[] = [
  { type: 'thread', line: LINE, style: 'run', combo: 1, delayMs: 0, durationMs: LINK_MS },
  { type: 'taken', cell: 0, kind: 1, liftAtMs: 0, combo: 1, delayMs: 0, durationMs: LINK_MS },
];

/** Counts the drawings of the layer from the start of some motions on, until long after them. */
function drawsOf(motions: readonly Motion[], isSparing: boolean): number {
  const draw = vi.fn();
  const stage = { draw, setPainter: () => undefined } as unknown as StageLayers;
  new MotionLayer(stage, () => undefined, { isSparing }).play(motions);
  vi.advanceTimersByTime(60_000);
  return draw.mock.calls.length;
}

it('draws a frame while something moves, and none when nothing does', () => {
  const draws = drawsOf(LINKED, false);
  expect(draws).toBeGreaterThan(LINK_MS / 20);
  expect(draws).toBeLessThan(LINK_MS / 14);
});

it('draws half as many frames of a decoration', () => {
  expect(drawsOf(LINKED, true) / drawsOf(LINKED, false)).toBeLessThan(0.6);
});

it('draws a line that stands when it comes and when it goes, and not between', () => {
  expect(drawsOf(planLine(LINE, true), false)).toBe(2);
});
