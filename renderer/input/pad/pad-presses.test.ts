import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAD_BUTTONS } from './pad-buttons.ts';
import {
  type HeldInputs,
  type PadReading,
  REPEAT_AFTER_MS,
  REPEAT_EVERY_MS,
  readPresses,
} from './pad-presses.ts';

const up = { pressed: false, value: 0 };
const down = { pressed: true, value: 1 };

/** A reading in which the buttons of some keys are down, and the left stick stands somewhere. */
function reading(keys: readonly string[] = [], axes: readonly number[] = [0, 0, 0, 0]): PadReading {
  return { axes, buttons: PAD_BUTTONS.map((button) => (keys.includes(button?.key ?? '') ? down : up)) };
}

/** The keys that are told when one reading follows another, every 16 ms. */
function told(readings: readonly PadReading[]): readonly string[] {
  let held: HeldInputs = new Map();
  return readings.flatMap((each, index) => {
    const read = readPresses(each, held, index * 16);
    held = read.held;
    return read.presses.map(
      ({ key, isStick, isRepeat }) => `${isStick ? 'stick ' : ''}${key}${isRepeat ? ' again' : ''}`,
    );
  });
}

describe('a press', () => {
  it('is told once, however long a button is held', () => {
    expect(told(Array(200).fill(reading(['Enter'])))).toEqual(['Enter']);
  });

  it('is told again after it was let go', () => {
    expect(told([reading(['PadX']), reading(), reading(['PadX'])])).toEqual(['PadX', 'PadX']);
  });

  it('of a trigger counts when it is pulled, pressed or not', () => {
    const pulled = {
      ...reading(),
      buttons: PAD_BUTTONS.map((_, index) => (index === 6 ? { pressed: false, value: 0.9 } : up)),
    };
    expect(told([pulled])).toEqual(['PadL2']);
  });

  it('of buttons that mean nothing, or that a pad has beyond the standard ones, is not told', () => {
    expect(told([{ axes: [], buttons: Array(24).fill(down) }]).length).toBe(
      PAD_BUTTONS.filter((button) => button !== null).length,
    );
  });
});

describe('a direction', () => {
  it('repeats while it is held: after a while, then quicker', () => {
    let held: HeldInputs = new Map();
    const times = Array.from({ length: 1_000 }, (_, ms) => ms).filter((ms) => {
      const read = readPresses(reading(['ArrowLeft']), held, ms);
      held = read.held;
      return read.presses.length > 0;
    });
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(steps[0]).toBe(REPEAT_AFTER_MS);
    expect(new Set(steps.slice(1))).toEqual(new Set([REPEAT_EVERY_MS]));
  });

  it.each([
    ['a little to the right', [0.3, 0], []],
    ['right', [1, 0], ['stick ArrowRight']],
    ['left', [-0.8, 0.2], ['stick ArrowLeft']],
    ['down, a little aside', [0.5, 0.9], ['stick ArrowDown']],
    ['up', [0, -1], ['stick ArrowUp']],
  ])('of the stick: %s', (_, axes, keys) => {
    expect(told([reading([], axes)])).toEqual(keys);
  });

  it('of a stick that trembles where it begins to count is told once', () => {
    expect(told([0.56, 0.5, 0.56, 0.45, 0.6].map((x) => reading([], [x, 0])))).toEqual(['stick ArrowRight']);
  });
});

it('tells a first press for each time that an input goes down, whatever happens between', () => {
  const pads = fc.array(fc.subarray(['Enter', 'Escape', 'PadY', 'ArrowUp']), { maxLength: 60 });
  fc.assert(
    fc.property(pads, (sequence) => {
      const first = told(sequence.map((keys) => reading(keys))).filter((text) => !text.endsWith('again'));
      const begun = sequence.flatMap((keys, index) =>
        keys.filter((key) => !sequence[index - 1]?.includes(key as 'Enter')),
      );
      expect([...first].sort()).toEqual([...begun].sort());
    }),
  );
});
