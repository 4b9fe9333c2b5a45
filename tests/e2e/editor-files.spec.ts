import { expect, type Page } from '@playwright/test';
import {
  chooseFile,
  downloadedBy,
  drag,
  drawYourOwn,
  expectJudgement,
  expectSlots,
  type OfferedFile,
  openCardMenu,
  templateFile,
} from './harness/drawing.ts';
import { resizeTo, SIZES } from './harness/layout.ts';
import { openGroup } from './harness/settings.ts';
import { clearingOf, grid, linkByMouse, tabTo } from './harness/table.ts';
import { test } from './harness/test.ts';

const SQUARE_FILE = `{
  "format": "twofold-templates",
  "version": 1,
  "templates": [
    {
      "name": "Square",
      "filling": { "kinds": 4, "copies": 4 },
      "rows": [
        "oooo",
        "oooo",
        "oooo",
        "oooo"
      ]
    }
  ]
}
`;

async function openShelf(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Design|设计图形)$/ }).click();
  await expect(page.getByRole('heading', { name: /^(My shapes|我的图形)$/ })).toBeVisible();
}

async function importFile(page: Page, file: OfferedFile): Promise<void> {
  await chooseFile(page, () => page.getByRole('button', { name: /^(Import|导入)$/ }).click(), file);
}

test('a draft survives a kill, and all that can be undone and redone with it', async ({ app }) => {
  const first = await app.launch();
  await drawYourOwn(first.page);
  await first.page.keyboard.press('r');
  await drag(first.page, [2, 2], [4, 3]);
  await drag(first.page, [2, 2], [6, 4]);
  await drag(first.page, [8, 0], [10, 0]);
  await first.page.keyboard.press('Control+z');
  await expectSlots(first.page, 15);
  await expect(first.page.getByTestId('keep')).toHaveAttribute('data-keep', 'kept');
  await first.kill();
  const { page } = await first.relaunch();
  await openShelf(page);
  await expect(page.getByText('draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Open/ }).click();
  await expectSlots(page, 15);
  await expectJudgement(page, 'Impossible');
  await page.keyboard.press('Control+z');
  await expectSlots(page, 6);
  await page.keyboard.press('Control+z');
  await expectSlots(page, 0);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expectSlots(page, 18);
});

test('the shelf is searched, sorted, emptied and filled; a picture carries its template; a card plays, tries out, exports it', async ({
  app,
}) => {
  const { page } = await app.launch();
  await openShelf(page);
  await test.step('the empty shelf begins a drawing from a shape', async () => {
    await page.getByRole('button', { name: 'Heart', exact: true }).click();
    await expect(page.getByTestId('judgement')).toBeVisible();
    await page.getByRole('button', { name: 'My shapes', exact: true }).click();
    await openCardMenu(page, 'New shape');
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect(page.getByRole('button', { name: 'Heart', exact: true })).toBeVisible();
  });
  await importFile(page, templateFile(SQUARE_FILE));
  // The first card takes the place of the button that a dialog was opened by.
  await expect(page.locator('[data-design="Square"]')).toBeVisible();
  await test.step('the shelf is searched, sorted, copied from, emptied and filled again', async () => {
    const circle = SQUARE_FILE.replace('Square', 'Band').replaceAll('"oooo"', '"oooooo"');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    // From many on there is a search.
    const others = Array.from({ length: 22 }, (_, place) => ({
      ...{ name: `Other ${place}`, filling: { kinds: 4, copies: 4 } },
      rows: Array.from({ length: 6 }, () => 'o'.repeat(8)),
    }));
    await importFile(page, templateFile(JSON.stringify({ ...JSON.parse(SQUARE_FILE), templates: others })));
    await expect(page.locator('[data-design]')).toHaveCount(23);
    await importFile(page, templateFile(circle));
    const names = async () => {
      const cards = page.locator('[data-design]:not([data-design^="Other"])');
      return cards.evaluateAll((each) => each.map((card) => card.getAttribute('data-design')));
    };
    await expect.poll(names).toEqual(['Band', 'Square']);
    await page.getByRole('combobox', { name: 'Sort by', exact: true }).selectOption('number of slots');
    await expect.poll(names).toEqual(['Square', 'Band']);
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('ban');
    await expect.poll(names).toEqual(['Band']);
    await openCardMenu(page, 'Band');
    await page.getByRole('button', { name: 'Duplicate Band', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Open Band \(copy\) \d/ })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('');
    await openCardMenu(page, 'Square');
    await page.getByRole('button', { name: 'Delete Square', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Open Square \d/ })).toBeFocused();
    await openCardMenu(page, 'Square');
    await page.getByRole('button', { name: 'Delete Square', exact: true }).click();
    await importFile(page, templateFile(SQUARE_FILE));
    await expect(page.getByTestId('notice')).toContainText('Imported: Square.');
  });

  await page.getByRole('button', { name: /^Open Square \d/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await test.step('the largest screen has room for what each way says', async () => {
    await resizeTo(page, { width: 3840, height: 2160 });
    const overfull = (ways: Element[]) => ways.filter((way) => way.scrollWidth > way.clientWidth).length;
    await expect(page.locator('[data-part~="ways"] [data-part~="way"]')).toHaveCount(4);
    expect(await page.locator('[data-part~="ways"] [data-part~="way"]').evaluateAll(overfull)).toBe(0);
    await resizeTo(page, SIZES[0]);
  });
  const picture = await downloadedBy(page, () => page.getByRole('button', { name: /^Picture/ }).click());
  expect(picture.name).toBe('Square.png');
  await expect(page.getByTestId('notice')).toContainText('Exported: Square.png');
  await page.getByRole('button', { name: 'My shapes', exact: true }).click();
  await importFile(page, { name: 'square.png', mimeType: 'image/png', buffer: picture.content });
  await expect(page.getByTestId('notice')).toContainText('Here already: Square');
  await openCardMenu(page, 'Square');
  await page.getByRole('button', { name: 'Delete Square', exact: true }).click();
  await importFile(page, { name: 'square.png', mimeType: 'image/png', buffer: picture.content });
  await expect(page.getByTestId('notice')).toContainText('Imported: Square');
  await expect(page.getByRole('button', { name: /^Open Square \d/ })).toHaveCount(1);

  const card = (name: string) => page.locator(`[data-design="${name}"]`);
  await openCardMenu(page, 'Square');
  await expect(card('Square').getByRole('button')).toHaveText([
    /^Square/,
    'Play',
    'Export',
    'Duplicate',
    'Delete',
  ]);
  await tabTo(page, page.getByRole('button', { name: 'Export Square', exact: true }));
  await page.keyboard.press('Enter');
  const file = await downloadedBy(page, () => page.getByRole('button', { name: /^File/ }).click());
  expect([file.name, String(file.content)]).toEqual([
    'Square.twofold.json',
    expect.stringContaining('"name": "Square"'),
  ]);
  await expect(page.getByRole('button', { name: 'Export Square', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Play Square', exact: true }).click();
  const [first] = await clearingOf(page);
  if (first === undefined) throw new Error('nothing to link');
  await linkByMouse(page, first);
  await expect(page.getByTestId('pairs-left')).toHaveText('7');
  await page.keyboard.press('Escape');
  await openShelf(page);
  await page.getByRole('button', { name: 'Play Square', exact: true }).click();
  await expect(page.getByTestId('pairs-left')).toHaveText('7');
  await page.keyboard.press('Escape');

  await openShelf(page);
  await openCardMenu(page, 'Square');
  await page.getByRole('button', { name: 'Duplicate Square', exact: true }).click();
  await page.getByRole('button', { name: 'Test-play Square (copy)', exact: true }).click();
  await expect(grid(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to my shapes', exact: true }).click();
  await expect(card('Square (copy)')).toContainText('draft');
});

const BAD_FILES = [
  [
    'a mark that is none',
    SQUARE_FILE.replace('"oooo",', '"ooxo",'),
    /line 9 · column 12 · board row 1 · cell 3.*“x” is not a board mark.*Write o for a slot/s,
    /第\s9\s行 · 第\s12\s列 · 棋盘第\s1\s行 · 第\s3\s格.*“x”不是棋盘的记号.*牌位写 o/s,
  ],
  [
    'a ragged row',
    SQUARE_FILE.replace(/"oooo"\n/, '"ooo"\n'),
    /line 12 · column 9 · board row 4.*longer or shorter/s,
    /第\s12\s行 · 第\s9\s列 · 棋盘第\s4\s行.*长短不一/s,
  ],
  [
    'an odd count',
    SQUARE_FILE.replace(/"oooo"\n/, '"ooo."\n'),
    /line 8.*number of slots is odd \(15\)/s,
    /15\s个牌位，是奇数/,
  ],
  [
    'broken JSON',
    SQUARE_FILE.slice(0, 90),
    /line 6 · column 17.*From here on this is not JSON/s,
    /不是 JSON/,
  ],
  [
    'a newer version',
    SQUARE_FILE.replace('"version": 1', '"version": 9'),
    /version 9.*Update the app/s,
    /第\s9\s版/,
  ],
] as const;

test('bad files are refused with their place in both languages, and nothing changes; so is an odd drawing', async ({
  app,
}) => {
  const { page } = await app.launch();
  await openShelf(page);
  for (const [what, content, english] of BAD_FILES) await expectRefused(page, what, content, english);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'people');
  await page.getByRole('radio', { name: '简体中文', exact: true }).check({ force: true });
  await page.getByRole('button', { name: '返回', exact: true }).click();
  await openShelf(page);
  for (const [what, content, , chinese] of BAD_FILES) await expectRefused(page, what, content, chinese);
  await page.getByRole('button', { name: '返回', exact: true }).click();
  await expectOddDrawingRefused(page);
});

async function expectRefused(page: Page, what: string, content: string, words: RegExp): Promise<void> {
  await importFile(page, templateFile(content, `${what}.json`));
  const notice = page.getByTestId('notice');
  await expect(notice).toContainText(`${what}.json`);
  await expect(notice).toContainText(words);
  await expect(page.locator('[data-design]')).toHaveCount(0);
}

/** On the Chinese home screen: what is drawn there cannot be dealt, and its card says why. */
async function expectOddDrawingRefused(page: Page): Promise<void> {
  await page.getByRole('button', { name: '设计图形', exact: true }).click();
  await page.getByRole('button', { name: '新建图形', exact: true }).click();
  await page.locator('[data-screen="editor"] [role="grid"]').click();
  await page.getByRole('button', { name: '我的图形', exact: true }).click();
  for (const name of ['试玩新图形', '导出新图形']) {
    if (name.startsWith('导出')) await openCardMenu(page, '新图形');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByTestId('notice')).toContainText('1 个牌位是奇数');
    await page.getByRole('button', { name: '收起', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}
