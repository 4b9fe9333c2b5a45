/** A game pad that is not there: the page reads it as it reads a real one. */
import type { Page } from '@playwright/test';

/** Indices in the standard mapping of the Gamepad API. */
export const BUTTON = {
  a: 0,
  b: 1,
  x: 2,
  y: 3,
  l1: 4,
  r1: 5,
  l2: 6,
  r2: 7,
  view: 8,
  menu: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};
export type Button = keyof typeof BUTTON;
export type Stick = 'stick-left' | 'stick-right' | 'stick-up' | 'stick-down';

const STICK: Readonly<Record<Stick, readonly [axis: number, push: number]>> = {
  'stick-left': [0, -1],
  'stick-right': [0, 1],
  'stick-up': [1, -1],
  'stick-down': [1, 1],
};

interface PadWindow {
  virtualPad: {
    buttons: { pressed: boolean; value: number }[];
    axes: number[];
    id: string;
    connected: boolean;
    looks: number;
    /** The buttons and sticks that are let go once the page has looked so often more. */
    held: { part: 'buttons' | 'axes'; index: number; looks: number }[];
  } | null;
}

export interface VirtualPad {
  /** Presses and lets go, one after the other. */
  press(...inputs: readonly (Button | Stick)[]): Promise<void>;
  /** Holds a button until the page has looked so often. */
  hold(input: Button, looks: number): Promise<void>;
  /** Holds the right stick for some looks of the page. */
  scroll(down: number, looks: number): Promise<void>;
  disconnect(): Promise<void>;
}

/** Connects a pad to a page; it takes the place of one that was connected before. */
export async function connectPad(
  page: Page,
  id = 'Xbox Wireless Controller (STANDARD GAMEPAD)',
): Promise<VirtualPad> {
  await page.evaluate((name) => {
    const pads = window as unknown as PadWindow;
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, value: 0 }));
    pads.virtualPad = { buttons, axes: [0, 0, 0, 0], id: name, connected: true, looks: 0, held: [] };
    navigator.getGamepads = () => {
      const pad = pads.virtualPad;
      if (pad === null) return [null];
      pad.looks++;
      const { buttons, axes } = pad;
      const seen = { ...pad, buttons: [...buttons], axes: [...axes], index: 0, mapping: 'standard' };
      // Let go here, as many looks pass before a spec of a busy machine could: the page would take the press for a held one.
      pad.held = pad.held.filter((held) => {
        held.looks--;
        if (held.looks > 0) return true;
        if (held.part === 'axes') axes[held.index] = 0;
        else buttons[held.index] = { pressed: false, value: 0 };
        return false;
      });
      return [{ ...seen, timestamp: performance.now() } as unknown as Gamepad];
    };
    window.dispatchEvent(new Event('gamepadconnected'));
  }, id);
  const looked = (count: number) =>
    page.evaluate(async (wanted) => {
      const { virtualPad } = window as unknown as PadWindow;
      if (virtualPad === null) throw new Error('no pad');
      const until = virtualPad.looks + wanted;
      while (virtualPad.looks < until) await new Promise((resolve) => setTimeout(resolve, 4));
    }, count);
  const hold = async (part: 'buttons' | 'axes', index: number, value: number, looks: number) => {
    await page.evaluate(
      ([of, at, to, wanted]) => {
        const { virtualPad } = window as unknown as PadWindow;
        if (virtualPad === null) throw new Error('no pad');
        if (of === 'axes') virtualPad.axes[at] = to;
        else virtualPad.buttons[at] = { pressed: true, value: to };
        virtualPad.held.push({ part: of, index: at, looks: wanted });
      },
      [part, index, value, looks] as const,
    );
    // And one look at what was let go.
    await looked(looks + 1);
  };
  await looked(1);
  return {
    async press(...inputs) {
      for (const input of inputs) {
        if (input.startsWith('stick')) await hold('axes', ...STICK[input as Stick], 1);
        else await hold('buttons', BUTTON[input as Button], 1, 1);
      }
    },
    hold: (input, looks) => hold('buttons', BUTTON[input], 1, looks),
    scroll: (down, looks) => hold('axes', 3, down, looks),
    async disconnect() {
      await page.evaluate(() => {
        (window as unknown as PadWindow).virtualPad = null;
        window.dispatchEvent(new Event('gamepaddisconnected'));
      });
    },
  };
}
