import { expect } from '@playwright/test';
import { resizeTo } from './harness/layout.ts';
import { startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const PHONE = { width: 390, height: 844 };

test('the filters of the games show all of their words on a phone', async ({ app }) => {
  const { page } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  await page.keyboard.press('a');
  await page.getByRole('radio').last().check({ force: true });
  await page.getByTestId('shown').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your games', exact: true }).click();
  await page.getByRole('button', { name: 'All games', exact: true }).click();
  await resizeTo(page, PHONE);
  await expect(page.locator('[data-screen="games"] select')).toHaveCount(3);
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
