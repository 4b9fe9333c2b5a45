import type { Page } from '@playwright/test';

/**
 * Puts Playwright's clock into a page that has been open for a while. That clock begins at zero, so without the step after it
 * the game's clock would fall back by the page's age, which on a busy machine is minutes.
 */
export async function installClock(page: Page): Promise<void> {
  const ageMs = await page.evaluate(() => performance.now());
  await page.clock.install();
  await page.clock.fastForward(ageMs);
}

/** Playwright stops its clock at a time to come: longer than it takes to say so. */
const AHEAD_MS = 5_000;

/** After a few seconds lets no time go by in the page but what `fastForward` gives it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}
