/** The whole game by a game pad, without a key and without a pointer. */
import { expect, type Page } from '@playwright/test';
import { openGroup } from './harness/settings.ts';
import { clearingOf, countTilesShown, grid, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';
import { type Button, connectPad, type VirtualPad } from './harness/virtual-pad.ts';

const focusedCell = (page: Page) =>
  page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.cell ?? -1));

/** Walks over the board with the cross and picks. */
async function pickByPad(page: Page, pad: VirtualPad, cell: number): Promise<void> {
  const width = Number(await grid(page).getAttribute('aria-colcount'));
  const from = await focusedCell(page);
  if (from < 0) throw new Error('the focus is not on the board');
  const down = Math.floor(cell / width) - Math.floor(from / width);
  const across = (cell % width) - (from % width);
  const steps = (count: number, on: Button, back: Button) =>
    Array<Button>(Math.abs(count)).fill(count > 0 ? on : back);
  await pad.press(...steps(down, 'down', 'up'), ...steps(across, 'right', 'left'));
  expect(await focusedCell(page)).toBe(cell);
  await pad.press('a');
}

test('a game is begun, linked, taken back, hinted at and paused by pad', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  const pad = await connectPad(page);

  await test.step('the first press shows where the focus is, the second one presses', async () => {
    await startTemplate(page, 'Play Stairs');
    await expect.poll(() => focusedCell(page)).toBeGreaterThanOrEqual(0);
  });

  const before = await countTilesShown(page);
  const [first] = await clearingOf(page);
  if (first === undefined) throw new Error('no move');

  await test.step('a pair is linked', async () => {
    for (const cell of first) await pickByPad(page, pad, cell);
    await expect.poll(() => countTilesShown(page)).toBe(before - 2);
  });

  await test.step('the buttons of the bar show the signs of the pad', async () => {
    await expect(page.locator('[data-command="undo"]').getByText('Ⓨ', { exact: true })).toBeVisible();
    await expect(page.locator('[data-command="hint"]').getByText('Ⓧ', { exact: true })).toBeVisible();
    await expect(page.getByText('Ⓧ', { exact: true })).toHaveCSS('opacity', /^0\.[5-9]|^1/);
  });

  await test.step('Y takes it back, X hints', async () => {
    await pad.press('y');
    await expect.poll(() => countTilesShown(page)).toBe(before);
    await pad.press('x');
    await expect(page.getByRole('status').filter({ hasText: /rows/ }).first()).toBeAttached();
  });

  await test.step('the shoulders go round the tiles of one picture', async () => {
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const picture = async () => (await label()).split(',')[0];
    const [from, like] = [await focusedCell(page), await picture()];
    await pad.press('r1');
    expect(await focusedCell(page)).not.toBe(from);
    expect(await picture()).toBe(like);
    await pad.press('l1');
    expect(await focusedCell(page)).toBe(from);
  });

  await test.step('Menu pauses, and the button that goes on has the focus', async () => {
    await pad.press('menu');
    await expect(page.getByTestId('paused')).toBeVisible();
    await pad.press('a');
    await expect(page.getByTestId('paused')).toHaveCount(0);
  });

  await test.step('beyond the last row lies the bar', async () => {
    const rows = Number(await grid(page).getAttribute('aria-rowcount'));
    await pad.hold('up', 40 * rows);
    expect(await focusedCell(page)).toBeGreaterThanOrEqual(0);
    await pad.press(...Array<Button>(rows + 1).fill('down'));
    expect(await page.evaluate(() => document.activeElement?.closest('[role="toolbar"]') !== null)).toBe(
      true,
    );
    await pad.press('up');
    expect(await focusedCell(page)).toBeGreaterThanOrEqual(0);
  });

  await test.step('B goes home', async () => {
    await pad.press('b');
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
  });
});

test('settings are changed and a sheet is opened and closed by pad', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  const pad = await connectPad(page, 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  await page.getByRole('button', { name: 'Settings', exact: true }).first().focus();
  await pad.press('a');
  await openGroup(page, 'sound');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  const before = Number(await slider.inputValue());
  await pad.press('left', 'left');
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(before);
  await pad.press('b');
  await expect(page.locator('[data-screen="home"]')).toBeVisible();

  await pad.press('view');
  await expect(page.getByTestId('pad-keys')).toContainText('ZL');
  await pad.press('b');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await pad.disconnect();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByTestId('pad-keys')).toHaveCount(0);
});
