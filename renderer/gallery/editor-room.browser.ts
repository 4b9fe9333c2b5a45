import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type MountedScreen, mountScreen } from '../../tests/support/mounted-screen.tsx';

let screen: MountedScreen;

afterEach(() => {
  screen.unmount();
  document.documentElement.style.fontSize = '';
});

// The room decides whether there are buttons to zoom by. Where these made the room smaller, its observer looped.
it.each(['100%', '112.5%', '131.25%', '200%'])(
  'a drawing has the same room with and without buttons under it, with text of %s',
  async (size) => {
    document.documentElement.style.fontSize = size;
    screen = await mountScreen('editor', '[data-part~="drawing-zoom-step"]');
    const { place } = screen;
    const roomOf = () => place.querySelector('[data-part~="drawing"]')?.getBoundingClientRect().height;
    const withButtons = roomOf();
    place.querySelector('[data-part~="drawing-zoom"]')?.remove();
    expect(roomOf()).toBe(withButtons);
  },
);

// Two rules of columns met in a window that is narrow and short, and the tools stood in a column as wide as the page.
it.each([
  [390, 844],
  [480, 600],
  [540, 690],
])('the tools stand in one row above the drawing at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  screen = await mountScreen('editor', '[data-part~="drawing"] canvas');
  const first = [...screen.place.querySelectorAll('[data-part~="bar-group"] [data-first="true"]')];
  const tops = new Set(first.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(first.length).toBeGreaterThan(1);
  expect(tops.size).toBe(1);
  await page.viewport(900, 700);
});
