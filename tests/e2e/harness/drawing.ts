/** Draws in the editor through its window: by mouse on the canvas, or by keys at the cursor. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Point } from '../../../core/board/board.ts';
import { tabTo } from './table.ts';

export function canvas(page: Page): Locator {
  return page.locator('[data-screen="editor"]').getByRole('grid');
}

/** Begins a new drawing from the home screen; answers when it can be drawn on. */
export async function drawYourOwn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await page.getByRole('button', { name: 'Draw your own', exact: true }).click();
  await expect(canvas(page)).toHaveAccessibleName('Drawing');
  await expect(canvas(page).locator('canvas').first()).toBeVisible();
}

/** Opens the menu behind the dots of a template's card. */
export async function openCardMenu(page: Page, name: string): Promise<void> {
  const menu = page.locator(`[data-design="${name}"]`).getByTestId('design-more');
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}

/** The middle of a cell in the window. */
export async function placeOf(page: Page, [x, y]: Point): Promise<{ x: number; y: number }> {
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error('the drawing is not on the screen');
  const { left, top, cell } = await canvas(page).evaluate((element) => ({
    left: Number((element as HTMLElement).dataset.left),
    top: Number((element as HTMLElement).dataset.top),
    cell: Number((element as HTMLElement).dataset.cell),
  }));
  return { x: box.x + left + (x + 0.5) * cell, y: box.y + top + (y + 0.5) * cell };
}

interface DragOptions {
  /** With the other button. */
  readonly isErasing?: boolean;
  /** The button stays down. */
  readonly isHeld?: boolean;
}

/** Presses the mouse at one cell and lets it go at another. */
export async function drag(
  page: Page,
  from: Point,
  to: Point,
  { isErasing = false, isHeld = false }: DragOptions = {},
): Promise<void> {
  const start = await placeOf(page, from);
  const end = await placeOf(page, to);
  const button = isErasing ? 'right' : 'left';
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  if (!isHeld) await page.mouse.up({ button });
}

/** Walks the cursor to a cell. The focus must be on the drawing. */
export async function walkTo(page: Page, [x, y]: Point): Promise<void> {
  const cell = canvas(page).getByRole('gridcell');
  const row = canvas(page).getByRole('row');
  const now = async () => [
    Number(await cell.getAttribute('aria-colindex')) - 1,
    Number(await row.getAttribute('aria-rowindex')) - 1,
  ];
  const [fromX = 0, fromY = 0] = await now();
  for (let step = 0; step < Math.abs(x - fromX); step++)
    await page.keyboard.press(x > fromX ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(y - fromY); step++)
    await page.keyboard.press(y > fromY ? 'ArrowDown' : 'ArrowUp');
  await expect.poll(now).toEqual([x, y]);
}

/** Puts the focus on the drawing by Tab. */
export async function focusDrawing(page: Page): Promise<void> {
  await tabTo(page, canvas(page));
}

/** A stroke by keys: Enter, the arrows, Enter. */
export async function strokeByKeys(page: Page, from: Point, to: Point): Promise<void> {
  await walkTo(page, from);
  await page.keyboard.press('Enter');
  await walkTo(page, to);
  await page.keyboard.press('Enter');
}

export async function expectSlots(page: Page, slots: number): Promise<void> {
  await expect(page.getByTestId('slots')).toHaveText(String(slots));
}

export async function expectJudgement(page: Page, words: string): Promise<void> {
  await expect(page.getByTestId('judgement')).toHaveText(words);
}

/** Returns the download that a click or a key offers. */
export async function downloadedBy(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

export interface OfferedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses a file in the dialog that an act opens. */
export async function chooseFile(page: Page, act: () => Promise<void>, file: OfferedFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  // The browser is told to wait for files before it is asked for them.
  await page.evaluate(() => null);
  await act();
  await (await choosing).setFiles(file);
}

/** A template file as it stands on a disk. */
export function templateFile(content: string | Buffer, name = 'template.twofold.json'): OfferedFile {
  return { name, mimeType: 'application/json', buffer: Buffer.from(content) };
}
