// A long evening: games of every mode in both themes in one page. What the page's objects take at its end beside what they took
// when each mode had been played once in each theme.
import { allMoves } from '../core/rules/moves.ts';
import { CLASSIC_RULES } from '../core/rules/rules.ts';
import { clearingOf, readBoard } from '../tests/e2e/harness/table.ts';
import { growthOf, heapOf } from './bench-heap.mjs';
import { linkAll } from './bench-link-all.mjs';
import { goHome, startGame } from './bench-page-table.mjs';
import { WINDOW } from './bench-wait-goals.mjs';

/** Links of a game that is not played to its end. */
const LINKS = 3;
const THEMES = ['light', 'dark'];

/** Begins a game of each mode from home. */
const BEGIN = {
  async classic(page) {
    await chooseShelf(page, 'classic');
    await startGame(page, 'stairs');
  },
  async journey(page) {
    await page.getByTestId('journey').click();
    await page.getByRole('button', { name: /^(Play|Continue) level / }).click();
  },
  async daily(page) {
    await page.getByTestId('daily').click();
    await page.getByRole('button', { name: /^(Play|Continue)$/ }).click();
  },
  timed,
  async zen(page) {
    await chooseShelf(page, 'zen');
    await page.getByTestId('surprise').click();
  },
  calm: (page) => page.getByTestId('calm').click(),
};
const MODES = Object.keys(BEGIN);
const ROUND = MODES.length * THEMES.length;

/** Opens the classic boards, to be played with clock and score or without. */
async function chooseShelf(page, mode) {
  await page.getByTestId('classic').click();
  await page.locator(`input[value="${mode}"]`).check({ force: true });
}

/** A run that was left stands paused: its board is away until it is resumed. */
async function timed(page) {
  await page.getByTestId('timed').click();
  const cell = page.locator('[data-screen="play"] [role="gridcell"]').first();
  const resume = page.getByTestId('paused').getByRole('button', { name: /^Resume/ });
  await cell.or(resume).first().waitFor({ state: 'attached' });
  if (await resume.isVisible()) await resume.click();
}

export async function evening(page, games, tell) {
  const session = await page.context().newCDPSession(page);
  // Of fewer games the second half is compared with the first, which says less.
  const first = games >= 2 * ROUND ? ROUND : Math.ceil(games / 2);
  const heaps = {};
  for (let game = 1; game <= games; game++) {
    const theme = THEMES[Math.floor((game - 1) / MODES.length) % THEMES.length];
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await playGame(page, MODES[(game - 1) % MODES.length]);
    if (game === first || game === games) heaps[game] = await heapOf(session);
  }
  const { objects, code, whole } = growthOf(heaps[first], heaps[games]);
  const { name, most } = WINDOW.evening;
  tell({
    name,
    now: `after ${games} games ${objects.words}; code ${code.words}; all ${whole.words}`,
    before: `after ${first}`,
    goal: `≤ ${most} times`,
    isMet: objects.times <= most,
  });
}

async function playGame(page, mode) {
  await goHome(page);
  await BEGIN[mode](page);
  await page.locator('[data-screen="play"] [role="gridcell"]').first().waitFor({ state: 'attached' });
  if (mode === 'classic') await clearBoard(page);
  else for (let link = 0; link < LINKS; link++) await linkOne(page);
  await goHome(page);
}

async function clearBoard(page) {
  const moves = await clearingOf(page);
  await page.locator('[role="grid"]').evaluate(linkAll, moves);
  await page.locator('[data-testid="end"]').waitFor();
}

/** A link is one under any gravity. A board that has none is left as it is, and so is a game that the links of earlier visits ended. */
async function linkOne(page) {
  if ((await page.locator('[role="grid"]').count()) === 0) return;
  const [move] = allMoves(await readBoard(page), CLASSIC_RULES);
  if (move !== undefined) await page.locator('[role="grid"]').evaluate(linkAll, [move]);
}
