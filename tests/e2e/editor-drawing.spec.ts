import { expect, type Page } from '@playwright/test';
import type { Point } from '../../core/board/board.ts';
import {
  canvas,
  chooseFile,
  downloadedBy,
  drag,
  drawYourOwn,
  expectJudgement,
  expectSlots,
  openCardMenu,
  placeOf,
  strokeByKeys,
  templateFile,
  walkTo,
} from './harness/drawing.ts';
import {
  clearingOf,
  countTilesShown,
  grid,
  linkAll,
  pickByKeys,
  startTemplate,
  tabTo,
} from './harness/table.ts';
import { test } from './harness/test.ts';

/** Drawings on canvases that a fill of 4,096 cells may cost: an eighth of its cells. Slots among slots are drawn by runs. */
const MOST_DRAWN = 512;
/** The rows of the left triangle; the mirror draws the right one. 42 slots in all. */
const TRIANGLE: readonly (readonly [Point, Point])[] = [2, 3, 4, 5, 6, 7].map((y) => [
  [0, y],
  [y - 2, y],
]);
const SLOTS = 42;
/** Its upper half, for hands that press a key for each cell they go. */
const TOP = TRIANGLE.slice(0, 3);
const TOP_SLOTS = 12;
const NAME = 'Two sails';

/** Cut down to what is drawn. */
const FILE_ROWS = [
  '"o............o",',
  '"oo..........oo",',
  '"ooo........ooo",',
  '"oooo......oooo",',
  '"ooooo....ooooo",',
  '"oooooo..oooooo"',
];

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByTestId('notice')).toContainText('Saved');
  await expect(page.getByTestId('keep')).toHaveAttribute('data-keep', 'saved');
}

test('two triangles are drawn, mended, won, saved, exported, deleted, imported and found by mouse', async ({
  app,
}) => {
  test.slow();
  const { page } = await app.launch();
  await drawYourOwn(page);
  // A few tools are seen before anything was drawn.
  const line = page.getByRole('button', { name: 'Line', exact: true });
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'All tools', exact: true }).click();
  await page.getByRole('button', { name: 'Mirror left to right', exact: true }).click();
  await line.click();
  for (const [from, to] of TRIANGLE) await drag(page, from, to);
  await expectSlots(page, SLOTS);
  await expect(page.getByText('tiles, 21 pairs', { exact: true })).toBeVisible();
  await expectJudgement(page, 'Winnable');
  await expect(page.getByTestId('share')).toContainText('95% interval');

  await page.getByRole('button', { name: 'Mirror left to right', exact: true }).click();
  await page.getByRole('button', { name: 'Eraser', exact: true }).click();
  await drag(page, [0, 7], [0, 7]);
  await expectSlots(page, SLOTS - 1);
  await expect(page.getByText('odd: one tile would be left over', { exact: true })).toBeVisible();
  await expectJudgement(page, 'Impossible');
  await expect(page.getByText('An odd number of tiles cannot pair up.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Test-play', exact: true }).click();
  await expect(page.getByTestId('notice')).toContainText('41 is an odd number of slots');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectSlots(page, SLOTS);
  await expectJudgement(page, 'Winnable');
  await page.getByRole('button', { name: 'Test-play', exact: true }).click();
  await expect(page.locator('[data-screen="trial"]')).toBeVisible();
  await linkAll(page, await clearingOf(page));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the drawing', exact: true }).last().click();
  await expectSlots(page, SLOTS);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expectSlots(page, SLOTS - 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(NAME);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await downloadedBy(page, () => page.getByRole('button', { name: /^File/ }).click());
  expect(file.name).toBe(`${NAME}.twofold.json`);
  expect(file.content.toString()).toContain(FILE_ROWS.map((row) => `        ${row}`).join('\n'));

  await page.getByRole('button', { name: 'My shapes', exact: true }).click();
  await openCardMenu(page, NAME);
  await page.getByRole('button', { name: `Delete ${NAME}`, exact: true }).click();
  await expect(page.getByText(`${NAME} was deleted.`, { exact: true })).toBeVisible();
  await expect(page.getByText(/^No shapes of your own yet\./)).toBeVisible();
  const importing = () => page.getByRole('button', { name: 'Import', exact: true }).click();
  await chooseFile(page, importing, templateFile(file.content, file.name));
  await expect(page.getByTestId('notice')).toContainText(`Imported: ${NAME}`);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await startTemplate(page, `Play ${NAME}`);
  await expect.poll(() => countTilesShown(page)).toBe(SLOTS);
});

test('the same by keys alone', async ({ app }) => {
  test.slow();
  const { page } = await app.launch();
  const press = (key: string) => page.keyboard.press(key);
  await tabTo(page, page.getByRole('button', { name: 'Design', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Draw your own', exact: true }));
  await press('Enter');
  await expect(canvas(page)).toBeFocused();
  await press('m');
  await press('l');
  for (const [from, to] of TOP) await strokeByKeys(page, from, to);
  await expectSlots(page, TOP_SLOTS);

  for (let times = 0; times < 5; times++) await press('m');
  await press('e');
  await walkTo(page, [0, 4]);
  await press('Space');
  await expectSlots(page, TOP_SLOTS - 1);
  await expectJudgement(page, 'Impossible');
  await press('F5');
  await expect(page.getByTestId('notice')).toContainText('11 is an odd number of slots');
  await press('Control+z');
  await expectSlots(page, TOP_SLOTS);

  await press('F5');
  await expect(page.locator('[data-screen="trial"]')).toBeVisible();
  await expect(grid(page)).toBeVisible();
  const clearing = await clearingOf(page);
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  for (const [a, b] of clearing) {
    await pickByKeys(page, a);
    await pickByKeys(page, b);
  }
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await press('F5');
  await expectSlots(page, TOP_SLOTS);

  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
  await press('Control+a');
  await page.keyboard.type(NAME);
  await press('Control+s');
  await expectSaved(page);
  await tabTo(page, page.getByRole('button', { name: 'Export', exact: true }));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^File/ }));
  const file = await downloadedBy(page, () => press('Enter'));

  await tabTo(page, page.getByRole('button', { name: 'My shapes', exact: true }));
  await press('Enter');
  await tabTo(page, page.getByTestId('design-more').locator('summary'));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: `Delete ${NAME}`, exact: true }));
  await press('Enter');
  await expect(page.getByText(/^No shapes of your own yet\./)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Import', exact: true }));
  await chooseFile(page, () => press('Enter'), templateFile(file.content, file.name));
  await expect(page.getByTestId('notice')).toContainText(`Imported: ${NAME}`);
  await press('Escape');
  await tabTo(page, page.getByTestId('classic'));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: `Play ${NAME}`, exact: true }));
  await press('Enter');
  await expect.poll(() => countTilesShown(page)).toBe(TOP_SLOTS);
});

test('a drawing keeps up with hands: pieces, a grid that grows, words that move nothing, numbers', async ({
  app,
}) => {
  const { page } = await app.launch();
  await test.step('pieces are copied, pasted, moved and flipped', async () => {
    await drawYourOwn(page);
    await page.keyboard.press('r');
    await drag(page, [1, 1], [2, 3]);
    await page.keyboard.press('s');
    await drag(page, [1, 1], [3, 3]);
    await page.keyboard.press('Control+c');
    await drag(page, [13, 9], [13, 9]);
    await page.keyboard.press('Control+v');
    await expectSlots(page, 12);
    // The piece floats: moved onto the first one it covers it, moved on it leaves it whole.
    await drag(page, [12, 8], [2, 2]);
    await expectSlots(page, 6);
    await drag(page, [2, 2], [6, 6]);
    await expectSlots(page, 12);
    await page.keyboard.press('x');
    await page.keyboard.press('Delete');
    await expectSlots(page, 6);
    for (let undone = 0; undone < 6; undone++) await page.keyboard.press('Control+z');
    await expectSlots(page, 0);
    await goHome(page);
  });

  await test.step('the grid grows to what is drawn beyond it, is pulled by a handle, and stays when it is saved', async () => {
    await drawYourOwn(page);
    const size = page.getByTestId('keep');
    await page.keyboard.press('r');
    await drag(page, [12, 2], [14, 5]);
    await expectSlots(page, 12);
    await expect(size).toContainText('15 × 10');
    const corner = await placeOf(page, [14, 9]);
    const { x: next } = await placeOf(page, [13, 9]);
    const cell = corner.x - next;
    // The handle lies on the rim of the plate, a third of a cell beyond the corner.
    await page.mouse.move(corner.x + 0.8 * cell, corner.y + 0.8 * cell);
    await page.mouse.down();
    await page.mouse.move(corner.x - 1.2 * cell, corner.y + 0.8 * cell, { steps: 4 });
    await expect(page.getByTestId('place')).toHaveText('13 × 10 · 8 slots will be cut off; you can undo it.');
    await page.mouse.up();
    await expectSlots(page, 4);
    await page.keyboard.press('Control+z');
    await expectSlots(page, 12);
    await page.keyboard.press('Control+s');
    await expect(size).toContainText('15 × 10 · saved');
    await expectSlots(page, 12);
    await goHome(page);
  });

  await test.step('the cell under the mouse, the size of a figure and the feedback on the drawing keep up', async () => {
    await drawYourOwn(page);
    await page.keyboard.press('r');
    const place = page.getByTestId('place');
    const to = await placeOf(page, [6, 4]);
    await drag(page, [2, 2], [6, 4], { isHeld: true });
    await expect(place).toHaveText('row 5, column 7 · 5 × 3');
    await page.mouse.up();
    await expect(place).toHaveText('row 5, column 7');
    await page.keyboard.press('F5');
    await expect(page.getByTestId('notice')).toContainText('15 is an odd number of slots');
    // Nothing moved to make room for the words, and the next stroke puts away what is true no longer.
    expect(await placeOf(page, [6, 4])).toEqual(to);
    await drag(page, [0, 0], [0, 0]);
    await expect(page.getByTestId('notice')).toHaveCount(0);
    await goHome(page);
  });

  await test.step('a number is typed digit by digit, and one that may not be says so', async () => {
    await drawYourOwn(page);
    await page.getByRole('button', { name: 'Tiles, rules, author', exact: true }).click();
    const kinds = page.getByRole('spinbutton', { name: 'Pictures', exact: true });
    await kinds.click();
    await kinds.pressSequentially('16');
    await expect(kinds).toBeFocused();
    await expect(kinds).toHaveValue('16');
    const copies = page.getByRole('spinbutton', { name: 'Tiles of each', exact: true });
    await copies.click();
    await copies.pressSequentially('27');
    await expect(page.getByText('An even number from 2 to 64.', { exact: true })).toBeVisible();
    await kinds.focus();
    await expect(copies).toHaveValue('2');
    await expect(kinds).toHaveValue('16');
  });
});

async function goHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
}

/** By how much rounding may leave a cell elsewhere after five steps, in pixels: less than a cell that was zoomed. */
const ONE_CELL = 20;

test('the largest drawing is zoomed and pushed, drawn on where the mouse is, and filled at once', async ({
  app,
}) => {
  const { page } = await app.launch({ viewport: { width: 1440, height: 900 } });
  await drawYourOwn(page);
  await page.keyboard.press('n');
  await page.getByRole('spinbutton', { name: 'Columns', exact: true }).fill('64');
  await page.getByRole('spinbutton', { name: 'Rows', exact: true }).fill('64');
  await page.keyboard.press('Enter');
  const zoom = page.getByTestId('zoom');
  await expect(zoom).toHaveText('100%');
  // In the middle of its row, where zooming leaves it also while the whole width is in sight.
  const mouse = await placeOf(page, [32, 20]);
  await page.mouse.move(mouse.x, mouse.y);
  for (let notch = 0; notch < 4; notch++) {
    const before = (await zoom.textContent()) ?? '';
    await page.mouse.wheel(0, -120);
    await expect(zoom).not.toHaveText(before);
  }
  await expect(page.getByTestId('place')).toHaveText('row 21, column 33');

  await page.keyboard.down('Space');
  await page.mouse.down();
  await page.mouse.move(mouse.x - 100, mouse.y - 50, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Space');
  await expectSlots(page, 0);
  const distance = async () => {
    const pushed = await placeOf(page, [32, 20]);
    return Math.hypot(pushed.x - (mouse.x - 100), pushed.y - (mouse.y - 50));
  };
  await expect.poll(distance).toBeLessThan(ONE_CELL);
  await expect(page.getByTestId('place')).toHaveText('row 21, column 33');
  await page.keyboard.press('r');
  await drag(page, [40, 20], [42, 21]);
  await expectSlots(page, 6);
  await page.keyboard.press('0');
  await expect(zoom).toHaveText('100%');
  await drag(page, [40, 20], [42, 21], { isErasing: true });
  await expectSlots(page, 0);

  await test.step('a fill and a full redraw cost less than drawing 4,096 pictures', () =>
    expectCheapFill(page));
});

/**
 * Fills an empty drawing of 64 × 64 cells and empties it again. Counts what each round draws, and measures it beside a
 * workload of this machine.
 */
async function expectCheapFill(page: Page): Promise<void> {
  await page.keyboard.press('f');
  const rounds = await canvas(page).evaluate(async (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    const send = (type: string, button: number) =>
      element.dispatchEvent(
        new PointerEvent(type, { ...at, pointerId: 1, isPrimary: true, button, bubbles: true }),
      );
    element.setPointerCapture = () => {};
    const sprite = new OffscreenCanvas(20, 20);
    sprite.getContext('2d')?.fillRect(2, 2, 16, 16);
    const context = new OffscreenCanvas(1280, 1280).getContext('2d');
    const drawAll = () => {
      for (let cell = 0; cell < 4_096; cell++)
        context?.drawImage(sprite, 20 * (cell % 64), 20 * Math.floor(cell / 64));
    };
    let drawn = 0;
    const drawing = CanvasRenderingContext2D.prototype;
    for (const name of ['drawImage', 'fill', 'fillRect', 'stroke', 'strokeRect'] as const) {
      const draw = drawing[name] as (...parameters: unknown[]) => void;
      Object.assign(drawing, {
        [name](this: CanvasRenderingContext2D, ...parameters: unknown[]) {
          drawn++;
          draw.apply(this, parameters);
        },
      });
    }
    const timed = (work: () => void) => {
      const started = performance.now();
      work();
      return performance.now() - started;
    };
    const measured: { fillMs: number; drawMs: number; drawn: number }[] = [];
    for (let round = 0; round < 24; round++) {
      // The left button fills with slots, the right one with gaps: each round changes all 4096 cells.
      const button = round % 2 === 0 ? 0 : 2;
      drawn = 0;
      const fillMs = timed(() => {
        send('pointerdown', button);
        send('pointerup', button);
      });
      const drawMs = timed(drawAll);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      measured.push({ fillMs, drawMs, drawn });
    }
    return measured;
  });
  await expectSlots(page, 0);
  expect(Math.max(...rounds.map((each) => each.drawn))).toBeLessThan(MOST_DRAWN);
  expect(Math.min(...rounds.map((each) => each.drawn))).toBeGreaterThan(0);
  // The least disturbed round of each: what else the machine does, and compiling and collecting garbage, only add to a round.
  const fillMs = Math.min(...rounds.map((each) => each.fillMs));
  const drawMs = Math.min(...rounds.map((each) => each.drawMs));
  const description = `${fillMs.toFixed(1)} ms beside ${drawMs.toFixed(1)} ms`;
  test.info().annotations.push({ type: 'fill beside 4,096 pictures', description });
  expect(fillMs / drawMs, description).toBeLessThan(1);
}
