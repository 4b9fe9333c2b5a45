/** The system's own dialog, driven by itself: whatever it answers with is opened or told, and nothing else changes. */
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectOnShelf, putFile, square } from '../../e2e/harness/opened-files.ts';
import { test } from '../../e2e/harness/test.ts';
import { GAME_FILES, TEMPLATE_FILES } from '../../support/bad-inputs.ts';
import { madePng } from '../../support/made-png.ts';

test.afterEach(() => {
  delete process.env.STANDIN_OPEN;
});

const notice = (page: Page) => page.getByTestId('notice');
const countDesigns = (page: Page) =>
  page.evaluate(async () => {
    const listed = await window.twofold?.call('designs.list', null);
    return listed?.ok && Array.isArray(listed.value) ? listed.value.length : null;
  });

test('the dialog answers with each kind of file, with none, a folder, what is gone, and several', async ({
  app,
}) => {
  const choice = await putFile('choice.txt', '');
  process.env.STANDIN_OPEN = choice;
  const { page, chooseMenu, close } = await app.launch({ locale: 'en-US' });
  const choose = async (...paths: readonly string[]) => {
    await writeFile(choice, paths.join('\n'));
    await chooseMenu('Open Shape…');
  };
  const expectTold = async (path: string, words: string | RegExp) => {
    await choose(path);
    const told = notice(page).filter({ hasText: path.split('/').at(-1) ?? '' });
    await expect(told, path).toContainText(words);
    await expect(told, path).not.toContainText(/undefined|\bE[A-Z]{4,}\b|Error\b/);
    await told.getByRole('button').last().click();
    await expect(told, path).toHaveCount(0);
  };

  await test.step('none is chosen: nothing is said, and home stays', async () => {
    await choose();
    expect(await countDesigns(page)).toBe(0);
    await expect(page.locator('[data-screen="home"]')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('what is wrong is named, and nothing of it stays', async () => {
    const folder = await putFile('folder.txt', '');
    const place = join(folder, '..', 'folder.twofold');
    await mkdir(place);
    await expectTold(place, 'It is a folder or a device.');
    const fleeting = await putFile('fleeting.json', square('Fleeting'));
    await rm(fleeting);
    await expectTold(fleeting, 'It is not there any more.');
    const dangling = join(place, '..', 'dangling.twofold');
    await symlink(fleeting, dangling);
    await expectTold(dangling, 'It is not there any more.');
    for (const name of [
      'empty.json',
      'board.txt',
      'an-export.json',
      'program.twofold',
      'cut.png',
      'large.json',
    ] as const)
      await expectTold(await putFile(name, TEMPLATE_FILES[name] ?? ''), /nothing was changed/i);
    await expectTold(await putFile('plain.png', Buffer.from(madePng(), 'base64')), /nothing was changed/i);
    await choose(await putFile('half.twofold-game', GAME_FILES['half.twofold-game'] ?? ''));
    await expect(page.getByTestId('game-refused')).toContainText('Nothing was imported.');
    await expect(page.getByTestId('game-refused')).toContainText('half.twofold-game · Line 1, column 31.');
    expect(await countDesigns(page)).toBe(0);
  });

  await test.step('templates come in, also beside what does not', async () => {
    await choose(await putFile('one.twofold', square('One')));
    await expectOnShelf(page, 'One');
    await choose(await putFile('TWO.JSON', square('Two')));
    await expectOnShelf(page, 'Two');
    await choose(
      await putFile('torn.twofold', square('Torn').slice(0, 60)),
      await putFile('three.twofold', square('Three')),
      await putFile('four.twofold', square('Four')),
    );
    await expectOnShelf(page, 'Four');
    await expect.poll(() => countDesigns(page)).toBe(4);
    await choose();
    expect(await countDesigns(page)).toBe(4);
  });
  await close();
});
