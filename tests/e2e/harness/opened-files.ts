/** Template files on the disk, to be opened from outside the window. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { LaunchOptions } from './host.ts';
import type { App, RunningApp } from './test.ts';

/** A file with one template, as small as they come, with so many rows of tiles and a picture for each. */
export const square = (name: string, rows = 4) =>
  JSON.stringify({
    format: 'twofold-templates',
    version: 1,
    templates: [
      {
        name,
        filling: { kinds: rows, copies: 4 },
        rows: Array.from({ length: 4 }, (_, row) => (row < rows ? 'oooo' : '....')),
      },
    ],
  });

/**
 * Starts the app with a template of 16 tiles on its shelf, or of as many rows of 4: 8 pairs are a whole game, too. A pair
 * linked by mouse or by keys costs a software-rendered page a tenth to a third of a second.
 */
export async function launchWithSquare(app: App, options: LaunchOptions = {}, rows = 4): Promise<RunningApp> {
  const files = [await putFile('square.twofold', square('Square', rows))];
  const running = await app.launch({ ...options, files });
  await expectOnShelf(running.page, 'Square');
  return running;
}

/** Answers with the path, in a folder of this test. */
export async function putFile(name: string, content: string | Buffer): Promise<string> {
  const folder = test.info().outputPath('两个 文件');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

export async function expectOnShelf(page: Page, name: string): Promise<void> {
  await expect(page.getByTestId('notice')).toContainText(`Imported: ${name}`);
  await expect(page.getByRole('button', { name: new RegExp(`^Open ${name} \\d`) })).toHaveCount(1);
}
