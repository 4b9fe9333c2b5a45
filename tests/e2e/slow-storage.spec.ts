/** Neither board nor host waits for the commit: both go on while the database takes nothing for seconds. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import type {} from '../../renderer/bridge/host-bridge.ts';
import {
  clearingOf,
  clickCell,
  countTilesShown,
  linkAll,
  linkByMouse,
  startTemplate,
} from './harness/table.ts';
import { test } from './harness/test.ts';

/** Pairs that are linked while nothing can be committed. */
const LINKS = 4;

const unaccepted = (page: Page) => page.locator('[data-unaccepted]');

test('links are drawn, announced and counted as not yet saved while the disk takes nothing; a win waits for it', async ({
  app,
}) => {
  const { page, dataDir } = await app.launch();
  await startTemplate(page, 'Play Stairs');
  const moves = await clearingOf(page);
  const last = moves.at(-1);
  if (last === undefined) throw new Error('nothing to link');
  // Another writer in the same database: every commit waits, is refused and is tried again.
  const holder = new Database(join(dataDir, 'twofold.db'));
  holder.exec('BEGIN IMMEDIATE');
  for (const [index, move] of moves.slice(0, LINKS).entries()) {
    await linkByMouse(page, move);
    // Nothing can have been committed, so what is drawn did not wait for it.
    await expect.poll(() => countTilesShown(page), { intervals: [20] }).toBe(64 - 2 * (index + 1));
    await expect(page.getByTestId('announcer')).toContainText(`${moves.length - index - 1} pairs left`);
    await expect(unaccepted(page)).toHaveAttribute('data-unaccepted', String(index + 1));
  }
  const next = moves[LINKS]?.[0];
  if (next === undefined) throw new Error('nothing left to select');
  await clickCell(page, next);
  await expect(page.locator(`[role=gridcell][data-cell="${next}"]`)).toHaveAttribute('aria-selected', 'true');
  // Moves that are not saved are told, and only then.
  await expect(page.getByRole('alert')).toContainText(`${LINKS} moves are not saved yet`);
  holder.exec('ROLLBACK');
  holder.close();
  await expect(unaccepted(page)).toHaveAttribute('data-unaccepted', '0');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  await linkAll(page, moves.slice(LINKS, -1));
  await expect.poll(() => countTilesShown(page)).toBe(2);
  await expect(unaccepted(page)).toHaveAttribute('data-unaccepted', '0');
  const again = new Database(join(dataDir, 'twofold.db'));
  again.exec('BEGIN IMMEDIATE');
  await linkByMouse(page, last);
  await expect(unaccepted(page)).toHaveAttribute('data-unaccepted', '1');
  await expect(page.getByRole('alert')).toContainText('1 move is not saved yet');
  await expect(page.getByTestId('end')).toHaveCount(0);
  again.exec('ROLLBACK');
  again.close();
  await expect(page.getByTestId('end')).toBeVisible();
});

test('what is not saved when the window is closed is saved as soon as the disk takes it', {
  tag: '@hosts',
}, async ({ app }) => {
  const first = await app.launch();
  await startTemplate(first.page, 'Play Stairs');
  const moves = await clearingOf(first.page);
  const holder = new Database(join(first.dataDir, 'twofold.db'));
  holder.exec('BEGIN IMMEDIATE');
  await linkAll(first.page, moves.slice(0, 3));
  await expect(unaccepted(first.page)).toHaveAttribute('data-unaccepted', '3');
  await first.page.close();
  holder.exec('ROLLBACK');
  holder.close();
  await first.close();

  const { page } = await first.relaunch();
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await expect.poll(() => countTilesShown(page)).toBe(64 - 6);
});

test('the host serves files while a commit waits for the disk', { tag: '@hosts' }, async ({ app }) => {
  const { page, dataDir } = await app.launch();
  await expect(page.locator('[data-screen="home"]')).toBeVisible();
  const holder = new Database(join(dataDir, 'twofold.db'));
  holder.exec('BEGIN IMMEDIATE');
  /** Counts the files that come until a commit that cannot be made is answered. */
  const filesOfOneWait = () =>
    page.evaluate(async () => {
      let isAnswered = false;
      let came = 0;
      void window.twofold?.call('settings.write', { volume: 7 }).then(() => {
        isAnswered = true;
      });
      while (!isAnswered) {
        await fetch('/index.html');
        if (!isAnswered) came++;
      }
      return came;
    });
  // One may come before the commit begins to wait. On a busy machine a wait may be over before a file comes; a host that
  // serves none while it waits never serves more.
  await expect.poll(filesOfOneWait).toBeGreaterThan(1);
  holder.close();
});
