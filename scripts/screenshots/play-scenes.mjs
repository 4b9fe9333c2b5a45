/** Home, play in its states, and how games end. */
import { clearingOf, differentTiles, linkAll, linkAny, linkByMouse, playDead, playToEnd } from './board.mjs';

const TILE_SETS = ['carved', 'emoji', 'mahjong', 'brushed', 'contrast'];

async function takeHome(studio) {
  await studio.home();
  await studio.page.waitForSelector('.home-board[data-shown="true"] canvas', { state: 'attached' });
  await studio.take('home', { restMs: 900 });
}

async function takePlay(studio) {
  const { page } = studio;
  await studio.startTemplate('diamond');
  await studio.take('play', { restMs: 600 });
  const [one, other] = await differentTiles(page);
  await page.locator(`[data-cell="${one}"]`).focus();
  await studio.press('Enter');
  await studio.take('play-selected');
  await page.locator(`[data-cell="${other}"]`).focus();
  await studio.press('Enter');
  await studio.take('play-wrong');
  await studio.press('Escape');
}

async function takeHints(studio) {
  const { page } = studio;
  await studio.startTemplate('diamond');
  for (const step of ['region', 'picture', 'pair', 'reason']) {
    await studio.press('h');
    await page.waitForSelector('[data-testid="hint"]');
    await studio.take(`hint-${step}`);
  }
  await studio.press('w');
  await page.waitForSelector('[data-testid="verdict"]');
  await studio.take('play-verdict');
  await studio.press('r');
  await studio.take('play-restart');
  await studio.press('Escape');
  await studio.press('?');
  await studio.take('keys');
  await studio.press('Escape');
  await studio.press('p');
  await studio.take('pause', { restMs: 500 });
}

async function takeAutoplay(studio) {
  await studio.startTemplate('diamond');
  await studio.press('a');
  await studio.page.getByRole('radio').first().check({ force: true });
  await studio.take('play-auto', { restMs: 700 });
}

async function takeCombo(studio) {
  const { page } = studio;
  await studio.startTemplate('diamond');
  const moves = [...(await clearingOf(page))];
  await linkAll(page, moves.splice(0, 3));
  await studio.take('play-combo', {
    restMs: 60,
    before: async () => {
      for (const move of moves.splice(0, 2)) await linkByMouse(page, move);
    },
  });
}

async function takeWon(studio) {
  const { page } = studio;
  await studio.startTemplate('stairs');
  await playToEnd(page);
  await page.getByTestId('end').waitFor();
  await page.waitForTimeout(2_500);
  await studio.take('end-won', { restMs: 500 });
}

async function takeShown(studio) {
  const { page } = studio;
  await studio.startTemplate('stairs');
  await studio.press('a');
  await page.getByRole('radio').last().check({ force: true });
  await page.getByTestId('shown').waitFor();
  await studio.take('end-shown');
}

async function takeLost(studio) {
  await playDead(studio, 'rectangle');
  await studio.page.locator('[data-testid="loss-card"]:not([data-finding="searching"])').waitFor();
  await studio.take('end-lost', { restMs: 500 });
}

async function takeGivenUp(studio) {
  const { page } = studio;
  await studio.startTemplate('heart');
  await linkAll(page, (await clearingOf(page)).slice(0, 24));
  await studio.press('p');
  await studio.button('command.give-up').click();
  await page.getByTestId('given-up').waitFor();
  await page.locator('[data-testid="end-review"][data-told="true"]').waitFor();
  await studio.take('end-given-up', { restMs: 600 });
}

async function takeTileSets(studio) {
  for (const tileSet of TILE_SETS) {
    await studio.home();
    await studio.set({ tileSet });
    await studio.startTemplate('ring');
    await studio.take(`play-tiles-${tileSet}`, { restMs: 600 });
  }
  await studio.set({ tileSet: 'carved' });
}

/** A board that is larger than the window at the least size of a tile. */
async function takeLargeBoard(studio) {
  const { page } = studio;
  await studio.open('classic');
  const numbers = page.locator('.free-controls input[type="number"]');
  await numbers.nth(0).fill('48');
  await numbers.nth(1).fill('30');
  await studio.button('editor.free.play').click();
  await page.waitForSelector('[data-screen="play"] [role="gridcell"]', {
    state: 'attached',
    timeout: 60_000,
  });
  await studio.take('play-large', { restMs: 700 });
}

async function takeTimed(studio) {
  const { page } = studio;
  await studio.open('timed');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await studio.take('timed', { restMs: 500 });
  await studio.home();
  await studio.take('home-continue', { restMs: 900 });
}

/** The last seconds, a cleared level and the end of the time. The page's clock is moved, so they come last. */
async function takeCountdown(studio) {
  const { page } = studio;
  await studio.open('timed');
  await page.waitForSelector('[role="gridcell"], [data-testid="paused"]', { state: 'attached' });
  if (await page.getByTestId('paused').isVisible()) await studio.press('p');
  await linkAny(page);
  await playToEnd(page);
  await page.getByText(studio.text('rules.level').replace('{{level}}', '2')).first().waitFor();
  await page.getByTestId('level-won').waitFor({ state: 'detached' });
  // Gone back to, a cleared level waits for the player.
  await studio.press('z');
  await page.getByTestId('level-won').waitFor();
  await studio.take('level-cleared', { restMs: 700 });
  await page.getByTestId('level-won').getByRole('button').click();
  await page.getByTestId('level-won').waitFor({ state: 'detached' });
  await page.clock.install();
  for (let rest = 0; rest < 80; rest++) {
    const left = (await page.getByTestId('time-left').textContent()) ?? '';
    const [minutes, seconds] = left.split(':').map((part) => Number.parseInt(part, 10));
    if (minutes * 60 + seconds < 16) break;
    await page.clock.fastForward(4_000);
    await page.waitForTimeout(60);
  }
  await studio.take('timed-low', { restMs: 150 });
  for (const _ of [1, 2, 3]) await page.clock.fastForward(60_000);
  await page.locator('[data-screen="end"]').waitFor();
  await studio.take('end-time-up', { restMs: 500 });
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
export const CLOCK_SCENES = { countdown: takeCountdown };
