import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { resizeTo } from './harness/layout.ts';
import {
  clearingOf,
  copyResult,
  countTilesShown,
  linkAll,
  openMoreWays,
  pasteOnHome,
} from './harness/table.ts';
import { test } from './harness/test.ts';

/** Levels of the map that its upper edge cuts, where it is seen to begin. Runs in the page. */
function levelsCut(): string[] {
  const map = document.querySelector<HTMLElement>('[data-testid="map-scroll"]');
  if (map === null) return ['no map'];
  const mist = Number.parseFloat(map.style.getPropertyValue('--mist')) || 0;
  const edge = map.getBoundingClientRect().top + mist;
  return [...map.querySelectorAll('[data-stars]')].flatMap((level) => {
    const { top, bottom } = level.getBoundingClientRect();
    return top < edge - 0.5 && bottom > edge + 0.5 ? [level.textContent ?? ''] : [];
  });
}

/** By how many pixels the ring of the next level reaches over the sides of its map. */
function ringBeyondMap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const level = document.querySelector('[data-stars][aria-current="step"]');
    const map = level?.closest('li')?.offsetParent ?? null;
    if (level === null || map === null) return Number.POSITIVE_INFINITY;
    const { scale, outlineWidth, outlineOffset } = getComputedStyle(level);
    const ring =
      (Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)) * Number.parseFloat(scale);
    const [box, room] = [level.getBoundingClientRect(), map.getBoundingClientRect()];
    return Math.max(room.left - (box.left - ring), box.right + ring - room.right);
  });
}

test('a level of the journey is played from its map, over a kill, and its stars are there after a restart', {
  tag: '@hosts',
}, async ({ app }) => {
  const before = await app.launch();
  await before.page.getByTestId('journey').click();
  await before.page.getByRole('button', { name: 'Play level 1', exact: true }).press('Enter');
  const stars = before.page.getByTestId('level-stars');
  await expect(stars).toContainText('Level 1');
  await expect(stars).toHaveAttribute('data-stars', '3');
  const clearing = await clearingOf(before.page);
  await linkAll(before.page, clearing.slice(0, 3));
  await expect(before.page.locator('[data-screen="play"]')).toHaveAttribute('data-unaccepted', '0');
  await before.kill();
  const first = await before.relaunch();
  const { page } = first;
  await page.getByTestId('journey').click();
  await expect(page.getByRole('heading', { name: 'Journey', exact: true, level: 1 })).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(6);
  const level = page.getByRole('button', { name: /^Level 1: House, / });
  await expect(level).toHaveAccessibleName(/ 0\sof\s3 stars/);
  await expect(level).toHaveAttribute('aria-current', 'step');
  // Each star says what it is for; the chapters past that of the next level are quieter.
  await expect(page.getByTestId('journey-stars').getByRole('listitem')).toHaveText([
    'Cleared',
    'Without help',
    'No help, within 0:30',
  ]);
  await expect(page.locator('[data-stars][data-far="false"]')).toHaveCount(11);
  await expect(page.locator('[data-stars][data-far="true"]')).toHaveCount(56);
  await test.step('in a phone’s window the next level is in sight on the map below its card', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 780 });
    await expect(page.getByRole('button', { name: 'Continue level 1', exact: true })).toBeInViewport({
      ratio: 0.99,
    });
    await expect(level).toBeInViewport({ ratio: 0.99 });
    expect(await ringBeyondMap(page)).toBeLessThanOrEqual(0);
    for (const small of [
      { width: 390, height: 780 },
      { width: 800, height: 600 },
      { width: 640, height: 400 },
      { width: 480, height: 480 },
    ]) {
      await page.keyboard.press('Escape');
      await resizeTo(page, small);
      await page.getByTestId('journey').click();
      await expect.poll(() => page.evaluate(levelsCut), `${small.width}`).toEqual([]);
    }
    if (size !== null) await page.setViewportSize(size);
  });
  await page.getByRole('button', { name: 'Continue level 1', exact: true }).press('Enter');
  await linkAll(page, clearing.slice(3));
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await expect(page.getByTestId('stars')).toHaveAccessibleName('Stars: 3 of 3');
  await expect(page.getByRole('button', { name: 'Next: Pine', exact: true })).toBeFocused();
  const result = await copyResult(page);
  expect(result).toMatch(/^Journey · House · .*\n[─└⊓]{6}\n/);
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Journey', exact: true }).click();
  await expect(level).toHaveAccessibleName(/ 3\sof\s3 stars/);
  await expect(page.getByRole('button', { name: 'Play level 2', exact: true })).toBeVisible();
  await first.close();
  const second = await first.relaunch();
  await expect(second.page.getByTestId('journey')).toContainText('3 stars');
  await pasteOnHome(second.page, result);
  await second.page.getByRole('button', { name: 'Play this board', exact: true }).click();
  await expect(second.page.getByRole('heading', { name: 'House', exact: true })).toBeVisible();
  expect(await clearingOf(second.page)).toEqual(clearing);
  await second.page.keyboard.press('Escape');
  await second.page.getByTestId('journey').click();
  await expect(second.page.getByRole('button', { name: /^Level 1: / })).toHaveAccessibleName(
    / 3\sof\s3 stars/,
  );
  await test.step('the next level says what help costs before it is taken', async () => {
    const costs = 'A hint or undo is free, but then this level gives one star.';
    await second.page.getByRole('button', { name: 'Play level 2', exact: true }).press('Enter');
    await expect(second.page.getByTestId('help-costs')).toHaveText(costs);
    const hint = second.page.getByRole('button', { name: 'Hint', exact: true });
    await expect(hint).toHaveAccessibleDescription(costs);
    await hint.hover();
    await expect(hint.getByTestId('price')).toHaveCSS('opacity', '1');
    await expect(hint.getByTestId('price')).toHaveText(costs);
    // The win of the level before is not told on this board.
    await expect(second.page.getByTestId('announcer')).toHaveText('');
    await test.step('a question that waits hides no answer to another command', async () => {
      await second.page.keyboard.press('r');
      await expect(second.page.getByRole('button', { name: 'Same tiles', exact: true })).toBeVisible();
      await hint.click();
      await expect(second.page.getByTestId('hint')).toHaveText(/for (the reason|more)\.$/);
    });
    await expect(second.page.getByTestId('level-stars')).toHaveAttribute('data-stars', '1');
    await expect(hint).toHaveAttribute('title', 'Hint · H');
    await expect(hint.getByTestId('price')).toHaveCount(0);
  });
});

test('a level that was left on a board of before is begun anew on that of today, which is not called the same', async ({
  app,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'twofold-edition-'));
  const database = new URL('../fixtures/before-fourth-edition/closed.sqlite.gz', import.meta.url);
  writeFileSync(join(dataDir, 'twofold.db'), gunzipSync(readFileSync(database)));
  const { page, close } = await app.launch({ dataDir });
  await expect(page.getByTestId('news')).toContainText('Fourteen levels');
  await page.getByRole('button', { name: /^Continue .*Tiger/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const former = await countTilesShown(page);
  const same = page.getByRole('button', { name: 'Same tiles', exact: true });
  const anew = page.getByRole('button', { name: 'New tiles', exact: true });
  await page.keyboard.press('r');
  await expect(anew).toBeFocused();
  await expect(same).toHaveCount(0);
  await page.keyboard.press('Enter');
  // The level has 44 pairs today; it had 73.
  await expect.poll(() => countTilesShown(page)).toBe(88);
  expect(former).toBeGreaterThan(88);
  await page.keyboard.press('r');
  await expect(same).toBeFocused();
  await expect(anew).toHaveCount(0);
  await close();
  rmSync(dataDir, { recursive: true });
});
