import { afterEach, expect, it } from 'vitest';
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
