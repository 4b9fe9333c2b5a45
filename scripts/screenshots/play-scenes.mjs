/** Home, play in its states, and how games end. */
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import {
  clearingOf,
  clickCell,
  differentTiles,
  linkAll,
  linkAny,
  linkByMouse,
  linkInSight,
  playDead,
  playToEnd,
} from './board.mjs';

const TILE_SETS = ['carved', 'emoji', 'mahjong', 'brushed', 'contrast'];

async function takeHome(session) {
  await session.home();
  await session.page.waitForSelector('[data-testid="stage-board"][data-shown="true"] canvas', {
    state: 'attached',
  });
  await session.take('home', { restMs: 900 });
}

/** Puts the picked tile back, if there is one. */
async function unpick(page) {
  if ((await page.locator('[role="gridcell"][aria-selected="true"]').count()) > 0)
    await page.keyboard.press('Escape');
}

async function takePlay(session) {
  const { page } = session;
  await session.startTemplate('diamond');
  await session.take('play', { restMs: 600 });
  // A board that is turned in a narrow window has other cells there, and what is picked is picked anew.
  await session.take('play-selected', {
    before: async () => {
      await unpick(page);
      const [one] = await differentTiles(page);
      await clickCell(page, one);
    },
  });
  await session.take('play-wrong', {
    restMs: 700,
    before: async () => {
      await unpick(page);
      await linkByMouse(page, await differentTiles(page));
    },
  });
}

async function takeHints(session) {
  const { page } = session;
  // The pause shows the volume of a first start.
  await session.set({ volume: DEFAULT_SETTINGS.volume });
  await session.startTemplate('diamond');
  for (const step of ['region', 'picture', 'pair', 'reason']) {
    // As by most players: keys would show where they are on the board.
    await page.locator('[data-command="hint"]').click();
    await page.waitForSelector('[data-testid="hint"]');
    await session.take(`hint-${step}`);
  }
  await session.press('w');
  await page.waitForSelector('[data-testid="verdict"]');
  await session.take('play-verdict');
  await session.press('r');
  await session.take('play-restart');
  await session.press('Escape');
  await session.take('keys', {
    restMs: 500,
    before: async () => {
      // Opened anew in each window: a phone shows the rule first.
      if ((await page.locator('dialog[open]').count()) > 0) await session.press('Escape');
      await session.press('?');
    },
  });
  await session.press('Escape');
  await session.press('p');
  await session.take('pause', { restMs: 500 });
  await session.set({ volume: 0 });
}

async function takeAutoplay(session) {
  await session.startTemplate('diamond');
  await session.press('a');
  await session.page.getByRole('radio').first().check({ force: true });
  await session.take('play-auto', { restMs: 700 });
}

async function takeCombo(session) {
  const { page } = session;
  await session.startTemplate('diamond');
  await linkInSight(page, 3);
  await session.take('play-combo', {
    restMs: 60,
    before: async () => {
      // The board has its new place and size.
      await page.waitForTimeout(300);
      await linkInSight(page, 1);
      await page.waitForTimeout(700);
      await linkInSight(page, 1);
    },
  });
}

async function takeWon(session) {
  const { page } = session;
  // A slow game with a wrong pair, which the second one is better than.
  await session.startTemplate('stairs');
  await linkAll(page, (await clearingOf(page)).slice(0, 20));
  await linkByMouse(page, await differentTiles(page));
  await page.waitForTimeout(3_000);
  await unpick(page);
  await playToEnd(page);
  await page.getByTestId('end').waitFor();
  await session.startTemplate('stairs');
  await playToEnd(page);
  await page.getByTestId('end').waitFor();
  await page.waitForTimeout(2_500);
  await session.take('end-won', { restMs: 2_500 });
}

async function takeShown(session) {
  const { page } = session;
  await session.startTemplate('stairs');
  await session.press('a');
  await page.getByRole('radio').last().check({ force: true });
  await page.getByTestId('shown').waitFor();
  await session.take('end-shown', { restMs: 2_500 });
}

async function takeLost(session) {
  await playDead(session, 'rectangle');
  await session.page.locator('[data-testid="loss-card"]:not([data-finding="searching"])').waitFor();
  await session.take('end-lost', { restMs: 500 });
}

async function takeGivenUp(session) {
  const { page } = session;
  await session.startTemplate('heart');
  await linkAll(page, (await clearingOf(page)).slice(0, 24));
  await session.press('p');
  await page.locator('[data-testid="pause-more"] summary').click();
  await session.button('command.give-up').click();
  await page.getByTestId('given-up').waitFor();
  await page.locator('[data-testid="end-review"][data-told="true"]').waitFor();
  await session.take('end-given-up', { restMs: 600 });
}

async function takeTileSets(session) {
  for (const tileSet of TILE_SETS) {
    await session.home();
    await session.set({ tileSet });
    await session.startTemplate('ring');
    await session.take(`play-tiles-${tileSet}`, { restMs: 600 });
  }
}

/** A board that is larger than the window at the least size of a tile. */
async function takeLargeBoard(session) {
  const { page } = session;
  await session.open('classic');
  await page.getByTestId('customise').click();
  await page.getByTestId('free-more').click();
  const numbers = page.locator('[data-part~="free-controls"] input[type="number"]');
  await numbers.nth(0).fill('48');
  await numbers.nth(1).fill('30');
  await session.button('editor.free.play').click();
  await page.waitForSelector('[data-screen="play"] [role="gridcell"]', {
    state: 'attached',
    timeout: 60_000,
  });
  await session.take('play-large', { restMs: 700 });
}

async function takeTimed(session) {
  const { page } = session;
  await session.open('timed');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await session.take('timed', { restMs: 500 });
  await session.home();
  // The board is replayed after the screen stands, and then its tiles are laid one after another.
  await page.waitForSelector('[data-testid="stage-board"][data-shown="true"]');
  await session.take('home-continue', { restMs: 900 });
}

/** The last seconds, a cleared level and the end of the time. The page's clock is moved, so they come last. */
async function takeCountdown(session) {
  const { page } = session;
  await session.open('timed');
  await page.waitForSelector('[role="gridcell"], [data-testid="paused"]', { state: 'attached' });
  if (await page.getByTestId('paused').isVisible()) await session.press('p');
  await linkAny(page);
  await playToEnd(page);
  await page.getByTestId('level-won').waitFor({ state: 'detached' });
  await page.clock.install();
  for (let rest = 0; rest < 80; rest++) {
    const left = (await page.getByTestId('time-left').textContent()) ?? '';
    const [minutes, seconds] = left.split(':').map((part) => Number.parseInt(part, 10));
    if (minutes * 60 + seconds < 16) break;
    await page.clock.fastForward(4_000);
    await page.waitForTimeout(60);
  }
  await session.take('timed-low', { restMs: 150 });
  for (const _ of [1, 2, 3]) await page.clock.fastForward(60_000);
  await page.locator('[data-screen="end"]').waitFor();
  await session.take('end-time-up', { restMs: 500 });
}

export const PLAY_SCENES = {
  home: takeHome,
  play: takePlay,
  hints: takeHints,
  autoplay: takeAutoplay,
  combo: takeCombo,
  won: takeWon,
  shown: takeShown,
  lost: takeLost,
  'given-up': takeGivenUp,
  large: takeLargeBoard,
  tiles: takeTileSets,
  timed: takeTimed,
};
/** A run whose time went by, beside the same run played again. */
async function takeTimedGhost(session) {
  const { page } = session;
  await session.open('timed');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await linkAll(page, (await clearingOf(page)).slice(0, 14));
  await page.clock.install();
  for (const _ of [1, 2, 3]) await page.clock.fastForward(60_000);
  await session.button('end.review').click();
  await page.locator('[data-testid="review"][data-making="made"]').waitFor();
  await session.take('review-timed', { restMs: 500 });
  await page.locator('[data-testid="review-more"] summary').click();
  await session.button('review.command.race').click();
  await page.getByTestId('ghost').waitFor();
  await linkAll(page, (await clearingOf(page)).slice(0, 6));
  await page.clock.fastForward(16_000);
  await session.take('timed-ghost', { restMs: 800 });
}

export const CLOCK_SCENES = { countdown: takeCountdown, 'timed-ghost': takeTimedGhost };
