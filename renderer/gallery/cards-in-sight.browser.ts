import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../tests/support/mounted-screen.tsx';

/** Narrow and not high: a card of a game has the least room that it is composed for. */
const WIDTH = 480;
const HEIGHT = 600;

it.each([
  ['end-time-up', '[data-testid="to-review"]'],
  ['end-won', '[data-testid="to-review"]'],
  ['dead', '[data-testid="loss-card"] > button'],
  ['pause', '[data-testid="paused"] button'],
])('%s has its ways on in sight in a small window', async (state, way) => {
  await page.viewport(WIDTH, HEIGHT);
  const { place, unmount } = await mountScreen(state, way);
  const { bottom, left, right } = (place.querySelector(way) as HTMLElement).getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(HEIGHT);
  expect([left >= 0, right <= WIDTH]).toEqual([true, true]);
  unmount();
});

it('a pause has its moon above its words', async () => {
  await page.viewport(WIDTH, HEIGHT);
  const { place, unmount } = await mountScreen('pause', '#pause-title');
  const title = place.querySelector('#pause-title') as HTMLElement;
  const moon = place.querySelector('[data-sky]') as HTMLElement;
  expect(moon.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
  expect(moon.getBoundingClientRect().height).toBeGreaterThan(100);
  unmount();
});

it('a cleared level keeps its ways on in sight, however much there is to read above them', async () => {
  await page.viewport(WIDTH, HEIGHT);
  document.documentElement.style.fontSize = '24px';
  const { place, unmount } = await mountScreen('level-cleared', '[data-testid="level-won"] button');
  const card = place.querySelector('[data-testid="level-won"]') as HTMLElement;
  const way = [...card.querySelectorAll('button')].at(-1) as HTMLElement;
  expect(card.scrollHeight).toBeGreaterThan(card.clientHeight);
  expect(way.getBoundingClientRect().bottom).toBeLessThanOrEqual(HEIGHT);
  unmount();
  document.documentElement.style.fontSize = '';
});

it('the menu of a pause is whole and in sight in a low window', async () => {
  await page.viewport(640, 400);
  const { place, unmount } = await mountScreen('pause', '[data-testid="pause-more"] summary');
  (place.querySelector('[data-testid="pause-more"] summary') as HTMLElement).click();
  const card = place.querySelector('[data-testid="pause-more"] summary + *') as HTMLElement;
  await expect.poll(() => card.getClientRects().length).toBeGreaterThan(0);
  // Two columns stand there: a menu that reached over the foot of the first would go on in the second.
  expect([...card.getClientRects()].map(({ top, bottom }) => top >= 0 && bottom <= 400)).toEqual([true]);
  unmount();
});
