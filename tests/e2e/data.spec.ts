/** All of the player's data: out into a file, in from one, gone; and what can be had of a database that cannot be used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { makeEmptyDatabase } from './harness/browser-host.ts';
import { chooseFile, downloadedBy, type OfferedFile, templateFile } from './harness/drawing.ts';
import { square } from './harness/opened-files.ts';
import { openGroup } from './harness/settings.ts';
import { clearingOf, countTilesShown, linkAll, linkByMouse, startTemplate } from './harness/table.ts';
import { type RunningApp, test } from './harness/test.ts';

const FILE = 'twofold.db';
const WORDS = {
  en: { settings: 'Settings', export: 'Export everything', import: 'Import…', back: 'Back' },
  'zh-CN': { settings: '设置', export: '导出全部', import: '导入…', back: '返回' },
} as const;

async function openSettings(page: Page, words: { readonly settings: string }): Promise<void> {
  await page.getByRole('button', { name: words.settings, exact: true }).click();
  await openGroup(page, 'data');
}

function exportAll(page: Page, name: string) {
  return downloadedBy(page, () => page.getByRole('button', { name, exact: true }).last().click());
}

async function importAll(page: Page, name: string, file: OfferedFile): Promise<void> {
  await chooseFile(page, () => page.getByRole('button', { name, exact: true }).click(), file);
}

function jsonFile(content: string | Buffer): OfferedFile {
  return templateFile(content, 'twofold.json');
}

const notice = (page: Page) => page.getByTestId('data-notice');

/** An unfinished game of three links, a won one, and a template of one's own. */
async function playAndDraw(page: Page): Promise<void> {
  await startTemplate(page, 'Play Stairs');
  await linkAll(page, (await clearingOf(page)).slice(0, 3));
  await expect.poll(() => countTilesShown(page)).toBe(58);
  await expect(page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  await page.getByRole('button', { name: 'Home', exact: true }).first().click();
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await chooseFile(
    page,
    () => page.getByRole('button', { name: 'Import', exact: true }).click(),
    templateFile(square('Little square')),
  );
  await expect(page.getByTestId('notice')).toContainText('Little square');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await startTemplate(page, 'Play Little square');
  await linkAll(page, await clearingOf(page));
  await expect(page.getByTestId('end')).toBeVisible();
}

test('what one machine exports another one shows; a second import changes nothing; then the first one erases everything', {
  tag: '@hosts',
}, async ({ app }) => {
  const first = await app.launch();
  await playAndDraw(first.page);
  await first.close();
  const again = await first.relaunch();
  await openSettings(again.page, WORDS.en);
  const { name, content } = await exportAll(again.page, WORDS.en.export);
  expect(name).toMatch(/^twofold-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(notice(again.page)).toContainText(`Exported: ${name}`);

  const { page } = await app.launch();
  await openSettings(page, WORDS.en);
  await importAll(page, WORDS.en.import, jsonFile(content));
  await claim(page, 'Mine');
  await expect(notice(page)).toContainText('Imported.');
  await expect(notice(page)).toContainText('It counts as yours.');
  await expect(notice(page)).toContainText(/Games\s*2 new/);
  await expect(notice(page)).toContainText(/Scores\s*1 new/);
  await expect(notice(page)).toContainText(/Shapes\s*1 new/);
  const second = await exportAll(page, WORDS.en.export);
  expect(withoutHead(second.content)).toEqual(withoutHead(content));
  await importAll(page, WORDS.en.import, jsonFile(content));
  await expect(notice(page)).toContainText('nothing was changed');
  await expect(notice(page)).toContainText(/Games\s*2 here already/);
  await test.step('the answer can be changed, and changed back', () => expectClaims(page));
  expect(withoutHead((await exportAll(page, WORDS.en.export)).content)).toEqual(withoutHead(content));
  await page.getByRole('button', { name: WORDS.en.back, exact: true }).click();
  await page.getByTestId('classic').click();
  await expect(page.getByRole('button', { name: 'Play Little square', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await expect.poll(() => countTilesShown(page)).toBe(58);
  await eraseEverything(again);
});

/** In the settings of a game that was played and closed: after the offer to export it, nothing of it is left. */
async function eraseEverything({ page, close, dataDir }: RunningApp): Promise<void> {
  await page.getByRole('button', { name: 'Erase everything…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything?', exact: true });
  await downloadedBy(page, () => dialog.getByRole('button', { name: WORDS.en.export, exact: true }).click());
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Erase everything…', exact: true }).click();
  await dialog.getByRole('button', { name: 'Keep everything', exact: true }).click();
  await page.getByRole('button', { name: 'Erase everything…', exact: true }).click();
  await dialog.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Twofold', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  await page.getByTestId('classic').click();
  await expect(page.getByRole('button', { name: 'Play Stairs', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Little square', exact: true })).toHaveCount(0);
  await startTemplate(page, 'Play Stairs');
  await close();
  const bytes = readFileSync(join(dataDir, FILE));
  expect(bytes.includes('Little square')).toBe(false);
}

/** Answers whose the file is. */
async function claim(page: Page, whose: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Whose is this?', exact: true });
  await expect(dialog).toContainText('This file comes from another copy of Twofold.');
  await dialog.getByRole('button', { name: new RegExp(`^${whose}`) }).click();
  await expect(dialog).toBeHidden();
}

/** An export that was imported as the player's own becomes someone else's, and the player's again; nothing is asked for it. */
async function expectClaims(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'It is someone else’s', exact: true }).click();
  await expect(notice(page)).toContainText('It is someone else’s: nothing of it counts for you.');
  await page.getByRole('button', { name: 'It is mine', exact: true }).click();
  await expect(notice(page)).toContainText('It counts as yours.');
}

/** Everything but when it was exported, and from which database. */
function withoutHead(content: Buffer): unknown {
  const { exportedAt: _, owner: __, owners: ___, ...rest } = JSON.parse(content.toString());
  return { ...rest, games: rest.games.map(({ owner: ____, ...game }: { owner?: string }) => game) };
}

const BAD_FILES: readonly (readonly [what: string, content: Buffer, en: string, zh: string])[] = [
  ['half a file', Buffer.from('{"format":"twofold-export","ver'), 'is not JSON', '不是 JSON'],
  [
    'something else',
    Buffer.from('{"format":"shopping"}'),
    'It is not the kind of file that comes in here',
    '这里不能导入这种文件',
  ],
  ['a later version', Buffer.from('{"format":"twofold-export","version":99}'), 'newer version', '更新版本'],
  ['no text', Buffer.from([0x7b, 0xff, 0xfe, 0x00]), 'not text in UTF-8', '不是 UTF-8 文本'],
  [
    'UTF-16 with a mark, which is read',
    Buffer.from('\ufeff{"format":"shopping"}', 'utf16le'),
    'It is not the kind of file that comes in here',
    '这里不能导入这种文件',
  ],
  [
    'a prototype',
    Buffer.from(
      '{"format":"twofold-export","version":2,"appVersion":"","exportedAt":0,"settings":{"__proto__":{}},"games":[],"designs":[],"packs":[]}',
    ),
    'missing or malformed',
    '不符合格式',
  ],
];

test('a file that cannot be imported changes nothing and says why, in both languages; a large one comes in', async ({
  app,
}) => {
  const { page } = await app.launch();
  await openSettings(page, WORDS.en);
  const { content: empty } = await exportAll(page, WORDS.en.export);
  for (const [, content, en] of BAD_FILES)
    await expectRefused(page, WORDS.en.import, content, [en, 'Nothing was imported.']);
  expect(withoutHead((await exportAll(page, WORDS.en.export)).content)).toEqual(withoutHead(empty));
  await test.step('an export larger than a request goes out and comes in', () =>
    expectLargeImport(page, empty));
  await openGroup(page, 'people');
  await page.getByRole('radio', { name: '简体中文', exact: true }).check({ force: true });
  await openGroup(page, 'data');
  for (const [, content, , zh] of BAD_FILES)
    await expectRefused(page, WORDS['zh-CN'].import, content, [zh, '没有导入任何内容。']);
});

async function expectRefused(page: Page, name: string, content: Buffer, words: readonly string[]) {
  await importAll(page, name, jsonFile(content));
  await expect(notice(page)).toHaveRole('alert');
  for (const each of words) await expect(notice(page)).toContainText(each);
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
}

test('what is played while the database is held by another goes out readable', async ({ app }) => {
  const dataDir = await makeEmptyDatabase();
  const holder = new Database(join(dataDir, `${FILE}.lock`));
  holder.exec('BEGIN EXCLUSIVE');
  const { page } = await app.launch({ dataDir });
  await page.getByRole('alert').getByRole('button', { name: 'Play without saving', exact: true }).click();
  await startTemplate(page, 'Play Stairs');
  const [move] = await clearingOf(page);
  if (move === undefined) throw new Error('nothing to link');
  await linkByMouse(page, move);
  await expect.poll(() => countTilesShown(page)).toBe(62);
  await page.getByRole('button', { name: /^Nothing is being saved/ }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Details', exact: true }).click();
  const { content } = await exportAll(page, WORDS.en.export);
  holder.close();
  const { games } = JSON.parse(content.toString());
  expect(games).toHaveLength(1);
  expect(games[0].journal).toHaveLength(1);
});

/** In settings without any data of the player's; `content` is an export of those. */
async function expectLargeImport(page: Page, content: Buffer): Promise<void> {
  const saved = {
    ...JSON.parse(square('Many')).templates[0],
    ...{ author: '', tags: [], width: 64, height: 64, marks: new Array(4_096).fill(-1) },
    rules: { maxTurns: 2, border: 'open', gravity: 'none' },
  };
  const { rows: _, ...design } = saved;
  const designs = Array.from({ length: 100 }, (_unused, index) => ({
    ...{ id: `design-${String(index).padStart(4, '0')}`, draft: null, updatedAt: 1, deletedAt: null },
    saved: { ...design, name: `Many ${index}` },
  }));
  const text = JSON.stringify({ ...JSON.parse(content.toString()), designs });
  expect(text.length).toBeGreaterThan(1_048_576);
  await importAll(page, WORDS.en.import, jsonFile(text));
  await expect(notice(page)).toContainText(/Shapes\s*100 new/);
  const out = await exportAll(page, WORDS.en.export);
  expect(JSON.parse(out.content.toString()).designs).toHaveLength(100);
}
