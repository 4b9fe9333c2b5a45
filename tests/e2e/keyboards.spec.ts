/** Keyboards of other layouts. Playwright's own keyboard is that of the United States, so keys go through the browser's protocol. */
import { type CDPSession, expect } from '@playwright/test';
import { drag, drawYourOwn } from './harness/drawing.ts';
import { clearingOf, countTilesShown, linkAll, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const CTRL = 2;

/** Presses a key that types `key` and stands where `code` says. */
async function pressKey(session: CDPSession, key: string, code: string, modifiers = 0): Promise<void> {
  for (const type of ['keyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', { type, key, code, modifiers });
}

test('keys mean the same on keyboards with other letters, and digits need no Shift', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);

  await test.step('Russian: я takes a link back', async () => {
    await startTemplate(page, 'Play Stairs');
    const before = await countTilesShown(page);
    await linkAll(page, (await clearingOf(page)).slice(0, 1));
    await pressKey(session, 'я', 'KeyZ');
    await expect.poll(() => countTilesShown(page)).toBe(before);
    await page.getByRole('button', { name: 'Home', exact: true }).click();
  });

  await test.step('Russian: Ctrl and ы save a drawing, and the browser hears nothing of it', async () => {
    await drawYourOwn(page);
    await drag(page, [1, 1], [4, 1]);
    await page.evaluate(() => {
      // Hears of it first, and looks once every other listener has.
      const note = (event: KeyboardEvent) =>
        setTimeout(() => {
          document.body.dataset.prevented = String(event.defaultPrevented);
        });
      window.addEventListener('keydown', note, { capture: true });
    });
    await pressKey(session, 'ы', 'KeyS', CTRL);
    await expect(page.getByTestId('notice')).toContainText('Saved');
    await expect(page.locator('body')).toHaveAttribute('data-prevented', 'true');
  });

  await test.step('Esc puts back what stood in a field, and then closes the dialog around it', async () => {
    await page.keyboard.press('p');
    await page.getByRole('radio', { name: 'Text', exact: true }).check();
    const field = page.getByRole('dialog').getByRole('textbox');
    const first = await field.inputValue();
    await field.fill('Boat');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue(first);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Home', exact: true }).click();
  });

  await test.step('French: & looks at the first pair of a puzzle, é at the second', async () => {
    await page.getByTestId('puzzles').click();
    await page.getByTestId('practice').click();
    const candidate = (index: number) => page.locator('[data-screen="find"] li > button').nth(index);
    await expect(candidate(0)).toBeVisible();
    await pressKey(session, '&', 'Digit1');
    await expect(candidate(0)).toHaveAttribute('aria-pressed', 'true');
    await pressKey(session, 'é', 'Digit2');
    await expect(candidate(1)).toHaveAttribute('aria-pressed', 'true');
  });
});
