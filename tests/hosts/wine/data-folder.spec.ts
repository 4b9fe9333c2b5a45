/** The place where Windows keeps the data of a player, and other programs of Windows that act on it while the game runs. */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { REPOSITORY } from '../../e2e/harness/host-process.ts';
import { clearingOf, countTilesShown, linkAll, readBoard, startTemplate } from '../../e2e/harness/table.ts';
import { test } from '../../e2e/harness/test.ts';
import { enterTab } from '../../support/greet.ts';
import { startOnConsole } from '../../wine/console-process.ts';
import { machineHere, windowsPath } from '../../wine/machine.ts';
import { runOnWindows } from '../../wine/windows-process.ts';

const HOST = join(REPOSITORY, 'out', 'main', 'browser.js');
/** The smallest of the shipped boards. */
const SMALL = 'Play Stairs';
const READY = /^READY (\S+)\r?$/m;

function startHost(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  script = windowsPath(HOST),
) {
  return startOnConsole({ args: [script, '--no-open', ...args], env });
}

const goOn = (page: Page) =>
  page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();

test('a user called 李 雷 has the data in the profile, and each spelling of its path leads to the same game', async () => {
  const appData = 'C:\\users\\李 雷 (1)\\AppData\\Roaming';
  const first = startHost([], { APPDATA: appData });
  const [, url = ''] = await first.prints(READY);
  (await enterTab(url)).socket.close();
  const folder = join(machineHere().driveC, 'users', '李 雷 (1)', 'AppData', 'Roaming', 'Twofold');
  expect(existsSync(join(folder, 'twofold.db'))).toBe(true);

  const small = `${appData}\\Twofold`.toLowerCase();
  const second = startHost(['--data', small], {}, windowsPath(HOST).toLowerCase());
  const [, again = ''] = await second.prints(READY);
  expect(await second.ended).toBe(0);
  expect([second.stderr, new URL(again).port]).toEqual([
    expect.stringContaining('Twofold'),
    new URL(url).port,
  ]);
  first.pressControlC();
  expect([await first.ended, first.stderr]).toEqual([0, '']);
});

test('a whole game is played in a folder of 300 characters, through a kill; what renames over the open database is refused', async ({
  app,
}) => {
  const root = mkdtempSync(join(machineHere().driveC, '数 据 '));
  const dataDir = join(
    root,
    ...['长', '路', '径'].map((character) => `${character} `.repeat(45).trim()),
    'Twofold',
  );
  expect(windowsPath(dataDir).length).toBeGreaterThan(270);
  mkdirSync(dataDir, { recursive: true });
  const first = await app.launch({ dataDir });
  await startTemplate(first.page, SMALL);
  const clearing = await clearingOf(first.page);
  await linkAll(first.page, clearing.slice(0, 4));
  await expect.poll(() => countTilesShown(first.page)).toBe(2 * (clearing.length - 4));

  const other = join(root, 'other.db');
  writeFileSync(other, 'another program');
  for (const name of ['twofold.db', 'twofold.db-wal', 'twofold.db.lock'])
    for (const act of ['renameSync', 'unlinkSync'])
      expect([name, act, await actOn(act, other, join(dataDir, name))]).toEqual([
        ...[name, act, expect.stringMatching(/^(?:EBUSY|EPERM|EACCES)$/)],
      ]);

  await linkAll(first.page, clearing.slice(4, 9));
  await expect.poll(() => countTilesShown(first.page)).toBe(2 * (clearing.length - 9));
  await expect(first.page.locator('[data-unaccepted]')).toHaveAttribute('data-unaccepted', '0');
  const killed = await readBoard(first.page);
  await first.kill();

  const second = await first.relaunch();
  await goOn(second.page);
  expect((await readBoard(second.page)).cells).toEqual(killed.cells);
  await linkAll(second.page, clearing.slice(9));
  await expect(second.page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
});

/**
 * Returns the answer to another program of Windows that renames a file over another, or deletes it: the code of an error, or
 * `done`.
 */
async function actOn(act: string, from: string, to: string): Promise<string> {
  const program =
    'const [act, from, to] = process.argv.slice(1); const fs = require("fs");' +
    'try { act === "renameSync" ? fs.renameSync(from, to) : fs.unlinkSync(to); console.log("done") }' +
    'catch (error) { console.log(error.code) }';
  const { out } = await runOnWindows({ args: ['--eval', program, act, windowsPath(from), windowsPath(to)] });
  return out.trim();
}
