/** Whatever is wrong at an entrance of the window is told in the reader's language, and nothing of it stays. */
import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { UNSEEN } from '../../core/text/unseen.ts';
import {
  CODES,
  DATA_FILES,
  GAME_FILES,
  type Inputs,
  LAB_TEXTS,
  PASTED_DRAWINGS,
  PICTURES,
  TEMPLATE_FILES,
  TILE_PICTURES,
} from '../support/bad-inputs.ts';
import type { OfferedFile } from './harness/drawing.ts';
import { test } from './harness/test.ts';

/** The words on the way to each entrance. */
const WORDS = {
  'en-US': {
    ...{ design: 'Design', draw: 'Draw your own', settings: 'Settings', how: 'How to play' },
    ...{ lab: 'See how the game thinks', game: 'Game', board: 'Change board', lay: 'Lay out this board' },
    ...{ code: 'Enter a code', field: 'Share code', you: 'Your games', games: 'All games', undo: 'Undo' },
    ...{ putDown: 'Put down' },
  },
  'zh-CN': {
    ...{ design: '设计图形', draw: '新建图形', settings: '设置', how: '玩法与按键' },
    ...{ lab: '看看程序怎么想', game: '自动玩', board: '换棋盘', lay: '摆上这一盘' },
    ...{ code: '输入分享码', field: '分享码', you: '我的战绩', games: '所有对局', undo: '撤销' },
    ...{ putDown: '放下' },
  },
} as const;
type Locale = keyof typeof WORDS;

/** Words that a runtime says by itself. */
const OF_A_RUNTIME =
  /undefined|NaN|Infinity|\[object|Error\b|\bE[A-Z]{4,}\b|Unexpected|JSON\.parse|DOMException|SQLITE/;
/** Words of other languages that a Chinese sentence may hold: formats, fields and what the input itself says. */
const FOREIGN =
  /“[^”]*”|"[^"]*"|[\w.-]+\.(?:json|png|gif|jpg|webp|avif|bmp|svg|tiff|mp4|txt|twofold(?:-game)?)|UTF-\d+|JSON|PNG|JPEG|WebP|GIF|AVIF|BMP|SVG|MB|Twofold|width|height|viewBox|\bo\b|\b2F\b|U\+[0-9A-F]+|(?<=位置：|重复的键：)\S+|none, down.*horizontal|twofold/g;

const screenOf = (page: Page, name: string) => page.locator(`[data-screen="${name}"]`);

function click(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click();
}

async function goHome(page: Page): Promise<void> {
  await page.reload();
  await expect(screenOf(page, 'home')).toBeVisible();
}

/** Holds the words of one refusal to what all of them promise. */
async function expectClear(told: Locator, locale: Locale, input: string, file: string | null): Promise<void> {
  await expect(told, input).toBeVisible();
  const words = await told.locator('p, :scope:not(:has(p))').allInnerTexts();
  const text = words.join(' ').replaceAll('\n', ' ');
  if (file !== null) expect(text, input).toContain(file);
  expect(text.length, input).toBeLessThan(700);
  expect(text, input).not.toMatch(OF_A_RUNTIME);
  expect(text, input).not.toMatch(UNSEEN);
  if (locale === 'zh-CN') {
    expect(text, input).toMatch(/\p{Script=Han}/u);
    expect(text.replace(FOREIGN, '').match(/[A-Za-z]{2,}/)?.[0], `${input}: ${text}`).toBeUndefined();
  }
}

function fileOf(name: string, content: string | Buffer): OfferedFile {
  return { name, mimeType: mimeOf(name), buffer: Buffer.from(content as string) };
}

function mimeOf(name: string): string {
  const ending = name.split('.').at(-1) ?? '';
  if (ending === 'json') return 'application/json';
  if (ending === 'svg') return 'image/svg+xml';
  return /^(?:png|gif|webp|avif|bmp)$/.test(ending) ? `image/${ending}` : '';
}

/** Returns how many bytes there are before those at the end that are all alike; a large file has hardly any. */
function lengthOfHead(bytes: Buffer): number {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === bytes.at(-1)) length--;
  return length;
}

/** Lets a file fall on the window. The page fills its end: it takes many seconds to send it 20 MB. */
function drop(page: Page, { name, mimeType, buffer }: OfferedFile): Promise<void> {
  const head = buffer.subarray(0, lengthOfHead(buffer)).toString('base64');
  return page.evaluate(
    ([fileName, type, base64, length, filler]) => {
      const dataTransfer = new DataTransfer();
      const bytes = new Uint8Array(length).fill(filler);
      bytes.set(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
      dataTransfer.items.add(new File([bytes], fileName, { type }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, mimeType, head, buffer.length, buffer.at(-1) ?? 0] as const,
  );
}

/** More than this is given to an input as a path. */
const LARGE = 1024 * 1024;

async function choose(input: Locator, file: OfferedFile): Promise<void> {
  if (file.buffer.length <= LARGE) return input.setInputFiles(file);
  const path = test.info().outputPath(file.name);
  await writeFile(path, file.buffer);
  return input.setInputFiles(path);
}

function paste(page: Page, content: string): Promise<void> {
  return page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, content);
}

/** The channels that list a player's data; of a player who only met refusals all are empty. */
const LISTS = ['designs.list', 'packs.list', 'pictures.list', 'games.list'] as const;

/** Nothing was taken, whatever is shown. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(async (lists) => {
    const host = window.twofold;
    const listed = await Promise.all(lists.map((list) => host?.call(list, null)));
    return [...listed, await host?.call('games.facets', null)];
  }, LISTS);
  const empty = { ok: true, value: [] };
  expect(kept).toEqual([
    ...LISTS.map(() => empty),
    { ok: true, value: expect.objectContaining({ count: 0 }) },
  ]);
}

/** Puts the last notice away, so that the next one is a new one. */
async function putAway(notice: Locator): Promise<void> {
  if ((await notice.count()) > 0) await notice.getByRole('button').last().click();
  await expect(notice).toHaveCount(0);
}

async function expectFilesRefused(page: Page, locale: Locale): Promise<void> {
  await click(page, WORDS[locale].design);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screenOf(page, 'designs')).toBeVisible();
  const notice = page.getByTestId('notice');
  for (const [name, content] of Object.entries({ ...TEMPLATE_FILES, ...PICTURES })) {
    await putAway(notice);
    await drop(page, fileOf(name, content));
    await expectClear(notice, locale, `dropped ${name}`, name);
  }
  await expect(page.locator('[data-design]')).toHaveCount(0);
}

async function expectPastesRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await click(page, WORDS[locale].design);
  await click(page, WORDS[locale].draw);
  await expect(screenOf(page, 'editor').getByRole('grid')).toBeVisible();
  const notice = page.getByTestId('notice');
  for (const [name, content] of Object.entries(PASTED_DRAWINGS)) {
    await putAway(notice);
    await paste(page, String(content));
    await expectClear(notice, locale, `pasted ${name}`, null);
  }
  // Nothing is drawn, nothing was, and nothing floats over the drawing.
  await expect(page.getByTestId('slots')).toHaveCount(0);
  await expect(page.getByRole('button', { name: WORDS[locale].undo, exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: WORDS[locale].putDown, exact: true })).toHaveCount(0);
}

async function expectLabTextsRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await click(page, WORDS[locale].how);
  await click(page, WORDS[locale].lab);
  await page.getByRole('tab', { name: WORDS[locale].game, exact: true }).click();
  await click(page, WORDS[locale].board);
  const field = page.getByRole('textbox');
  for (const [name, content] of Object.entries(LAB_TEXTS)) {
    await field.fill(String(content));
    await click(page, WORDS[locale].lay);
    await expectClear(page.getByRole('alert'), locale, `laid out ${name}`, null);
    await expect(field).toBeVisible();
  }
}

async function expectCodesRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await page.getByTestId('classic').click();
  await click(page, WORDS[locale].code);
  const field = page.getByRole('textbox', { name: WORDS[locale].field, exact: true });
  for (const [name, content] of Object.entries(CODES)) {
    await field.fill(String(content));
    await expectClear(page.locator('#code-outcome p:not([aria-hidden])'), locale, `code ${name}`, null);
    await expect(page.locator('form button[type=submit]')).toBeDisabled();
  }
}

/** Files that one input takes; their words stand where `told` is. */
async function expectChosenRefused(
  page: Page,
  locale: Locale,
  inputs: Inputs,
  { input, told }: { readonly input: Locator; readonly told: Locator },
): Promise<void> {
  for (const [name, content] of Object.entries(inputs)) {
    await choose(input, fileOf(name, content));
    const whose = page.getByRole('dialog');
    await expect(told.filter({ hasText: name }).or(whose).first(), name).toBeVisible();
    if (await whose.isVisible()) {
      await whose.getByRole('button').first().click();
      await expect(whose).toHaveCount(0);
    }
    await expectClear(told, locale, `chose ${name}`, name);
  }
}

async function expectDataRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await click(page, WORDS[locale].settings);
  await expectChosenRefused(page, locale, DATA_FILES, {
    input: page.locator('input[type=file][accept=".json,application/json"]'),
    told: page.locator('[data-testid="data-notice"][data-tone="bad"]'),
  });
  await expectChosenRefused(page, locale, TILE_PICTURES, {
    input: page.getByTestId('own-files'),
    told: page.locator('[data-part~="own-pictures-refused"]'),
  });
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
}

async function expectGamesRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await click(page, WORDS[locale].you);
  await click(page, WORDS[locale].games);
  await expectChosenRefused(page, locale, GAME_FILES, {
    input: page.locator('input[type=file]'),
    told: page.getByTestId('game-refused'),
  });
}

/** Two or three entrances a start: a busy machine takes minutes for each. */
const ENTRANCES = {
  'files that are dropped': [expectFilesRefused],
  'texts that are pasted, laid out or entered': [
    expectPastesRefused,
    expectLabTextsRefused,
    expectCodesRefused,
  ],
  'data, pictures and games that are chosen': [expectDataRefused, expectGamesRefused],
} as const;

for (const locale of ['en-US', 'zh-CN'] as const)
  for (const [what, entrances] of Object.entries(ENTRANCES))
    test(`what is wrong is told clearly of ${what}: ${locale}`, async ({ app }) => {
      const { page } = await app.launch({ locale });
      for (const expectRefused of entrances) await expectRefused(page, locale);
      await expectNothingKept(page);
    });
