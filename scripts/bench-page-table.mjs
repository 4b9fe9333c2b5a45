/**
 * Opens and plays boards for the measurements of the page. Only locators: a handle of an element keeps its whole document
 * fragment, listeners and canvases alive, and a heap would grow by what measures it.
 */

/** Starts a template from home, wherever the page is. */
export async function startGame(page, template) {
  await goHome(page);
  await page.getByTestId('classic').click();
  await page.click(`[data-template="${template}"]`);
  await tilesLie(page);
}

/** Starts a rectangle of free play, the largest that can be asked for with 64 cells a side. */
export async function startRectangle(page, columns, rows) {
  await goHome(page);
  await page.getByTestId('classic').click();
  await page.getByTestId('customise').click();
  const sides = page.locator('[data-part~="free-controls"] input[type="number"]');
  await sides.nth(0).fill(String(columns));
  await sides.nth(1).fill(String(rows));
  await page.locator('[data-part~="free-preview"]').getByRole('button').first().click();
  await tilesLie(page);
}

export async function goHome(page) {
  while ((await page.locator('[data-screen="home"]').count()) === 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

async function tilesLie(page) {
  await page
    .locator('[data-screen="play"] [role="gridcell"]')
    .first()
    .waitFor({ state: 'attached', timeout: 120_000 });
}

export async function clickCell(page, cell) {
  const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
