/** A board of 64 × 64 tiles in the smallest usual window. */
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFile, templateFile } from './harness/drawing.ts';
import { countTilesShown, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

const SIDE = 64;

async function startLarge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  const rows = Array.from({ length: SIDE }, () => 'o'.repeat(SIDE));
  const templates = [{ name: 'Large', filling: { kinds: 40, copies: 4 }, rows }];
  const content = JSON.stringify({ format: 'twofold-templates', version: 1, templates });
  await chooseFile(
    page,
    () => page.getByRole('button', { name: 'Import', exact: true }).click(),
    templateFile(content),
  );
  await expect(page.getByTestId('notice')).toBeVisible();
  await page.keyboard.press('Escape');
  await startTemplate(page, 'Play Large');
}

const cell = (page: Page, index: number) => page.locator(`[data-cell="${index}"]`);
const sideOf = async (page: Page) => (await cell(page, 0).boundingBox())?.width ?? 0;

async function isInWindow(page: Page, index: number): Promise<boolean> {
  const box = await cell(page, index).boundingBox();
  const board = await page.locator('[data-part~="board"]').boundingBox();
  if (box === null || board === null) return false;
  return (
    box.x >= board.x - 1 &&
    box.y >= board.y - 1 &&
    box.x + box.width <= board.x + board.width + 1 &&
    box.y + box.height <= board.y + board.height + 1
  );
}

test('a board too large for the window is zoomed, moved, hinted at and played', async ({ app }) => {
  const { page } = await app.launch({ viewport: { width: 1024, height: 700 } });
  await startLarge(page);
  const map = page.getByTestId('overview');
  const frame = map.locator('span');
  // Its tiles are legible from the start, and the map says where they lie.
  await expect.poll(() => sideOf(page)).toBe(36);
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Whole board', exact: true }).click();
  await expect.poll(() => sideOf(page)).toBe(7);
  await expect(page.getByRole('button', { name: 'Whole board', exact: true })).toBeDisabled();
  await map.click();
  await expect.poll(() => sideOf(page)).toBe(36);
  await page.keyboard.press('0');
  await expect.poll(() => sideOf(page)).toBe(7);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => sideOf(page)).toBe(36);
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, -120);
  await expect.poll(() => sideOf(page)).toBe(47);

  // The small map leads elsewhere, and follows what keys do.
  const place = await map.boundingBox();
  if (place === null) throw new Error('no small map');
  await page.mouse.click(place.x + place.width - 3, place.y + 3);
  await expect.poll(() => isInWindow(page, SIDE - 1)).toBe(true);
  await page.mouse.down();
  await page.mouse.move(place.x + 3, place.y + place.height - 3, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => isInWindow(page, SIDE * (SIDE - 1))).toBe(true);
  const low = (await frame.boundingBox())?.y ?? 0;
  await page.keyboard.press('Control+Home');
  await expect.poll(async () => (await frame.boundingBox())?.y ?? 0).toBeLessThan(low);
  await expect.poll(() => isInWindow(page, 0)).toBe(true);
  await page.keyboard.press('Control+End');
  await expect.poll(() => isInWindow(page, SIDE * SIDE - 1)).toBe(true);

  // Seen from the far corner, the game shows what it plays by itself.
  await page.keyboard.press('a');
  await expect.poll(() => countTilesShown(page)).toBeLessThan(SIDE * SIDE);
  await page.keyboard.press('Escape');
  // Whatever was linked before it stopped is counted and kept by now.
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  await expect(page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  const left = await countTilesShown(page);
  await page.keyboard.press('z');
  await expect.poll(() => countTilesShown(page)).toBe(left + 2);
});

test('in a broad window the map and the buttons of the size cover nothing', async ({ app }) => {
  const { page } = await app.launch({ viewport: { width: 1280, height: 800 } });
  await startLarge(page);
  for (const [width, height] of [
    [1280, 800],
    [1200, 600],
    [1920, 1080],
  ] as const)
    for (const hand of ['right', 'left']) {
      await page.setViewportSize({ width, height });
      await page.evaluate((hand) => Object.assign(document.documentElement.dataset, { hand }), hand);
      const card = page.locator('[data-part="zoom"]');
      await expect(card).toBeInViewport({ ratio: 1 });
      for (const other of ['[data-part="play-board"]', '.button', '[data-part="play-line"] p'])
        for (const box of await page.locator(`[data-screen="play"] ${other}`).all())
          expect(await overlaps(card, box), `${width}×${height} ${hand}: ${other}`).toBe(false);
      await expectMapOn(card);
    }
});

test('in a narrow window they lie below the board, and the map shows the colours of its tiles', async ({
  app,
}) => {
  const { page } = await app.launch({ viewport: { width: 390, height: 844 } });
  await startLarge(page);
  const card = page.locator('[data-part="zoom"]');
  for (const hand of ['right', 'left']) {
    await page.evaluate((hand) => Object.assign(document.documentElement.dataset, { hand }), hand);
    await expect(card).toBeInViewport({ ratio: 1 });
    for (const other of ['[data-part~="board"]', '.button', '[data-part="play-line"] p'])
      for (const box of await page.locator(`[data-screen="play"] ${other}`).all())
        expect(await overlaps(card, box), `${hand}: ${other}`).toBe(false);
    await expectMapOn(card);
  }
  // Each of its forty kinds is a colour of its own.
  const colours = () =>
    card.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const points = Array.from({ length: pixels.length / 4 }, (_, at) =>
        pixels.slice(4 * at, 4 * at + 4).join(),
      );
      return new Set(points).size;
    });
  await expect.poll(colours).toBeGreaterThan(30);
});

/** The map lies on the card, and no button over it. */
async function expectMapOn(card: Locator): Promise<void> {
  const map = card.getByTestId('overview');
  const [around, box] = await Promise.all([card.boundingBox(), map.boundingBox()]);
  if (around === null || box === null) throw new Error('no small map');
  expect(box.x).toBeGreaterThanOrEqual(around.x);
  expect(box.y).toBeGreaterThanOrEqual(around.y);
  expect(box.x + box.width).toBeLessThanOrEqual(around.x + around.width);
  expect(box.y + box.height).toBeLessThanOrEqual(around.y + around.height);
  for (const button of await card.getByRole('button').all()) expect(await overlaps(map, button)).toBe(false);
}

async function overlaps(...parts: [Locator, Locator]): Promise<boolean> {
  const [a, b] = await Promise.all(parts.map((part) => part.boundingBox()));
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
