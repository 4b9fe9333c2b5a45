import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../tests/support/mounted-screen.tsx';

/** A review that found no critical choice. */
const NO_CHOICE = vi.hoisted(() => ({
  review: { version: 1, stretches: [], moves: [], lostAt: null, critical: 0, kept: 0, only: 0 },
  losses: [],
  technique: null,
}));
vi.mock('../screens/play/ending/told-review.ts', () => ({ tellReview: async () => NO_CHOICE }));

it('the sign of a review stands beside its sentence', async () => {
  await page.viewport(640, 400);
  const { place, unmount } = await mountScreen('end-won', '[data-testid="end-review"][data-told="true"]');
  const line = place.querySelector('[data-testid="end-review"] > p');
  const [sign, sentence] = [...(line?.children ?? [])].map((part) => part.getBoundingClientRect());
  if (sign === undefined || sentence === undefined) throw new Error('no sign, or no sentence');
  expect(sentence.left).toBeGreaterThanOrEqual(sign.right);
  expect(sentence.top).toBeLessThan(sign.bottom);
  unmount();
});

it.each(['end-given-up', 'end-shown'])(
  'there is none beside what %s says of the board or of who took its pairs',
  async (end) => {
    const { place, unmount } = await mountScreen(end, '[data-testid="end-review"][data-told="true"]');
    const line = place.querySelector('[data-testid="end-review"] > p');
    expect(line?.textContent).toMatch(/\S/);
    expect(line?.querySelector('svg')).toBeNull();
    unmount();
  },
);
