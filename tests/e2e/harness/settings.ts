import type { Page } from '@playwright/test';

type Group = 'tiles' | 'look' | 'people' | 'sound' | 'play' | 'control' | 'data';

/** Shows the settings of a group, whichever was shown before. */
export async function openGroup(page: Page, group: Group): Promise<void> {
  const row = page.getByTestId(`settings-${group}`);
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
}
