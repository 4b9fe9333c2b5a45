/** Keys of the player's choice, the keys of one hand, and a game by the mouse alone. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Move } from '../../core/board/board.ts';
import { expectAccessible } from './harness/axe.ts';
import { chooseFile, downloadedBy, templateFile } from './harness/drawing.ts';
import { expectOnShelf, launchWithSquare, putFile } from './harness/opened-files.ts';
import { openGroup } from './harness/settings.ts';
import {
  clearingOf,
  clickCell,
  countTilesShown,
  endIsTold,
  grid,
  linkAll,
  startTemplate,
} from './harness/table.ts';
import { test } from './harness/test.ts';

const row = (page: Page, id: string): Locator => page.locator(`[data-command-id="${id}"]`);
const cap = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

async function openKeys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByTestId('change-keys').click();
  await expect(page.locator('[data-screen="keys"]')).toBeVisible();
}

test('a command gets another key, a key that is taken is asked about, and what was chosen is in force and exported', async ({
  app,
}) => {
  const { page, close } = await app.launch({ reducedMotion: 'reduce' });
  await expect(page.getByTestId('home-primary')).toBeVisible();
  await openKeys(page);
  await expectAccessible(page, 'keys');

  await test.step('a key of its own', async () => {
    await cap(page, 'Undo: Z. Change it').click();
    await expect(page.getByTestId('key-asked')).toContainText('Press the new key');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByTestId('key-asked')).toContainText('cannot be changed');
    await page.keyboard.press('j');
    await expect(cap(page, 'Undo: J. Change it')).toBeVisible();
    await expect(page.getByTestId('key-asked')).toHaveCount(0);
  });

  await test.step('one that does something else is asked about, and then taken from it', async () => {
    await cap(page, 'Undo: J. Change it').click();
    await page.keyboard.press('h');
    await expect(page.getByTestId('key-asked')).toContainText('H is already used for “Hint”.');
    await page.keyboard.press('Escape');
    await expect(cap(page, 'Undo: J. Change it')).toBeVisible();
    await cap(page, 'Undo: J. Change it').click();
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Use it here', exact: true }).click();
    await expect(cap(page, 'Undo: H. Change it')).toBeVisible();
    await expect(row(page, 'game.hint').getByRole('button', { name: /^Hint: \w+\. Change it$/ })).toHaveCount(
      0,
    );
  });

  await test.step('on a keyboard without Latin letters by its position', async () => {
    await cap(page, 'Hint: add a key').click();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'я', code: 'KeyZ' });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'я', code: 'KeyZ' });
    await expect(cap(page, 'Hint: Z. Change it')).toBeVisible();
  });

  await test.step('? shows it, and a game obeys it', async () => {
    await back(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog').locator('[data-part="keys-row"]');
    await expect(keys.filter({ hasText: /^Undo/ })).toHaveText(/^UndoHCtrl Z$/);
    await expect(keys.filter({ hasText: /^Hint/ })).toHaveText('HintZ');
    await page.keyboard.press('Escape');
    await startTemplate(page, 'Play Stairs');
    const before = await countTilesShown(page);
    await linkAll(page, (await clearingOf(page)).slice(0, 1));
    await page.keyboard.press('h');
    await expect.poll(() => countTilesShown(page)).toBe(before);
    await page.keyboard.press('z');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /in row/ })
        .first(),
    ).toBeAttached();
    await page.getByRole('button', { name: 'Home', exact: true }).click();
  });

  let exported: Buffer;
  await test.step('it is exported with the settings', async () => {
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await openGroup(page, 'data');
    const file = await downloadedBy(page, () =>
      page.getByRole('button', { name: 'Export everything', exact: true }).last().click(),
    );
    exported = file.content;
    const { settings } = JSON.parse(exported.toString());
    expect(settings.keys).toEqual({ 'game.undo': ['H', 'Mod+Z', 'PadY'], 'game.hint': ['PadX', 'Z'] });
    await close();
  });

  await test.step('and another machine has it by the import', async () => {
    const other = await app.launch({ reducedMotion: 'reduce' });
    await other.page.getByRole('button', { name: 'Settings', exact: true }).click();
    await openGroup(other.page, 'data');
    await chooseFile(
      other.page,
      () => other.page.getByRole('button', { name: 'Import…', exact: true }).click(),
      templateFile(exported, 'twofold.json'),
    );
    await other.page
      .getByRole('dialog', { name: 'Whose is this?', exact: true })
      .getByRole('button', { name: /^Mine/ })
      .click();
    await expect(other.page.getByTestId('data-notice')).toContainText('Imported.');
    await openGroup(other.page, 'control');
    await other.page.locator('[data-screen="settings"]').getByTestId('change-keys').click();
    await expect(cap(other.page, 'Undo: H. Change it')).toBeVisible();
    await other.page.getByRole('radio', { name: 'Standard', exact: true }).check({ force: true });
    await expect(cap(other.page, 'Undo: Z. Change it')).toBeVisible();
    await other.page.getByRole('status').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(cap(other.page, 'Undo: H. Change it')).toBeVisible();
  });
});

test('keys that a file gave two commands are told', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await page.evaluate(() => window.twofold?.call('settings.write', { keys: { 'game.undo': ['H'] } }));
  await page.reload();
  await expect(page.getByTestId('home-primary')).toBeVisible();
  await openKeys(page);
  await expect(page.getByTestId('key-clashes')).toHaveText(
    'H is used for “Undo” and “Hint”. Give one of them another key.',
  );
  await row(page, 'game.undo').getByRole('button', { name: 'Undo: standard keys', exact: true }).click();
  await expect(page.getByTestId('key-clashes')).toHaveCount(0);
});

/** Keeps settings as if they had been chosen, and starts anew with them. */
async function startWith(page: Page, settings: object): Promise<void> {
  await page.evaluate((kept) => window.twofold?.call('settings.write', kept), settings);
  await page.reload();
  await expect(page.getByTestId('home-primary')).toBeVisible();
}

test('a key that another hides is told, and a button of a pad by its sign', async ({ app }) => {
  const { page } = await app.launch();
  await startWith(page, { keys: { 'game.undo': ['Shift+Q', 'PadX'] } });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'control');
  await page.locator('[data-screen="settings"]').getByTestId('change-keys').click();
  await expect(page.getByTestId('key-clashes').locator('p')).toHaveText([
    'Shift Q is used for “Undo” and “Previous tile with the same picture”. Give one of them another key.',
    'Ⓧ is used for “Undo” and “Hint”. Give one of them another key.',
  ]);
  await cap(page, 'Hint: add a key').click();
  await page.keyboard.press('Shift+E');
  await expect(page.getByTestId('key-asked')).toContainText(
    'Shift E cannot be used together with E (“Next tile with the same picture”).',
  );
});

test('keys are shown as this keyboard types them, as soon as that is known', async ({ app }) => {
  const { page } = await app.launch();
  await page.addInitScript(() => {
    const typed = new Map([...'azertyuiop'].map((sign, at) => [`Key${'QWERTYUIOP'[at]}`, sign]));
    for (const [code, sign] of [
      ['KeyA', 'q'],
      ['KeyZ', 'w'],
    ] as const)
      typed.set(code, sign);
    const getLayoutMap = () =>
      new Promise((resolve) =>
        setTimeout(() => resolve(new Map([...typed, ['KeyZ', sessionStorage.z ?? 'w']])), 300),
      );
    Object.defineProperty(navigator, 'keyboard', {
      value: Object.assign(new EventTarget(), { getLayoutMap }),
    });
  });
  await page.reload();
  await expect(page.getByTestId('home-primary')).toBeVisible();
  await openKeys(page);
  await page.getByRole('radio', { name: 'Left hand alone', exact: true }).check({ force: true });
  await expect(cap(page, 'Undo: W. Change it')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await openGroup(page, 'control');
  const shown = page.locator('[data-screen="settings"]');
  await expect(shown.getByText('Undo W', { exact: true })).toBeVisible();
  await test.step('and anew when the layout changes while the program runs', async () => {
    await page.evaluate(() => {
      sessionStorage.z = 'y';
      (navigator as unknown as { keyboard: EventTarget }).keyboard.dispatchEvent(new Event('layoutchange'));
    });
    await expect(shown.getByText('Undo Y', { exact: true })).toBeVisible();
    await back(page);
    await startTemplate(page, 'Play Stairs');
    const undo = page.locator('[data-command="undo"]');
    await expect(undo).toHaveAttribute('aria-keyshortcuts', 'Y');
    // The window is in front again after its layouts were changed where the system does not tell.
    await page.evaluate(() => {
      sessionStorage.z = 'x';
      window.dispatchEvent(new Event('focus'));
    });
    await expect(undo).toHaveAttribute('aria-keyshortcuts', 'X');
  });
});

test('buttons tell their keys to assistive technology, and none where there is none', async ({ app }) => {
  const rows = Array.from({ length: 24 }, () => 'o'.repeat(24));
  const templates = [{ name: 'Large', filling: { kinds: 40, copies: 4 }, rows }];
  const content = JSON.stringify({ format: 'twofold-templates', version: 1, templates });
  const files = [await putFile('large.twofold', content)];
  const { page } = await app.launch({ files, viewport: { width: 900, height: 600 } });
  await expectOnShelf(page, 'Large');
  await back(page);
  await startWith(page, { keys: { 'game.undo': ['Shift+J'], 'game.hint': [], 'game.zoom-in': ['PadR2'] } });
  await startTemplate(page, 'Play Large');
  const command = (name: string) => page.locator(`[data-command="${name}"]`);
  await expect(command('undo')).toHaveAttribute('aria-keyshortcuts', 'Shift+J');
  await expect(command('hint')).not.toHaveAttribute('aria-keyshortcuts');
  await expect(command('zoom-in')).not.toHaveAttribute('aria-keyshortcuts');
  await expect(command('zoom-in')).toHaveAttribute('title', 'Zoom in');
  await expect(command('zoom-out')).toHaveAttribute('title', 'Zoom out (−)');
  await expect(command('zoom-out')).toHaveAttribute('aria-keyshortcuts', '-');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('[data-part="keys-row"]').filter({ hasText: /^Undo/ })).toHaveText(
    'UndoShift J',
  );
  await expect(sheet.locator('[data-part="keys-row"]').filter({ hasText: /^Hint/ })).toHaveCount(0);
});

test('for the left hand the feet of puzzles and of a review are mirrored too', async ({ app }) => {
  const { page } = await launchWithSquare(app);
  await back(page);
  await startWith(page, { hand: 'left' });
  const names = (place: Locator) =>
    place.getByRole('button').evaluateAll((all) => all.map((each) => each.firstChild?.textContent));
  const verdict = page.getByTestId('verdict');

  await test.step('a study', async () => {
    await page.getByTestId('puzzles').click();
    await page.getByTestId('all-puzzles').click();
    await page.getByTestId('study-1').click();
    await expect.poll(() => names(verdict)).toEqual(['Start over', 'Undo', 'Hint']);
    await page.keyboard.press('Escape');
  });

  await test.step('an only move', async () => {
    await page.getByTestId('all-puzzles').click();
    await page.getByTestId('only-1').click();
    await expect(page.locator('[data-screen="find"]')).toHaveAttribute('data-phase', 'asking');
    await expect
      .poll(() => names(page.locator('[data-screen="find"] [data-part="find-actions"]')))
      .toEqual(['Skip', 'Show the pair']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('a review', async () => {
    await startTemplate(page, 'Play Square');
    await linkAll(page, await clearingOf(page));
    await endIsTold(page);
    await page.getByTestId('to-review').click();
    await expect(page.getByTestId('review')).toHaveAttribute('data-making', 'made');
    const play = page.getByRole('button', { name: 'Play', exact: true });
    const note = page.getByTestId('review-at');
    const [buttonBox, noteBox] = [await play.boundingBox(), await note.boundingBox()];
    expect(buttonBox?.x).toBeGreaterThan(noteBox?.x ?? 0);
  });
});

/** Walks there by four keys and picks by a fifth. */
async function pickBy(
  page: Page,
  cell: number,
  [left, up, right, down, pick]: readonly string[],
): Promise<void> {
  const width = Number(await grid(page).getAttribute('aria-colcount'));
  const focused = () =>
    page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.cell ?? -1));
  await expect.poll(focused).toBeGreaterThanOrEqual(0);
  const from = await focused();
  const across = (cell % width) - (from % width);
  const rows = Math.floor(cell / width) - Math.floor(from / width);
  for (let step = 0; step < Math.abs(rows); step++) await page.keyboard.press((rows > 0 ? down : up) ?? '');
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press((across > 0 ? right : left) ?? '');
  await expect.poll(focused).toBe(cell);
  await page.keyboard.press(pick ?? '');
}

const HANDS = [
  {
    name: 'Left hand alone',
    moves: ['KeyA', 'KeyW', 'KeyD', 'KeyS', 'KeyF'],
    ...{ undo: 'KeyZ', hint: 'KeyR', pause: 'KeyC', keys: 'Backquote', back: 'Escape' },
  },
  {
    name: 'Right hand alone',
    moves: ['KeyJ', 'KeyI', 'KeyL', 'KeyK', 'Enter'],
    ...{ undo: 'KeyN', hint: 'KeyH', pause: 'KeyP', keys: 'Slash', back: 'Backspace' },
  },
] as const;

for (const { name, moves, ...keys } of HANDS)
  test(`a whole game by the keys of one hand: ${name}`, async ({ app }) => {
    const { page } = await launchWithSquare(app, { reducedMotion: 'reduce' });
    await back(page);
    await openKeys(page);
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
    await page.locator('h1').focus();
    await page.keyboard.press(keys.back);
    await startTemplate(page, 'Play Square');
    const clearing = await clearingOf(page);
    const link = async ([a, b]: Move) => {
      await pickBy(page, a, moves);
      await pickBy(page, b, moves);
    };
    const [first, ...rest] = clearing;
    if (first === undefined) throw new Error('nothing to link');
    await link(first);
    await expect.poll(() => countTilesShown(page)).toBe(14);
    await page.keyboard.press(keys.undo);
    await expect.poll(() => countTilesShown(page)).toBe(16);
    await page.keyboard.press(keys.hint);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /in row/ })
        .first(),
    ).toBeAttached();
    await page.keyboard.press(keys.pause);
    await expect(page.getByTestId('paused')).toBeVisible();
    await page.keyboard.press(keys.pause);
    await expect(page.getByTestId('paused')).toHaveCount(0);
    await page.keyboard.press(keys.keys);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const [index, move] of [first, ...rest].entries()) {
      await link(move);
      if (index + 1 < clearing.length) await expect.poll(() => countTilesShown(page)).toBe(14 - 2 * index);
    }
    await expect(page.getByTestId('end')).toBeVisible();
  });

test('a whole game by the mouse alone; for the left hand the bar is mirrored', async ({ app }) => {
  const { page } = await launchWithSquare(app, { reducedMotion: 'reduce' });
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const command = (name: string) => page.locator(`[data-command="${name}"]`);
  const places = async () => {
    const boxes = ['undo', 'hint', 'pause', 'more'].map((name) => command(name).boundingBox());
    return (await Promise.all(boxes)).map((box) => box?.x ?? 0);
  };

  await test.step('settings lead to the keys and mirror the bar', async () => {
    await back(page);
    await click('Settings');
    await openGroup(page, 'control');
    await page.getByTestId('change-keys').click();
    await expect(page.locator('[data-screen="keys"]')).toBeVisible();
    await back(page);
    await page.getByRole('radio', { name: 'Left', exact: true }).check({ force: true });
    await back(page);
  });

  await startTemplate(page, 'Play Square');
  await test.step('Undo lies at the right, where the thumb is not, and the order of the tree is the one seen', async () => {
    expect(await places()).toEqual([...(await places())].sort((a, b) => b - a));
    const names = await page
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.command));
    expect(names).toEqual(['more', 'pause', 'hint', 'undo']);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await places()).toEqual([...(await places())].sort((a, b) => b - a));
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('every command of a game has a button', async () => {
    const [first] = await clearingOf(page);
    if (first === undefined) throw new Error('nothing to link');
    for (const cell of first) await clickCell(page, cell);
    await expect.poll(() => countTilesShown(page)).toBe(14);
    await command('undo').click();
    await expect.poll(() => countTilesShown(page)).toBe(16);
    await command('more').click();
    await command('redo').click();
    await expect.poll(() => countTilesShown(page)).toBe(14);
    await command('hint').click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /in row/ })
        .first(),
    ).toBeAttached();
    await command('more').click();
    for (const name of ['verdict', 'reshuffle', 'autoplay', 'restart'])
      await expect(command(name)).toBeVisible();
    await command('more').click();
    await command('pause').click();
    await expect(page.getByTestId('paused').getByRole('slider').first()).toBeVisible();
    await page
      .getByTestId('paused')
      .getByRole('button', { name: /^Resume/ })
      .click();
  });

  for (const move of await clearingOf(page)) for (const cell of move) await clickCell(page, cell);
  await expect(page.getByTestId('end')).toBeVisible();
});

test('a sheet that was closed can be opened by the next key at once', async ({ app }) => {
  const { page } = await app.launch({ reducedMotion: 'reduce' });
  await expect(page.getByTestId('home-primary')).toBeVisible();
  const ways = {
    'its button': () => document.querySelector<HTMLElement>('dialog[open] .button')?.click(),
    Esc: () => document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose(),
  };
  for (const [name, way] of Object.entries(ways)) {
    await test.step(name, async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      // One task: what the browser tells of the closing comes after the key.
      await page.evaluate(`(async () => {
        (${way})();
        for (let turn = 0; turn < 20; turn++) await null;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve, 100));
      })()`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});
