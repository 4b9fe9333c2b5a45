import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './harness/axe.ts';
import { chooseFile, downloadedBy, openCardMenu, templateFile } from './harness/drawing.ts';
import { clearingOf, grid, linkAll, startTemplate, tabTo } from './harness/table.ts';
import { test } from './harness/test.ts';

const ROWS = {
  Square: ['oooo', 'oooo', 'oooo', 'oooo'],
  Band: ['oooooo', 'oo..oo', 'oo..oo', 'oooooo'],
  Frame: ['oooo', 'o..o', 'o..o', 'oooo'],
} as const;
type Name = keyof typeof ROWS;

function fileOf(names: readonly Name[], pack?: object): string {
  const templates = names.map((name) => ({ name, filling: { kinds: 4, copies: 2 }, rows: ROWS[name] }));
  return JSON.stringify({ format: 'twofold-templates', version: 1, ...(pack && { pack }), templates });
}

async function openShelf(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Design|设计图形)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function importFile(page: Page, content: string | Buffer): Promise<void> {
  await chooseFile(
    page,
    () => page.getByRole('button', { name: /^(Import|导入)$/ }).click(),
    templateFile(content),
  );
}

const pack = (page: Page, name: string) => page.locator(`[data-pack="${name}"]`);
/** Opens the menu behind the dots of a pack's card. */
async function openMore(page: Page, name: string): Promise<void> {
  const menu = pack(page, name).getByTestId('pack-more');
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
}
const levels = (page: Page, name: string) =>
  pack(page, name)
    .locator('[data-part~="pack-level"]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')));
const notice = (page: Page) => page.getByTestId('notice');

async function clearBoard(page: Page): Promise<void> {
  await expect(grid(page)).toBeVisible();
  await linkAll(page, await clearingOf(page));
  await expect(page.getByTestId('end')).toBeVisible();
}

test('a pack is made, arranged, shared, deleted, brought back and imported, and passes axe', async ({
  app,
}) => {
  const { page } = await app.launch();
  await openShelf(page);
  await importFile(page, fileOf(['Square', 'Band', 'Frame']));
  await expect(page.getByText(/^A pack plays several shapes in a row\. No packs yet\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'New pack', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  for (const name of ['Band', 'Square', 'Frame'])
    await sheet.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await sheet.getByRole('button', { name: 'Take Frame out', exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Name of the pack', exact: true }).fill('Both');
  await sheet.getByRole('textbox', { name: 'Author', exact: true }).fill('Ada');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pack(page, 'Both')).toContainText('by Ada · 2 shapes');
  await expect.poll(() => levels(page, 'Both')).toEqual(['Band', 'Square']);
  await expectAccessible(page, 'packs');

  await page.getByRole('button', { name: 'Arrange the pack Both', exact: true }).click();
  await expectAccessible(page, 'pack sheet');
  await sheet.getByRole('button', { name: 'Move Square up', exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Name of the pack', exact: true }).fill('A pair');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => levels(page, 'A pair')).toEqual(['Square', 'Band']);

  await openMore(page, 'A pair');
  const shared = await downloadedBy(page, () =>
    page.getByRole('button', { name: 'Export the pack A pair', exact: true }).click(),
  );
  expect(shared.name).toBe('A pair.twofold.json');
  expect(JSON.parse(shared.content.toString())).toMatchObject({
    pack: { name: 'A pair', author: 'Ada' },
    templates: [{ name: 'Square' }, { name: 'Band' }],
  });

  await openMore(page, 'A pair');
  await page.getByRole('button', { name: 'Delete the pack A pair', exact: true }).click();
  await expect(pack(page, 'A pair')).toHaveCount(0);
  await expect(page.locator('[data-design]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => levels(page, 'A pair')).toEqual(['Square', 'Band']);
  await openMore(page, 'A pair');
  await page.getByRole('button', { name: 'Delete the pack A pair', exact: true }).click();

  await importFile(page, shared.content);
  await expect(notice(page)).toContainText('Imported the pack A pair. Here already: Square, Band.');
  await importFile(page, shared.content);
  await expect(notice(page)).toContainText('You already have the pack A pair.');
  await expect(pack(page, 'A pair')).toHaveCount(1);
  await expect(page.locator('[data-design]')).toHaveCount(3);
});

test('a pack outlives a kill, and loses a deleted template only while it is deleted', async ({ app }) => {
  const first = await app.launch({ locale: 'zh-CN' });
  await openShelf(first.page);
  await importFile(first.page, fileOf(['Frame', 'Square'], { name: '起步' }));
  await expect(notice(first.page)).toContainText('已导入合集“起步”。');
  await first.kill();
  const { page } = await first.relaunch();
  await openShelf(page);
  await expect.poll(() => levels(page, '起步')).toEqual(['Frame', 'Square']);
  // The cards of templates that a pack shows stand below it, folded only where they are many.
  await expect(page.locator('[data-design]')).toHaveCount(2);
  await expect(page.locator('[data-design]').first()).toBeVisible();
  await openCardMenu(page, 'Frame');
  await page.getByRole('button', { name: '删除Frame', exact: true }).click();
  await expect.poll(() => levels(page, '起步')).toEqual(['Square']);
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect.poll(() => levels(page, '起步')).toEqual(['Frame', 'Square']);
});

test('a pack is made by keys alone, and the focus stays with the row that moves', async ({ app }) => {
  const { page } = await app.launch();
  await openShelf(page);
  await importFile(page, fileOf(['Square', 'Band', 'Frame']));
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await press('New pack');
  const sheet = page.getByRole('dialog');
  const others = sheet.getByRole('button', { name: /^Add (?!them)/ });
  const [first, second] = await others.evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('aria-label') ?? ''),
  );
  await press(first ?? '');
  await expect(page.getByRole('button', { name: second ?? '', exact: true })).toBeFocused();
  await press('Add all');
  const rows = sheet.locator('ol [data-part~="pack-row-name"]');
  await expect(rows).toHaveCount(3);
  const names = () => rows.allTextContents();
  const [one, two, three] = await names();
  await press(`Move ${three} up`);
  await expect(page.getByRole('button', { name: `Move ${three} up`, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([three, one, two]);
  await expect(page.getByRole('button', { name: `Move ${three} down`, exact: true })).toBeFocused();
  await press(`Take ${one} out`);
  await expect(page.getByRole('button', { name: `Take ${two} out`, exact: true })).toBeFocused();
  await press('Save');
  await expect.poll(() => levels(page, 'My pack')).toEqual([three, two]);
  await openMore(page, 'My pack');
  await press('Delete the pack My pack');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => levels(page, 'My pack')).toEqual([three, two]);
  await expect(page.getByRole('button', { name: 'Play the pack My pack', exact: true })).toBeFocused();
});

test('a pack is played in its order, from any of its templates', async ({ app }) => {
  test.slow();
  const { page } = await app.launch();
  await openShelf(page);
  await importFile(page, fileOf(['Frame', 'Square', 'Band'], { name: 'Trio' }));
  await page.getByRole('button', { name: 'Play 2: Square', exact: true }).click();
  await clearBoard(page);
  await expect(page.getByTestId('place')).toHaveText('Trio · 2 of 3');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeInViewport({ ratio: 1 });
  if (size !== null) await page.setViewportSize(size);
  await expect(page.getByRole('button', { name: 'Next: Level 3', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('end')).toHaveCount(0);
  await clearBoard(page);
  await expect(page.getByTestId('place')).toHaveText('Trio · completed');
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await openShelf(page);
  await expect(pack(page, 'Trio')).toContainText('3 shapes · 2 won');
  await expect(page.getByRole('button', { name: 'Play 2: Square · won', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play the pack Trio', exact: true }).click();
  await clearBoard(page);
  await expect(page.getByTestId('place')).toHaveText('Trio · 1 of 3');
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await startTemplate(page, 'Play Frame');
  await clearBoard(page);
  await expect(page.getByTestId('place')).toHaveCount(0);
});

/** Enough for a kill to meet an import; each card is drawn three times. */
const MANY = 150;

test('a kill in the middle of an import leaves all of the pack or nothing', async ({ app }) => {
  test.slow();
  const rows = Array.from({ length: 20 }, () => 'o'.repeat(20));
  const templates = Array.from({ length: MANY }, (_, index) => ({
    ...{ name: `Level ${index}`, filling: { kinds: 40, copies: 4 }, rows },
  }));
  const many = JSON.stringify({
    ...{ format: 'twofold-templates', version: 1, pack: { name: 'Many' }, templates },
  });
  const first = await app.launch();
  await openShelf(first.page);
  await importFile(first.page, many);
  // Wherever this meets the import; `npm run test:reliability` kills it at each of its rows.
  await first.kill();
  const run = await first.relaunch();
  await openShelf(run.page);
  const designs = run.page.locator('[data-design]');
  await expect(designs.first().or(run.page.getByText(/^No shapes of your own yet\./))).toBeAttached();
  const isHere = (await designs.count()) > 0;
  await expect(designs).toHaveCount(isHere ? MANY : 0);
  await expect(pack(run.page, 'Many')).toHaveCount(isHere ? 1 : 0);
  if (isHere) await expect(pack(run.page, 'Many')).toContainText(`${MANY} shapes`);
  await importFile(run.page, many);
  await expect(pack(run.page, 'Many')).toContainText(`${MANY} shapes`);
  await expect(run.page.locator('[data-design]')).toHaveCount(MANY);
  // A new pack holds all that came; of what was here already the first few are named.
  await expect(notice(run.page)).toContainText(
    isHere ? `Level 4 and ${MANY - 5} more` : 'Imported the pack Many.',
  );
});

const DEALS = [11, 12].map((seed) => ({
  template: 1,
  seed,
  dealer: 2,
  kinds: 4,
  copies: 4,
  starSeconds: 36_000,
}));

function dealtFile(): string {
  const templates = [{ name: 'Square', filling: { kinds: 4, copies: 2 }, rows: ROWS.Square }];
  const file = { format: 'twofold-templates', version: 2, pack: { name: 'Dealt' }, templates };
  return JSON.stringify({ ...file, levels: DEALS });
}

test('a pack with deals is a journey: stars, the next level, and a begun one to go on with', async ({
  app,
}) => {
  test.slow();
  const first = await app.launch();
  const { page } = first;
  await openShelf(page);
  await importFile(page, dealtFile());
  await expect(pack(page, 'Dealt')).toContainText('2 levels · 0 of 6 ★');
  await page.getByRole('button', { name: 'Play the pack Dealt', exact: true }).click();
  const level = page.getByTestId('level-stars');
  await expect(level).toContainText(/^Dealt 1\sof\s2/);
  await expect(level).toHaveAttribute('data-stars', '3');
  await clearBoard(page);
  await expect(page.getByTestId('place')).toHaveText('Dealt · 1 of 2');
  await expect(page.getByTestId('stars').locator('[data-earned="true"]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Next: Level 2', exact: true }).click();
  await expect(page.getByTestId('end')).toHaveCount(0);
  await linkAll(page, (await clearingOf(page)).slice(0, 1));
  await first.kill();
  const run = await first.relaunch();
  await openShelf(run.page);
  await expect(pack(run.page, 'Dealt')).toContainText('1 won · 3 of 6 ★');
  await run.page.getByRole('button', { name: 'Play the pack Dealt', exact: true }).click();
  await expect(grid(run.page)).toBeVisible();
  await clearBoard(run.page);
  await expect(run.page.getByTestId('place')).toHaveText('Dealt · completed');
  await run.page.getByRole('button', { name: 'Home', exact: true }).click();
  await openShelf(run.page);
  await expect(pack(run.page, 'Dealt')).toContainText('2 won · 6 of 6 ★');
});

test('a level gone on with from home after a restart knows its pack: its place, its stars and what is next', async ({
  app,
}) => {
  test.slow();
  const first = await app.launch();
  await openShelf(first.page);
  await importFile(first.page, dealtFile());
  await first.page.getByRole('button', { name: 'Play the pack Dealt', exact: true }).click();
  await expect(grid(first.page)).toBeVisible();
  await linkAll(first.page, (await clearingOf(first.page)).slice(0, 1));
  await first.page.keyboard.press('Escape');
  const goOn = (at: Page) => at.getByRole('button', { name: /^Continue Square/ });
  await expect(goOn(first.page)).toBeVisible();
  await first.kill();
  const { page } = await first.relaunch();
  await goOn(page).click();
  await expect(page.getByTestId('level-stars')).toContainText(/^Dealt 1\sof\s2/);
  await clearBoard(page);
  await expect(page.getByTestId('place')).toHaveText('Dealt · 1 of 2');
  await expect(page.getByTestId('stars').locator('[data-earned="true"]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Next: Level 2', exact: true }).click();
  await expect(page.getByTestId('end')).toHaveCount(0);
  await clearBoard(page);
  await expect(page.getByTestId('place')).toHaveText('Dealt · completed');
});

test('a pack is dealt, measured and sorted where it is arranged, and travels as a picture', async ({
  app,
}) => {
  test.slow();
  const { page } = await app.launch();
  await openShelf(page);
  await importFile(page, fileOf(['Square', 'Band', 'Frame'], { name: 'Trio' }));
  await page.getByRole('button', { name: 'Arrange the pack Trio', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByTestId('pack-curve')).toContainText('3 levels need measuring.');
  await sheet.getByRole('spinbutton', { name: 'Levels', exact: true }).fill('4');
  await sheet.getByRole('button', { name: 'Deal levels', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Measure again', exact: true })).toBeEnabled({
    timeout: 120_000,
  });
  await expect(sheet.getByTestId('pack-curve')).not.toContainText('not measured');
  await expect(sheet.locator('ol [data-measure="casual"]').first()).toContainText('%');
  await expectAccessible(page, 'pack difficulty');
  await sheet.getByRole('button', { name: 'Sort', exact: true }).click();
  const count = await sheet.locator('ol > li').count();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pack(page, 'Trio')).toContainText(count === 1 ? '1 level' : `${count} levels`);
  await openMore(page, 'Trio');
  const picture = await downloadedBy(page, () =>
    page.getByRole('button', { name: 'The pack Trio as a picture', exact: true }).click(),
  );
  expect(picture.name).toBe('Trio.png');
  await openMore(page, 'Trio');
  await page.getByRole('button', { name: 'Delete the pack Trio', exact: true }).click();
  await importFile(page, picture.content);
  await expect(pack(page, 'Trio')).toContainText(count === 1 ? '1 level' : `${count} levels`);
});

test('a first pack by us is taken with one press, and stands there with its deals', async ({ app }) => {
  const { page } = await app.launch({ locale: 'zh-CN' });
  await openShelf(page);
  const choosing = page.waitForEvent('filechooser');
  await page.evaluate(() => null);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const chooser = await choosing;
  await page.getByRole('button', { name: '用一个现成的合集', exact: true }).click();
  await expect(pack(page, '起步十二关')).toContainText('12 关 · ★ 0 / 36');
  await test.step('a file that was being chosen meanwhile is imported', async () => {
    await chooser.setFiles(templateFile(fileOf(['Band'])));
    await expect(page.locator('[data-design="Band"]')).toBeVisible();
  });
});

test('levels that another version measured are marked until they are measured anew', async ({ app }) => {
  const { page } = await app.launch();
  await openShelf(page);
  const random = { version: 99, games: 1_000, stuck: 100 };
  const levels = DEALS.map((deal) => ({ ...deal, random }));
  await importFile(page, JSON.stringify({ ...JSON.parse(dealtFile()), levels }));
  const facts = page.locator('[data-design="Square"]').getByTestId('measured-boards');
  await expect(facts).toHaveCount(0);
  await page.getByRole('button', { name: 'Arrange the pack Dealt', exact: true }).click();
  const curve = page.getByRole('dialog').getByTestId('pack-curve');
  await expect(curve).toContainText('2 levels were measured by another version');
  await page.getByRole('button', { name: 'Measure again', exact: true }).click();
  await expect(curve).not.toContainText('another version');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(facts).toHaveText(/^As a level: /);
});

test('a pack of 10,000 levels is refused in words, and nothing of it is here', async ({ app }) => {
  const { page } = await app.launch();
  await openShelf(page);
  const levels = Array.from({ length: 10_000 }, () => DEALS[0]);
  await importFile(page, JSON.stringify({ ...JSON.parse(dealtFile()), levels }));
  await expect(notice(page)).toContainText('10000');
  await expect(notice(page)).toContainText('at most 500');
  await expect(page.locator('[data-pack]')).toHaveCount(0);
  await expect(page.locator('[data-design]')).toHaveCount(0);
});
