import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountScreen } from '../../tests/support/mounted-screen.tsx';

it('a menu stays while its own words are pressed, and closes by a press elsewhere', async () => {
  await page.viewport(1280, 800);
  const { place, unmount } = await mountScreen('end-won', '[data-testid="more-ways"]');
  const menu = place.querySelector<HTMLDetailsElement>('[data-testid="more-ways"]');
  const [summary, words] = [menu?.querySelector('summary'), menu?.querySelector('dl, p')];
  if (!menu || !summary || !words) throw new Error('there is no menu with words');
  await userEvent.click(summary);
  expect(menu.open).toBe(true);
  await userEvent.click(words);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(menu.open).toBe(true);
  await userEvent.click(place, { position: { x: 4, y: 4 } });
  await expect.poll(() => menu.open).toBe(false);
  unmount();
});
