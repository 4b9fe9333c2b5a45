/** Whatever is wrong at an entrance of the window is told in the reader's language, and nothing of it stays. */
import { expect, type Page } from '@playwright/test';
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
import { openGroup } from './harness/settings.ts';
import { test } from './harness/test.ts';

/** The words on the way to each entrance. */
const WORDS = {
  'en-US': {
    ...{ design: 'Design', draw: 'Draw your own', settings: 'Settings', how: 'How to play' },
    ...{
      lab: 'Curious? How links are found',
      game: 'Game',
      board: 'Change board',
      lay: 'Lay out this board',
    },
    ...{ code: 'Enter a code', field: 'Share code', you: 'Your games', games: 'All games', undo: 'Undo' },
    ...{ putDown: 'Put down' },
  },
  'zh-CN': {
    ...{ design: '设计图形', draw: '新建图形', settings: '设置', how: '玩法与按键' },
    ...{ lab: '好奇？看看连线怎么找', game: '自动玩', board: '换棋盘', lay: '摆上这一盘' },
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

/** The way of an input to its entrance, and the place where its refusal is told. */
interface Entrance {
  /** `choose` and `fill`: by the element at `at`. */
  readonly way: 'drop' | 'paste' | 'choose' | 'fill';
  readonly at?: string;
  /** The button that hands over what was filled in. */
  readonly press?: string;
  readonly told: string;
  readonly locale: Locale;
}

interface Offer extends Entrance {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** The bytes before those at the end that are all alike: the page fills the end, since it takes seconds to send it 20 MB. */
  readonly head: string;
  readonly length: number;
  readonly filler: number;
}

function mimeOf(name: string): string {
  const ending = name.split('.').at(-1) ?? '';
  if (ending === 'json') return 'application/json';
  if (ending === 'svg') return 'image/svg+xml';
  return /^(?:png|gif|webp|avif|bmp)$/.test(ending) ? `image/${ending}` : '';
}

/** Returns how many bytes there are before those at the end that are all alike; a large file has hardly any. */
function lengthOfHead(bytes: Buffer): number {
  const last = bytes.at(-1);
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === last) length--;
  return length;
}

function offer(entrance: Entrance, name: string, content: string | Buffer): Offer {
  if (entrance.way === 'paste' || entrance.way === 'fill')
    return { ...entrance, name, type: '', text: String(content), head: '', length: 0, filler: 0 };
  const bytes = Buffer.from(content as string);
  const head = bytes.subarray(0, lengthOfHead(bytes)).toString('base64');
  return {
    ...entrance,
    name,
    type: mimeOf(name),
    text: '',
    head,
    length: bytes.length,
    filler: bytes.at(-1) ?? 0,
  };
}

/**
 * Runs in the page, whole, since a hundred inputs would else go to and fro for each look: puts away what was told before, brings
 * the input, puts away a question about it, and returns the words of its refusal once they are seen.
 */
async function meet(offered: Offer): Promise<string> {
  const { way, at = '', press, told, name } = offered;
  const next = () => new Promise(requestAnimationFrame);
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  const buttonsOf = (element: Element) => [...element.querySelectorAll('button')];
  const isNotice = way === 'drop' || way === 'paste';
  if (isNotice) {
    for (const old of document.querySelectorAll(told)) buttonsOf(old).at(-1)?.click();
    while (document.querySelector(told) !== null) await next();
  }
  const dataTransfer = new DataTransfer();
  const init = { bubbles: true, cancelable: true };
  if (way === 'drop' || way === 'choose') {
    const bytes = new Uint8Array(offered.length).fill(offered.filler);
    bytes.set(Uint8Array.from(atob(offered.head), (character) => character.charCodeAt(0)));
    dataTransfer.items.add(new File([bytes], name, { type: offered.type }));
  }
  if (way === 'drop') document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, ...init }));
  if (way === 'paste') {
    dataTransfer.setData('text/plain', offered.text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: dataTransfer, ...init }));
  }
  if (way === 'choose') {
    const input = document.querySelector<HTMLInputElement>(at);
    if (input === null) throw new Error(`there is no ${at}`);
    input.files = dataTransfer.files;
    input.dispatchEvent(new Event('change', init));
  }
  if (way === 'fill') {
    const field = seen(at);
    // React hears of a value only if the element itself has taken it.
    if (field !== undefined)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, offered.text);
    field?.dispatchEvent(new Event('input', init));
    await next();
    if (press !== undefined)
      buttonsOf(document.body)
        .find(({ textContent }) => textContent === press)
        ?.click();
    await next();
  }
  for (;;) {
    const question = way === 'choose' ? seen('dialog[open], [role="dialog"]') : undefined;
    if (question !== undefined) {
      buttonsOf(question)[0]?.click();
      while (question.checkVisibility()) await next();
    }
    const words = seen(told);
    if (words !== undefined && (way !== 'choose' || words.textContent?.includes(name))) {
      const lines = [...words.querySelectorAll('p')];
      return (lines.length === 0 ? [words] : lines).map(({ innerText }) => innerText).join(' ');
    }
    await next();
  }
}

/** Brings inputs to an entrance one after the other, and holds the words of each refusal to what all of them promise. */
async function expectRefused(
  page: Page,
  entrance: Entrance,
  inputs: Inputs,
  meanwhile = async () => undefined as unknown,
): Promise<void> {
  const isFile = entrance.way === 'drop' || entrance.way === 'choose';
  for (const [name, content] of Object.entries(inputs))
    await test.step(`${entrance.way} ${name}`, async () => {
      const text = (await page.evaluate(meet, offer(entrance, name, content))).replaceAll('\n', ' ');
      if (isFile) expect(text, name).toContain(name);
      expect(text.length, name).toBeLessThan(700);
      expect(text, name).not.toMatch(OF_A_RUNTIME);
      expect(text, name).not.toMatch(UNSEEN);
      await meanwhile();
      if (entrance.locale !== 'zh-CN') return;
      expect(text, name).toMatch(/\p{Script=Han}/u);
      expect(text.replace(FOREIGN, '').match(/[A-Za-z]{2,}/)?.[0], `${name}: ${text}`).toBeUndefined();
    });
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

const NOTICE = '[data-testid="notice"]';

async function expectFilesRefused(page: Page, locale: Locale): Promise<void> {
  await click(page, WORDS[locale].design);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screenOf(page, 'designs')).toBeVisible();
  await expectRefused(page, { way: 'drop', told: NOTICE, locale }, { ...TEMPLATE_FILES, ...PICTURES });
  await expect(page.locator('[data-design]')).toHaveCount(0);
}

async function expectPastesRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await click(page, WORDS[locale].design);
  await click(page, WORDS[locale].draw);
  await expect(screenOf(page, 'editor').getByRole('grid')).toBeVisible();
  await expectRefused(page, { way: 'paste', told: NOTICE, locale }, PASTED_DRAWINGS);
  // Nothing is drawn, nothing was, and nothing floats over the drawing.
  await expect(page.getByTestId('slots')).toHaveCount(0);
  await expect(page.getByRole('button', { name: WORDS[locale].undo, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: WORDS[locale].putDown, exact: true })).toHaveCount(0);
}

async function expectLabTextsRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await click(page, WORDS[locale].how);
  await click(page, WORDS[locale].lab);
  await page.getByRole('tab', { name: WORDS[locale].game, exact: true }).click();
  await click(page, WORDS[locale].board);
  const field = page.getByRole('textbox');
  await expect(field).toBeVisible();
  await expectRefused(
    page,
    { way: 'fill', at: 'textarea', press: WORDS[locale].lay, told: '[role="alert"]', locale },
    LAB_TEXTS,
    () => expect(field).toBeVisible(),
  );
}

async function expectCodesRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await page.getByTestId('classic').click();
  await click(page, WORDS[locale].code);
  await expect(page.getByRole('textbox', { name: WORDS[locale].field, exact: true })).toBeVisible();
  await expectRefused(
    page,
    {
      way: 'fill',
      at: '[aria-describedby="code-outcome"]',
      told: '#code-outcome p:not([aria-hidden])',
      locale,
    },
    CODES,
    () => expect(page.locator('form button[type=submit]')).toBeDisabled(),
  );
}

async function expectDataRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await click(page, WORDS[locale].settings);
  await openGroup(page, 'data');
  await expectRefused(
    page,
    {
      way: 'choose',
      at: 'input[type=file][accept=".json,application/json"]',
      told: '[data-testid="data-notice"][data-tone="bad"]',
      locale,
    },
    DATA_FILES,
  );
  await openGroup(page, 'tiles');
  await expectRefused(
    page,
    {
      way: 'choose',
      at: '[data-testid="own-files"]',
      told: '[data-part~="own-pictures-refused"]',
      locale,
    },
    TILE_PICTURES,
  );
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
}

async function expectGamesRefused(page: Page, locale: Locale): Promise<void> {
  await goHome(page);
  await click(page, WORDS[locale].you);
  await click(page, WORDS[locale].games);
  await expect(screenOf(page, 'games').locator('input[type=file]')).toBeAttached();
  await expectRefused(
    page,
    { way: 'choose', at: 'input[type=file]', told: '[data-testid="game-refused"]', locale },
    GAME_FILES,
  );
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
      for (const expectAllRefused of entrances) await expectAllRefused(page, locale);
      await expectNothingKept(page);
    });
