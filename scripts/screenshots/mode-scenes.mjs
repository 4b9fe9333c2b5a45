/** Journey, the daily board, free play, puzzles, the lab. */
import { dailyPlan } from '../../core/daily/daily-plan.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import { linkAll, playToEnd } from './board.mjs';

async function takeJourney(session) {
  const { page } = session;
  await session.open('journey');
  await page.locator('[data-screen="map"]').waitFor();
  await session.take('journey', { restMs: 500 });
  await page.getByTestId('journey-chosen').getByRole('button').click();
  await page.waitForSelector('[data-screen="play"] [role="gridcell"]', { state: 'attached' });
  await session.take('journey-play', { restMs: 500 });
  await playToEnd(page);
  await page.getByTestId('end').waitFor();
  await page.waitForTimeout(2_500);
  await session.take('journey-end', { restMs: 500 });
  await session.open('journey');
  await page.locator('[data-screen="map"]').waitFor();
  await session.take('journey-played', { restMs: 500 });
}

async function takeDaily(session) {
  const { page } = session;
  await session.open('daily');
  await page.locator('[data-screen="calendar"]').waitFor();
  await session.take('daily', { restMs: 500 });
  await session.button('record.daily.play').click();
  await page.waitForSelector('[data-screen="play"] [role="gridcell"]', { state: 'attached' });
  // Seven days have rules of their own; only some are cleared by the classic ones.
  await session.press('a');
  await page.getByRole('radio').last().click({ force: true });
  await page.waitForTimeout(600);
  await session.press('Escape');
  await session.take('daily-play', { restMs: 500 });
}

async function takeCalm(session) {
  const { page } = session;
  await session.open('calm');
  await page.waitForSelector('[data-testid="large-table"] [role="gridcell"]', { state: 'attached' });
  await session.take('calm', { restMs: 700 });
  await page.locator('[data-command="hint"]').click();
  await page.waitForTimeout(700);
  await session.take('calm-help', { restMs: 500 });
  await session.press('Escape');
  await playToEnd(page);
  await page.getByTestId('end').waitFor();
  await page.waitForTimeout(2_500);
  await session.take('calm-end', { restMs: 500 });
}

async function takeFree(session) {
  const { page } = session;
  await session.open('classic');
  // No shape looks chosen because the mouse happens to rest on it.
  await page.mouse.move(1, 1);
  await session.take('classic', { restMs: 700 });
  await page.getByTestId('customise').click();
  // An earlier scene may have left a size that is too large to be measured.
  await page.locator('[data-part~="free-controls"] input[value="own"]').check({ force: true });
  await page.getByTestId('board-measure').waitFor();
  await session.take('free', { restMs: 900 });
}

async function takePuzzles(session) {
  const { page } = session;
  await session.open('puzzles');
  await page.locator('[data-screen="puzzles"]').waitFor();
  await session.take('puzzles', { restMs: 700 });
  await page.getByTestId('practice').click();
  await page.locator('[data-screen="find"][data-phase="asking"]').waitFor();
  await session.take('puzzle-asking', { restMs: 500 });
  for (const key of ['1', '2', '3', '4']) {
    await session.press(key);
    await session.press('Enter');
    await page.waitForTimeout(600);
    const phase = await page.locator('[data-screen="find"]').getAttribute('data-phase');
    if (phase === 'wrong' && key !== '4') {
      await session.take('puzzle-wrong', { restMs: 500 });
      await session.press('z');
      await page.locator('[data-screen="find"][data-phase="asking"]').waitFor();
    } else if (phase === 'right') {
      await session.take('puzzle-right', { restMs: 500 });
      break;
    }
  }
  await session.open('puzzles');
  await page.getByTestId('all-puzzles').click();
  await session.take('puzzles-all', { restMs: 700 });
  await page.getByTestId('study-1').click();
  await page.waitForSelector('[data-screen="study"] [role="gridcell"]', { state: 'attached' });
  await session.take('study', { restMs: 500 });
}

const LAB_PARTS = ['lessons', 'pair', 'board', 'game', 'benchmark', 'try'];

async function takeLab(session) {
  const { page } = session;
  await session.home();
  await session.button('home.how-to-play').click();
  await page.getByTestId('open-lab').click();
  await page.locator('[data-screen="lab"]').waitFor();
  for (const [place, part] of LAB_PARTS.entries()) {
    await page.getByRole('tab').nth(place).click();
    // A tab below the mouse would look chosen.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1_500);
    await session.take(`lab-${part}`, { restMs: 500 });
    if (part === 'benchmark') {
      await session.button('lab.bench.start').click();
      await page.locator('[data-screen="lab"] progress').waitFor({ state: 'detached', timeout: 120_000 });
      await session.take('lab-measured', { restMs: 500 });
    }
    if (part !== 'game') continue;
    await session.button('lab.log.program').click();
    await session.take('lab-console', { restMs: 500 });
  }
  await page.getByRole('tab').nth(1).click();
  /** Chooses searches, or takes them away, by their places in the sheet. */
  const toggle = async (...places) => {
    await session.button('lab.searches').click();
    for (const place of places) await page.locator('[data-part~="lab-choice"]').nth(place).click();
    if (places.length === 0) await session.take('lab-searches', { restMs: 500 });
    await session.button('lab.sheet.close').click();
  };
  await toggle();
  await toggle(0, 3);
  // At its end, where they are compared; without the ring of the key.
  await page.locator('[data-part~="lab-transport"] input[type="range"]').press('End');
  await page.mouse.click(1, 1);
  await session.take('lab-four', { restMs: 1_500 });
  await session.button('lab.searches').click();
  await page.locator('[data-part~="lab-fault"]').click();
  await page.locator('[data-part~="lab-transport"] input[type="range"]').press('End');
  await page.mouse.click(1, 1);
  await session.take('lab-fault', { restMs: 2_500 });
}

const PLAYED_DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];

function clearingOn(date) {
  const plan = dailyPlan(date);
  const deal = plan === null ? null : makeDealRecord(plan);
  if (!deal?.ok) throw new Error(`no board on ${date}`);
  return deal.value.witness;
}

/** Three days in a row, cleared on their days. The page's clock is set, so it comes last. */
async function takeDailyPlayed(session) {
  const { page } = session;
  for (const date of PLAYED_DAYS) {
    await page.clock.setSystemTime(new Date(`${date}T12:00:00`));
    await session.open('daily');
    await page.locator(`[data-screen="calendar"][data-day="${date}"]`).waitFor();
    await session.button('record.daily.play').click();
    await page.waitForSelector('[data-screen="play"] [role="gridcell"]', { state: 'attached' });
    await linkAll(page, clearingOn(date));
    // Its review has been made too.
    await page.locator('[data-testid="end-review"][data-told="true"]').waitFor();
  }
  await session.open('daily');
  await page.locator('[data-testid="day-result"] button').waitFor();
  await session.take('daily-played', { restMs: 900 });
}

export const MODE_CLOCK_SCENES = { 'daily-played': takeDailyPlayed };

export const MODE_SCENES = {
  calm: takeCalm,
  journey: takeJourney,
  daily: takeDaily,
  free: takeFree,
  puzzles: takePuzzles,
  lab: takeLab,
};
