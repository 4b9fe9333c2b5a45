import { expect, type Page } from '@playwright/test';

type Group = 'tiles' | 'look' | 'people' | 'sound' | 'play' | 'control' | 'data';

/** Shows the settings of a group, whichever was shown before. */
export async function openGroup(page: Page, group: Group): Promise<void> {
  const row = page.getByTestId(`settings-${group}`);
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
}

/** From home chooses one of the settings of sound and time, and comes back. */
export async function chooseTime(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'sound');
  const choice = page.getByRole('group', { name: group, exact: true });
  await choice.getByRole('radio', { name, exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
}

/** Cards between levels, the combo and notices stay until they are closed, so that a slow machine sees them too. */
export async function keepPassingWords(page: Page): Promise<void> {
  await chooseTime(page, 'Time to read', 'Until I close it');
}
