import { expect, it } from 'vitest';
import { countHeld } from '../../tests/support/held-objects.ts';
import { mountScreen } from '../../tests/support/mounted-screen.tsx';

/** Six screens a test, on a busy machine. */
const TIMEOUT_MS = 180_000;

it.each([
  ['play', '.board-canvas canvas'],
  ['editor', '.drawing-picture canvas'],
  ['lab-pair', '.board-canvas canvas'],
  ['review', '.board-canvas canvas'],
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
    expect(Math.min(shown.stages, shown.canvases, shown.observers, shown.listeners)).toBeGreaterThan(0);
    await openAndLeave();
    const second = await countHeld();
    for (let board = 3; board <= 6; board++) await openAndLeave();
    const last = await countHeld();
    expect({ ...last, listeners: 0 }).toEqual({ stages: 0, canvases: 0, observers: 0, listeners: 0 });
    // Those of the test's own page are among them, and come and go.
    expect(last.listeners).toBeLessThanOrEqual(second.listeners);
  },
  TIMEOUT_MS,
);
