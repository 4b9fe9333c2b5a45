// Makes the moving picture of the README from a real game: home, a deal, a combo, the win.
// `npm run build && node scripts/moving-picture.mjs` writes docs/pictures/moving.png (an APNG).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { makeApng } from './moving-picture/apng.mjs';
import { createFilm } from './moving-picture/film.mjs';
import { clearingOf, linkByMouse } from './screenshots/board.mjs';
import { launchChromium, ROOT, runScenes } from './screenshots/session.mjs';
import { MIDDLE, SIZES } from './screenshots/sizes.mjs';

readArguments(
  'node scripts/moving-picture.mjs\n  Makes the moving picture of the README, docs/pictures/moving.png, after npm run build.',
);

const FRAME_MS = 80;
const [WIDTH, HEIGHT] = SIZES[MIDDLE].map((side) => side / 2);
const SIZE = { width: WIDTH, height: HEIGHT };
const MOST_BYTES = 3_000_000;
/** So many links are seen at the beginning, and so many at the end. */
const [FIRST, LAST] = [9, 3];
const BETWEEN_LINKS_MS = 240;

/** Links a pair and waits until the worker has answered. */
async function link(page, until, move) {
  const left = () => page.evaluate(() => document.querySelector('[data-testid="pairs-left"]')?.textContent);
  const before = await left();
  await linkByMouse(page, move);
  await until(async () => (await left()) !== before);
}

async function film(session) {
  const { page } = session;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.clock.install();
  await session.home();
  await page.waitForSelector('[data-testid="stage-board"][data-shown="true"] canvas', { state: 'attached' });
  await page.clock.pauseAt(Date.now() + 60_000);
  const scaler = await page.context().newPage();
  const { frames, run, skip, until } = createFilm(page, scaler, SIZE, FRAME_MS);
  await skip(2_000);
  await run(1_600);
  await page.getByTestId('classic').click();
  await page.click('[data-template="stairs"]');
  await until(async () => (await page.locator('[role="gridcell"]').count()) > 0);
  await run(900);
  const moves = await clearingOf(page);
  for (const move of moves.slice(0, FIRST)) {
    await link(page, until, move);
    await run(BETWEEN_LINKS_MS);
  }
  await run(400);
  for (const move of moves.slice(FIRST, -LAST)) {
    await link(page, until, move);
    await skip(60);
  }
  await skip(800);
  for (const move of moves.slice(-LAST)) {
    await link(page, until, move);
    await run(BETWEEN_LINKS_MS);
  }
  await until(async () => (await page.getByTestId('end').count()) > 0);
  await run(2_400);
  frames.at(-1).ms += 1_200;
  const file = makeApng(frames, { ...SIZE, tolerance: 6 });
  const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  console.log(`${frames.length} frames, ${seconds.toFixed(1)} s, ${file.length} bytes`);
  if (file.length > MOST_BYTES) throw new Error('the moving picture is too large');
  writeFileSync(join(ROOT, 'docs', 'pictures', 'moving.png'), file);
}

const browser = await launchChromium();
const failed = await runScenes(browser, {
  language: 'en',
  themes: ['dark'],
  sizes: [MIDDLE],
  scenes: [['film', film]],
});
await browser.close();
if (failed.length > 0) process.exitCode = 1;
