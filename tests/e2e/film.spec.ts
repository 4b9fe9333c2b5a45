/** A game as a film: its file is decoded by others, and ends with the board. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { decompressFrames, parseGIF } from 'gifuct-js';
import { launchWithSquare } from './harness/opened-files.ts';
import { clearingOf, endIsTold, linkAll, openMoreWays, startTemplate } from './harness/table.ts';
import { test } from './harness/test.ts';

/** Picks a button that makes a file, and gives back the file. */
async function savedBy(page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The colour in the middle of each cell of the last picture of a video, as a page without our rules plays it. */
async function lastColours(page: Page, video: Buffer): Promise<readonly (readonly number[])[]> {
  const other = await page.context().newPage();
  const colours = await other.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const shown = document.createElement('video');
    shown.muted = true;
    shown.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }));
    await new Promise((resolve, reject) => {
      shown.onloadeddata = resolve;
      shown.onerror = () => reject(new Error(shown.error?.message));
    });
    await new Promise((resolve) => {
      shown.onseeked = resolve;
      shown.currentTime = shown.duration - 0.1;
    });
    const { videoWidth: width, videoHeight: height } = shown;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    // A picture is there some time after the seek has ended, on a busy machine much later.
    for (let wait = 0; wait < 300 && context.getImageData(0, 0, 1, 1).data[0] === 0; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      context.drawImage(shown, 0, 0);
    }
    return Array.from({ length: 16 }, (_, cell) => {
      const [x, y] = [48 * (1.5 + (cell % 4)), 48 * (1.5 + Math.floor(cell / 4))];
      return [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
    });
  }, video.toString('base64'));
  await other.close();
  return colours;
}

const isSlot = (colour: readonly number[]) =>
  [0xe7, 0xdf, 0xcd].every((wanted, channel) => Math.abs((colour[channel] ?? 0) - wanted) < 12);

test('a game is saved as a GIF and as a video, and both end with its board', async ({ app }) => {
  const { page } = await launchWithSquare(app);
  await startTemplate(page, 'Play Square');
  await linkAll(page, await clearingOf(page));
  await endIsTold(page);
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Film', exact: true }).click();
  await expect(page.getByTestId('film')).toBeVisible();
  const gif = await savedBy(page, 'Save GIF');
  expect(gif.name).toMatch(/^Twofold .*\.gif$/);
  const parsed = parseGIF(new Uint8Array(gif.bytes).buffer);
  const { width } = parsed.lsd;
  const shown: number[][] = [];
  let [lengthMs, pictures] = [0, 0];
  for (const { patch, delay } of decompressFrames(parsed, true)) {
    for (let at = 0; at < 16; at++) {
      const pixel = (48 * (1 + Math.floor(at / 4)) + 24) * width + 48 * (1 + (at % 4)) + 24;
      if (patch[4 * pixel + 3] === 255) shown[at] = [...patch.subarray(4 * pixel, 4 * pixel + 3)];
    }
    lengthMs += delay;
    pictures++;
  }
  expect(shown.filter(isSlot)).toHaveLength(16);
  expect(lengthMs).toBeLessThanOrEqual(15_000);
  expect(pictures).toBeGreaterThan(8);

  await test.step('a part is shorter, and one that the game has not is refused', async () => {
    await page.getByRole('radio', { name: 'A part', exact: true }).check({ force: true });
    await page.getByLabel('to move', { exact: true }).fill('2');
    await expect(page.getByTestId('film')).toBeVisible();
    const part = await savedBy(page, 'Save GIF');
    expect(part.bytes.length).toBeLessThan(gif.bytes.length);
    await page.getByLabel('to move', { exact: true }).fill('99');
    await expect(page.getByRole('alert')).toHaveText(
      'The game has no such moves: with undos, redos and reshuffles it has 8.',
    );
    await expect(page.getByRole('button', { name: 'Save GIF', exact: true })).toBeDisabled();
    await page.getByRole('radio', { name: 'Whole game', exact: true }).check({ force: true });
    await expect(page.getByTestId('film')).toBeVisible();
  });

  await test.step('it is as fast as is chosen, and says how long it would be', async () => {
    await page.getByRole('radio', { name: '×8', exact: true }).check({ force: true });
    await expect(page.getByTestId('film')).toBeVisible();
    const fast = await savedBy(page, 'Save GIF');
    const lengthOf = (bytes: Buffer) =>
      decompressFrames(parseGIF(new Uint8Array(bytes).buffer), false).reduce(
        (sum, { delay }) => sum + delay,
        0,
      );
    expect(lengthOf(fast.bytes)).toBeLessThan(lengthMs);
    await page.getByRole('radio', { name: 'As slow as fits', exact: true }).check({ force: true });
    await expect(page.getByTestId('film')).toBeVisible();
  });

  const video = await savedBy(page, 'Save video');
  expect(video.name).toMatch(/^Twofold .*\.mp4$/);
  expect((await lastColours(page, video.bytes)).filter(isSlot)).toHaveLength(16);
});

test('a browser that encodes no video says so; a challenge is raced from its code', async ({ app }) => {
  const { page } = await launchWithSquare(app);
  await page.evaluate(() => {
    Reflect.deleteProperty(globalThis, 'VideoEncoder');
  });
  await startTemplate(page, 'Play Square');
  await linkAll(page, await clearingOf(page));
  await endIsTold(page);
  await openMoreWays(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Film', exact: true }).click();
  await expect(
    page.getByText('Videos cannot be made here. A GIF plays everywhere.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save video', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Back to the picture', exact: true }).click();
  await page
    .getByRole('switch', { name: 'Beat this: with my time and score', exact: true })
    .check({ force: true });
  await page.getByRole('button', { name: 'Copy share code', exact: true }).click();
  const code = await page.getByTestId('share-code').innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await page.getByTestId('classic').click();
  await page.getByRole('button', { name: 'Enter a code', exact: true }).click();
  await page.getByLabel('Share code', { exact: true }).fill(code);
  await expect(page.getByTestId('code-challenge')).toHaveText(
    /^To beat: cleared in 0:\d\d(\.\d)?, score [\d,]+$/,
  );
  await page.getByRole('button', { name: 'Race', exact: true }).click();
  await expect(page.getByTestId('ghost')).toHaveText(/^To beat 0:\d\d(\.\d)?$/);
  await linkAll(page, await clearingOf(page));
  await endIsTold(page);
  await expect(page.getByTestId('ghost-result')).toHaveText(/ the challenge$/);
});
