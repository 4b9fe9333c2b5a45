/** Template files on the disk, to be opened from outside the window. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { LaunchOptions } from './host.ts';
import type { App, RunningApp } from './test.ts';

/** A file with one template, as small as they come. */
export const square = (name: string) =>
  JSON.stringify({
    format: 'twofold-templates',
    version: 1,
    templates: [{ name, filling: { kinds: 4, copies: 4 }, rows: ['oooo', 'oooo', 'oooo', 'oooo'] }],
  });

/**
 * Starts the app with a template of 16 tiles on its shelf: 8 pairs are a whole game, too. A pair linked by mouse or by keys
 * costs a software-rendered page a tenth to a third of a second.
 */
export async function launchWithSquare(app: App, options: LaunchOptions = {}): Promise<RunningApp> {
  const files = [await putFile('square.twofold', square('Square'))];
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
