import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../tests/support/mounted-screen.tsx';
import { BoardLayers } from '../board/board-layers.ts';

const [WIDE, HIGH] = [
  { width: 900, height: 700 },
  { width: 390, height: 780 },
];

const columns = (place: HTMLElement) => place.querySelector('[role=grid]')?.getAttribute('aria-colcount');

async function turnTo({ width, height }: typeof WIDE): Promise<void> {
  await page.viewport(width, height);
}

afterEach(async () => {
  vi.restoreAllMocks();
  await turnTo(WIDE);
});

it('the tiles of a new game are laid once, however often its window is turned before the first link', async () => {
  const layIn = vi.spyOn(BoardLayers.prototype, 'layIn');
  const { place, unmount } = await mountScreen('play-new', '[data-part~="board-canvas"] canvas');
  await expect.poll(() => columns(place)).toBe('16');
  expect(layIn).toHaveBeenCalledTimes(1);
  await turnTo(HIGH);
  await expect.poll(() => columns(place)).toBe('10');
  await turnTo(WIDE);
  await expect.poll(() => columns(place)).toBe('16');
  expect(layIn).toHaveBeenCalledTimes(1);
  unmount();
});

/** Columns and rows of the board that an end shows. */
function sizeAt(picture: Element | null): readonly number[] {
  if (picture instanceof SVGSVGElement)
    return [picture.viewBox.baseVal.width, picture.viewBox.baseVal.height];
  const ratio = picture instanceof HTMLElement ? picture.style.getPropertyValue('--ratio') : '';
  return ratio.split('/').map(Number);
}

it.each([
  ['end-given-up', '[data-part~="still-board"]'],
  ['end-shown', '[data-part~="still-board"]'],
  ['end-won', '[data-part~="end-board"] svg'],
])('%s stands as its game stood', async (state, picture) => {
  await turnTo(HIGH);
  const { place, unmount } = await mountScreen(state, picture);
  const isHigh = () => {
    const [width = 0, height = 0] = sizeAt(place.querySelector(picture));
    return height > width;
  };
  await expect.poll(isHigh).toBe(true);
  unmount();
});

it('a review shows its board as the game showed it', async () => {
  await turnTo(HIGH);
  const { place, unmount } = await mountScreen('review-wide', '[data-part~="board-canvas"] canvas');
  await expect.poll(() => columns(place)).toBe('8');
  const stage = place.querySelector('[data-testid="review"] [data-part="board"]');
  const { width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {};
  expect(height).toBeGreaterThan(width);
  await turnTo(WIDE);
  await expect.poll(() => columns(place)).toBe('14');
  unmount();
});
