import { expect, it } from 'vitest';
import { countHeld } from '../../tests/support/held-objects.ts';
import { mountScreen } from '../../tests/support/mounted-screen.tsx';

/** Six screens a test, on a busy machine. */
const TIMEOUT_MS = 180_000;
/** A board that is retained by mistake stays for ever; this bounds the waiting for it. */
const GARBAGE_MS = 30_000;

it.each([
  ['play', '[data-part~="board-canvas"] canvas'],
  ['editor', '[data-part~="drawing-picture"] canvas'],
  ['lab-pair', '[data-part~="board-canvas"] canvas'],
  ['review', '[data-part~="board-canvas"] canvas'],
])(
  'nothing of a board is held once it was left: %s',
  async (name, canvas) => {
    const openAndLeave = async () => {
      const screen = await mountScreen(name, canvas);
      const shown = await countHeld();
      screen.unmount();
      document.body.replaceChildren();
      return shown;
    };
    const shown = await openAndLeave();
    expect(Math.min(shown.stages, shown.canvases, shown.observers)).toBeGreaterThan(0);
    await openAndLeave();
    const second = await countHeld();
    expect(shown.listeners).toBeGreaterThan(second.listeners);
    for (let board = 3; board <= 6; board++) await openAndLeave();
    // Frames that were asked for still run, and hold their screen until then. Those of the test's own page are among the listeners.
    await expect
      .poll(countHeld, { timeout: GARBAGE_MS })
      .toEqual({ stages: 0, canvases: 0, observers: 0, listeners: second.listeners });
  },
  TIMEOUT_MS,
);
