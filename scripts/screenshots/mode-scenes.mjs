/** Journey, the daily board, free play, puzzles, the lab. */
import { playToEnd } from './board.mjs';

async function takeJourney(studio) {
  const { page } = studio;
  await studio.open('journey');
  await page.locator('[data-screen="map"]').waitFor();
  await studio.take('journey', { restMs: 500 });
  await page.locator('[data-testid="journey-chosen"] .button-primary').click();
  await page.waitForSelector('[data-screen="play"] [role="gridcell"]', { state: 'attached' });
  await studio.take('journey-play', { restMs: 500 });
  await playToEnd(page);
  await page.getByTestId('end').waitFor();
  await page.waitForTimeout(2_500);
  await studio.take('journey-end', { restMs: 500 });
  await studio.open('journey');
  await page.locator('[data-screen="map"]').waitFor();
  await studio.take('journey-played', { restMs: 500 });
}

async function takeDaily(studio) {
  const { page } = studio;
  await studio.open('daily');
  await page.locator('[data-screen="calendar"]').waitFor();
  await studio.take('daily', { restMs: 500 });
  await page.locator('[data-screen="calendar"] .button-primary').click();
  await page.waitForSelector('[data-screen="play"] [role="gridcell"]', { state: 'attached' });
  // Seven days have rules of their own; only some are cleared by the classic ones.
  await studio.press('a');
  await page.getByRole('radio').last().check({ force: true });
  await page.waitForTimeout(600);
  await studio.press('Escape');
  await studio.take('daily-play', { restMs: 500 });
}

async function takeFree(studio) {
  const { page } = studio;
  await studio.open('classic');
  await page.getByTestId('free-rating').waitFor();
  await studio.take('free', { restMs: 900 });
}

async function takePuzzles(studio) {
  const { page } = studio;
  await studio.open('puzzles');
  await page.locator('[data-screen="puzzles"]').waitFor();
  await studio.take('puzzles', { restMs: 700 });
  await page.getByTestId('practice').click();
  await page.locator('[data-screen="find"][data-phase="asking"]').waitFor();
  await studio.take('puzzle-asking', { restMs: 500 });
  for (const key of ['1', '2', '3', '4']) {
    await studio.press(key);
    await studio.press('Enter');
    await page.waitForTimeout(600);
    const phase = await page.locator('[data-screen="find"]').getAttribute('data-phase');
    if (phase === 'wrong' && key !== '4') {
      await studio.take('puzzle-wrong', { restMs: 500 });
      await studio.press('z');
      await page.locator('[data-screen="find"][data-phase="asking"]').waitFor();
    } else if (phase === 'right') {
      await studio.take('puzzle-right', { restMs: 500 });
      break;
    }
  }
  await studio.open('puzzles');
  await page.getByTestId('study-1').click();
  await page.waitForSelector('[data-screen="study"] [role="gridcell"]', { state: 'attached' });
  await studio.take('study', { restMs: 500 });
}

const LAB_PARTS = ['lessons', 'pair', 'board', 'game', 'benchmark'];

async function takeLab(studio) {
  const { page } = studio;
  await studio.home();
  await studio.button('home.lab').click();
  await page.locator('[data-screen="lab"]').waitFor();
  for (const [place, part] of LAB_PARTS.entries()) {
    await page.getByRole('tab').nth(place).click();
    await page.waitForTimeout(1_500);
    await studio.take(`lab-${part}`, { restMs: 500 });
  }
}

export const MODE_SCENES = {
  journey: takeJourney,
  daily: takeDaily,
  free: takeFree,
  puzzles: takePuzzles,
  lab: takeLab,
};
