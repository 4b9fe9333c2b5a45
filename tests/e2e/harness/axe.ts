import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expectNothingMoved } from './moved-controls.ts';
import { expectReachable } from './reach.ts';

const WCAG: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
};
const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * Expects axe to find nothing against WCAG 2.1 A and AA, in the light theme and in the dark one; what it finds is told in
 * short lines. The page must follow the system's theme. Between the themes only colours differ, so the dark one is asked
 * about contrast alone. Motion is reduced: colours on their way are no findings. A game pad must come to every control, and none may
 * have moved since it appeared.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNothingMoved(page, what);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findings(page, WCAG), `${what} (light)`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findings(page, CONTRAST), `${what} (dark)`).toEqual([]);
  await expectReachable(page, what);
}

/** axe's own runner for Playwright opens a second page for every run, for the sake of frames; the app has none. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    // Rules that passed are not described: of a board's thousands of cells that takes longest.
    const { violations } = await window.axe.run(document, { ...asked, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
