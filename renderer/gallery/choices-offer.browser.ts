import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../tests/support/mounted-screen.tsx';

const told = vi.hoisted(() => ({ tell: (_review: unknown): void => undefined }));
vi.mock('../screens/play/ending/told-review.ts', () => ({
  tellReview: () =>
    new Promise((resolve) => {
      told.tell = resolve;
    }),
}));

/** A review that found no critical choice. */
const NO_CHOICE = {
  review: { version: 1, stretches: [], moves: [], lostAt: null, critical: 0, kept: 0, only: 0 },
  losses: [],
  technique: null,
};

/** Returns the places of the buttons, once none has moved for some frames: fonts and a new size of the window come late. */
async function placesAtRest(buttons: readonly HTMLElement[]): Promise<readonly string[]> {
  await document.fonts.ready;
  const places = () =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return `${button.textContent}: ${[x, y, width, height].join(' ')}`;
    });
  let seen = places();
  for (let still = 0; still < 10; still++) {
    await new Promise(requestAnimationFrame);
    const now = places();
    if (now.join() !== seen.join()) still = 0;
    seen = now;
  }
  return seen;
}

it.each([
  [1280, 800],
  [800, 600],
  [720, 560],
  [640, 400],
  [480, 480],
  [390, 780],
])('the offer of a board with choices moves no button of the end at %i×%i', async (width, height) => {
  await page.viewport(width, height);
  const { place, unmount } = await mountScreen('end-won', '[data-testid="end-review"]');
  // The offer lies behind *More*: the buttons beside it are looked at while it is open.
  place.querySelector('summary')?.click();
  const buttons = [...place.querySelectorAll('button')];
  const before = await placesAtRest(buttons);
  await vi.waitUntil(() => {
    told.tell(NO_CHOICE);
    return place.querySelector('[data-testid="choices-offer"]');
  });
  expect(await placesAtRest(buttons)).toEqual(before);
  unmount();
});
