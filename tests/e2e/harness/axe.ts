import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/**
 * Expects axe to find nothing against WCAG 2.1 A and AA, in the light theme and in the dark one; what it finds is told in
 * short lines. The page must follow the system's theme. Between the themes only colours differ, so the dark one is asked
 * about contrast alone. Motion is reduced: colours on their way are no findings.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findings(new AxeBuilder({ page }).withTags(TAGS)), `${what} (light)`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findings(new AxeBuilder({ page }).withRules('color-contrast')), `${what} (dark)`).toEqual([]);
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
