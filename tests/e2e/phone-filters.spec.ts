import { expect, type Locator, type Page } from '@playwright/test';
import { resizeTo } from './harness/layout.ts';
import { startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const PHONE = { width: 390, height: 844 };

/** So many days from now: the host's date goes ahead only. */
const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

/** A game that auto-play clears. */
async function autoPlay(page: Page, name: string): Promise<void> {
  await startTemplate(page, name);
  await page.keyboard.press('a');
  await page.getByRole('radio').last().check({ force: true });
  await page.getByTestId('shown').waitFor();
  await page.keyboard.press('Escape');
}

async function openGames(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  await page.getByRole('button', { name: 'All games', exact: true }).click();
  return page.locator('[data-screen="games"] select');
}

test('the filters of the games show all of their words on a phone', async ({ app }) => {
  const first = await app.launch({ now: later(40) });
  await autoPlay(first.page, 'Play Stairs');
  // Games of one template and of one month are not to be told apart by them.
  await expect(await openGames(first.page)).toHaveCount(1);
  await first.close();

  const { page } = await first.relaunch({ now: later(80) });
  await autoPlay(page, 'Play Two triangles');
  const lists = await openGames(page);
  await resizeTo(page, PHONE);
  await expect(lists).toHaveCount(3);
  expect(await page.evaluate(cutChoices)).toEqual([]);
});

/** The lists whose chosen words need more room than they have. Runs in the page. */
function cutChoices(): string[] {
  const selects = [...document.querySelectorAll<HTMLSelectElement>('[data-screen="games"] select')];
  const widths = selects.map((select) => select.offsetWidth);
  for (const select of selects)
    Object.assign(select.style, { flex: 'none', width: 'auto', fieldSizing: 'content' });
  return selects.flatMap((select, at) =>
    select.offsetWidth <= (widths[at] ?? 0) ? [] : [select.selectedOptions[0]?.text ?? ''],
  );
}
