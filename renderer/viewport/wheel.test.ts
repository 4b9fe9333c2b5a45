import { describe, expect, it } from 'vitest';
import { readWheel, type WheelTurn } from './wheel.ts';

const REST: WheelTurn = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  wheelDeltaY: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};
const read = (turn: Partial<WheelTurn>) => readWheel({ ...REST, ...turn });
const factorOf = (turn: Partial<WheelTurn>) => {
  const ask = read(turn);
  return ask.type === 'zoom' ? ask.factor : null;
};

describe('the wheel', () => {
  it('of a mouse zooms: away from the hand larger, towards it smaller', () => {
    expect(factorOf({ deltaY: -100, wheelDeltaY: 120 })).toBeGreaterThan(1.15);
    expect(factorOf({ deltaY: 100, wheelDeltaY: -120 })).toBeLessThan(0.87);
    expect(factorOf({ deltaY: -3, deltaMode: 1, wheelDeltaY: 120 })).toBeGreaterThan(1.05);
  });

  it('turned there and back leaves the size as it was', () => {
    const there = factorOf({ deltaY: -100, wheelDeltaY: 120 }) ?? 0;
    const back = factorOf({ deltaY: 100, wheelDeltaY: -120 }) ?? 0;
    expect(there * back).toBeCloseTo(1, 9);
  });

  it('with Ctrl or Cmd zooms, as a pinch on a trackpad does, which comes in small turns', () => {
    expect(factorOf({ deltaY: -4.5, wheelDeltaY: 13, ctrlKey: true })).toBeGreaterThan(1.03);
    expect(factorOf({ deltaY: -100, wheelDeltaY: 120, metaKey: true })).toBeGreaterThan(1.15);
  });

  it.each([
    ['two fingers on a trackpad', { deltaX: 4, deltaY: 7, wheelDeltaY: -21 }, [-4, -7]],
    ['two fingers straight down', { deltaY: 7.5, wheelDeltaY: -22 }, [-0, -7.5]],
    [
      'a wheel with Shift, wherever the system puts its turn',
      { deltaY: 100, wheelDeltaY: -120, shiftKey: true },
      [-100, 0],
    ],
    ['a wheel with Shift, turned sideways by the system', { deltaX: 100, shiftKey: true }, [-100, 0]],
    ['a tilted wheel', { deltaX: 100 }, [-100, -0]],
  ] as const)('of %s moves the board', (_, turn, [dx, dy]) => {
    expect(read(turn)).toEqual({ type: 'pan', dx, dy });
  });

  it('never leaps, however hard it is turned', () => {
    expect(factorOf({ deltaY: -6_000, wheelDeltaY: 7_200 })).toBeLessThan(3);
  });
});
