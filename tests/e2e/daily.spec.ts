import { expect } from '@playwright/test';
import { dailyPlan } from '../../core/daily/daily-plan.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import { resizeTo } from './harness/layout.ts';
import { copyResult, grid, linkAll, openMoreWays, pasteOnHome, readBoard } from './harness/table.ts';
import { test } from './harness/test.ts';

/** The day's board and a clearing of it: everyone has the same. */
function boardOn(date: string) {
  const plan = dailyPlan(date);
  const deal = plan === null ? null : makeDealRecord(plan);
  if (!deal?.ok) throw new Error(`no board on ${date}`);
  return deal.value;
}

/** Cells with their kinds numbered as `readBoard` numbers them: in the order in which they are met. */
function asMet(cells: readonly number[]): readonly number[] {
  const met = [...new Set(cells.filter((kind) => kind > 0))];
  return cells.map((kind) => (kind > 0 ? met.indexOf(kind) + 1 : kind));
}

test('a day and its game name the same way of sliding, also where its board is turned', async ({ app }) => {
  const { width, height } = boardOn('2026-11-28').template;
  for (const { viewport, sliding, columns } of [
    { viewport: { width: 1180, height: 820 }, sliding: 'Tiles rise', columns: width },
    { viewport: { width: 390, height: 844 }, sliding: 'Tiles slide left', columns: height },
  ]) {
    const { page } = await app.launch({ now: new Date(2026, 10, 28, 12, 0), viewport });
    await page.getByTestId('daily').click();
    await expect(page.getByTestId('day-facts')).toContainText(sliding, { ignoreCase: true });
    const box = await page.getByTestId('day-picture').locator('svg').first().getAttribute('viewBox');
    const [wide = 0, high = 0] = (box ?? '').split(' ').slice(2).map(Number);
    expect(wide / high).toBeCloseTo(columns / (width + height - columns), 1);
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await expect(page.locator('[data-part="play-title"]')).toContainText(sliding, { ignoreCase: true });
    await expect(grid(page)).toHaveAttribute('aria-colcount', String(columns));
  }
});

test('the daily counts for the day on which it was begun, over midnight and over a kill', {
  tag: '@hosts',
}, async ({ app }) => {
  // A Monday, some minutes before midnight.
  const first = await app.launch({ now: new Date(2026, 10, 23, 23, 50) });
  const { page } = first;
  await expect(page.getByTestId('daily')).toHaveAttribute('data-date', '2026-11-23');
  await expect(page.getByTestId('daily')).toContainText(/Monday, Nov 23 · \d+ pairs$/);
  await page.getByTestId('daily').click();
  await expect(page.getByRole('heading', { name: 'Monday, Nov 23', exact: true })).toBeVisible();
  // The whole month is in sight below the way to play, and no coins stand there before one was earned.
  const calendar = page.getByRole('region', { name: 'Calendar', exact: true });
  await expect(calendar).toBeInViewport({ ratio: 1 });
  await expect(calendar.getByRole('list', { name: 'Coins of 2026', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { cells, witness: clearing } = boardOn('2026-11-23');
  await linkAll(page, clearing.slice(0, 3));
  await expect(page.locator('[data-screen="play"]')).toHaveAttribute('data-unaccepted', '0');
  await first.kill();

  const second = await first.relaunch({ now: new Date(2026, 10, 24, 0, 10) });
  await expect(second.page.getByTestId('daily')).toHaveAttribute('data-date', '2026-11-24');
  await second.page.getByTestId('daily').click();
  await second.page.locator('[data-date="2026-11-23"]').click();
  await second.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await linkAll(second.page, clearing.slice(3));
  await expect(second.page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  const result = await copyResult(second.page);
  expect(result).toMatch(/^Daily · 2026-11-23 · .*\n[─└⊓]{16}\n/);
  await expect(second.page.getByText('Daily · Monday, Nov 23', { exact: true })).toBeVisible();
  await expect(second.page.getByTestId('end-day')).toHaveText('Streak: 1 day');
  await second.page.getByRole('button', { name: 'Calendar', exact: true }).click();
  await expect(second.page.getByTestId('streak')).toHaveText('Streak: 1 day');
  await expect(second.page.locator('[data-date="2026-11-23"]')).toHaveAttribute('data-state', 'cleared');
  // Below a month of six weeks, in a window of the usual height.
  await second.page.locator('[data-date="2026-11-23"]').click();
  await expect(second.page.getByRole('button', { name: 'Share', exact: true })).toBeInViewport({
    ratio: 1,
  });

  // The result takes the place of the button that had the focus, and its own button has it then.
  await second.page.clock.setSystemTime(new Date(2026, 10, 23, 23, 58));
  await second.page.reload();
  await second.page.getByTestId('daily').click();
  await expect(second.page.getByTestId('day-result')).toBeVisible();
  await expect(second.page.getByRole('button', { name: 'Play again', exact: true })).toBeFocused();

  // A clock that is set back takes no day away.
  await second.page.clock.setSystemTime(new Date(2026, 10, 22, 12, 0));
  await second.page.reload();
  await expect(second.page.getByTestId('daily')).toHaveAttribute('data-date', '2026-11-22');
  await second.page.getByTestId('daily').click();
  await expect(second.page.getByTestId('streak')).toHaveText('Streak: 1 day');

  // A pasted result opens the same board.
  await second.page.keyboard.press('Escape');
  await pasteOnHome(second.page, result);
  await second.page.getByRole('button', { name: 'Play this board', exact: true }).click();
  expect((await readBoard(second.page)).cells).toEqual(asMet(cells));
});

test('the little daily is played from the day’s screen and counts for the streak', async ({ app }) => {
  const { page } = await app.launch({ now: new Date(2026, 11, 1, 12) });
  await page.getByTestId('daily').click();
  const little = page.getByTestId('little-daily');
  await expect(little).toContainText('Little daily');
  await little.getByRole('button', { name: 'Play', exact: true }).click();
  const { cells, witness } = boardOn('2026-12-01-little');
  expect((await readBoard(page)).cells).toEqual(asMet(cells));
  await linkAll(page, witness);
  await expect(page.getByRole('heading', { name: 'Cleared', exact: true })).toBeVisible();
  await test.step('five parts of a score leave none alone in a phone’s window', async () => {
    const size = page.viewportSize();
    await resizeTo(page, { width: 390, height: 780 });
    await openMoreWays(page);
    const rows = await page
      .getByTestId('end')
      .getByRole('term')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(rows).toHaveLength(5);
    expect(rows.filter((row) => row === rows.at(-1)).length).toBeGreaterThan(1);
    if (size !== null) await resizeTo(page, size);
  });
  expect(await copyResult(page)).toMatch(/^Daily · Little daily 2026-12-01 · /);
  await expect(page.getByText('Little daily · Tuesday, Dec 1', { exact: true })).toBeVisible();
  await expect(page.getByTestId('end-day')).toContainText('Streak: 1 day');
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  await expect(page.getByTestId('streak')).toHaveText('Streak: 1 day');
  await expect(page.getByTestId('little-daily')).toContainText('Cleared');
  // The month’s coin is for the daily alone.
  await expect(page.locator('[data-date="2026-12-01"]')).toHaveAttribute('data-state', 'not-played');
});
