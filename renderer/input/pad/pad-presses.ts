/** Reads pads as a sequence of presses, with repeats while a direction is held. Pure: readings and times come in. */
import { PAD_BUTTONS } from './pad-buttons.ts';

/** The part of a `Gamepad` that is read. */
export interface PadReading {
  readonly buttons: readonly Pick<GamepadButton, 'pressed' | 'value'>[];
  /** From −1 to 1: left stick across and down, right stick across and down. */
  readonly axes: readonly number[];
}

export interface PadPress {
  /** The key that the press stands for. */
  readonly key: string;
  /** A stick leads from control to control; the cross also means what arrow keys mean on a screen. */
  readonly isStick: boolean;
  readonly isRepeat: boolean;
}

/** The inputs that are held, by name, and when each of them is told next; infinite for those that do not repeat. */
export type HeldInputs = ReadonlyMap<string, number>;

/** A stick counts once it is pushed this far, and no longer once it has returned this far. */
const PUSHED = 0.55;
const RELEASED = 0.4;
/** A direction that is held repeats after the first time, and then at intervals of the second, in milliseconds. */
export const REPEAT_AFTER_MS = 380;
export const REPEAT_EVERY_MS = 110;

const STICKS = [
  { name: 'stick ArrowLeft', axis: 0, sign: -1 },
  { name: 'stick ArrowRight', axis: 0, sign: 1 },
  { name: 'stick ArrowUp', axis: 1, sign: -1 },
  { name: 'stick ArrowDown', axis: 1, sign: 1 },
] as const;

/** The names of what is down in a reading. Of a stick that is pushed askew only the stronger axis counts. */
function downIn({ buttons, axes }: PadReading, held: HeldInputs): readonly string[] {
  const pressed = buttons.flatMap(({ pressed, value }, index) => {
    const key = PAD_BUTTONS[index]?.key;
    return key !== undefined && (pressed || value > PUSHED) ? [key] : [];
  });
  const [across = 0, down = 0] = axes;
  const stronger = Math.abs(across) >= Math.abs(down) ? 0 : 1;
  const pushed = STICKS.filter(({ name, axis, sign }) => {
    const push = (axes[axis] ?? 0) * sign;
    return axis === stronger && push > (held.has(name) ? RELEASED : PUSHED);
  });
  return [...pressed, ...pushed.map(({ name }) => name)];
}

/** Returns the presses of a reading at the time `now` (ms), and what is held after it. */
export function readPresses(
  reading: PadReading,
  held: HeldInputs,
  now: number,
): { readonly held: HeldInputs; readonly presses: readonly PadPress[] } {
  const after = new Map<string, number>();
  const presses: PadPress[] = [];
  for (const name of downIn(reading, held)) {
    const next = held.get(name);
    if (next !== undefined && next > now) {
      after.set(name, next);
      continue;
    }
    const key = name.replace('stick ', '');
    const isRepeating = key.startsWith('Arrow');
    const wait = next === undefined ? REPEAT_AFTER_MS : REPEAT_EVERY_MS;
    after.set(name, isRepeating ? now + wait : Number.POSITIVE_INFINITY);
    presses.push({ key, isStick: key !== name, isRepeat: next !== undefined });
  }
  return { held: after, presses };
}
