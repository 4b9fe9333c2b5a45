/** What is beside the games: records, settings, the editor, sharing, and the screens of a host that is gone. */
import { playDead } from './board.mjs';
import { startHost } from './studio.mjs';

async function openFromHome(studio, key, screen) {
  await studio.home();
  await studio.button(key).click();
  if (screen !== undefined) await studio.page.locator(`[data-screen="${screen}"]`).waitFor();
}

/** A game that was lost and given up for a new deal. */
async function takeGames(studio) {
  const { page } = studio;
  await playDead(studio, 'rectangle');
  await studio.press('r');
  await studio.button('restart.new').click();
  await page.waitForTimeout(600);
  await openFromHome(studio, 'home.games', 'games');
  await page.waitForTimeout(600);
  await studio.take('games', { restMs: 500 });
  await page.locator('[data-end="given-up"], .games-row').first().click();
  await page.locator('[data-testid="review"][data-making="made"]').waitFor({ timeout: 120_000 });
  await studio.take('review', { restMs: 500 });
  await studio.press('ArrowRight');
  await studio.press('w');
  await page.getByTestId('why').waitFor();
  await studio.take('why', { restMs: 900 });
}

async function takeScores(studio) {
  const { page } = studio;
  await openFromHome(studio, 'home.scores', 'scores');
  await page.locator('[data-screen="scores"] select').first().selectOption({ index: 1 });
  await studio.take('scores-empty');
  await page.waitForTimeout(200);
  const tables = await page.locator('[data-screen="scores"] select option').count();
  for (let place = 0; place < tables; place++) {
    await page.locator('[data-screen="scores"] select').first().selectOption({ index: place });
    await page.waitForTimeout(250);
    if ((await page.locator('[data-screen="scores"] table tbody tr').count()) > 0) break;
  }
  await studio.take('scores');
  for (const [place, name] of [
    [1, 'statistics'],
    [2, 'achievements'],
  ]) {
    await page.getByRole('tab').nth(place).click();
    await page.waitForTimeout(500);
    await studio.take(name);
  }
}

async function takeSettings(studio) {
  const { page } = studio;
  await openFromHome(studio, 'home.settings', 'settings');
  await studio.take('settings', { restMs: 500 });
  const toBottom = () =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('*'))
        if (element.scrollHeight > element.clientHeight + 4) element.scrollTop = element.scrollHeight;
    });
  await studio.take('settings-bottom', { before: toBottom });
}

/** Two peaks, as parts of the canvas. */
const STROKE = [
  [0.4, 0.6],
  [0.5, 0.35],
  [0.6, 0.6],
  [0.7, 0.3],
  [0.7, 0.7],
  [0.3, 0.7],
  [0.3, 0.3],
];

async function takeEditor(studio) {
  const { page } = studio;
  await openFromHome(studio, 'home.draw', 'editor');
  await studio.take('editor-first', { restMs: 500 });
  const canvas = await page.locator('[data-screen="editor"] canvas').first().boundingBox();
  const at = (x, y) => [canvas.x + canvas.width * x, canvas.y + canvas.height * y];
  await page.mouse.move(...at(0.3, 0.3));
  await page.mouse.down();
  for (const [x, y] of STROKE) await page.mouse.move(...at(x, y), { steps: 12 });
  await page.mouse.up();
  await page.waitForTimeout(4_000);
  await studio.take('editor', { restMs: 500 });
  await studio.press('t');
  await page.locator('[data-screen="trial"] [role="gridcell"]').first().waitFor({ state: 'attached' });
  await studio.take('trial', { restMs: 600 });
  await openFromHome(studio, 'home.designs', 'designs');
  await page.waitForSelector('[data-design]');
  await studio.take('designs');
}

/** A heart, as the guide has it. */
const CODE = '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';

async function takeCode(studio) {
  const { page } = studio;
  await openFromHome(studio, 'code.enter');
  await page.getByRole('textbox').fill(CODE);
  await page.getByTestId('code-deal').waitFor();
  await studio.take('code', { restMs: 500 });
  await page.getByRole('textbox').fill(CODE.replace('120R4', '12OR5'));
  await page.getByTestId('code-problem').waitFor();
  await studio.take('code-problem');
}

/** A page that another one took the game from, and one that no host is there for. */
async function takeLastScreens(studio) {
  const { page } = studio;
  await studio.home();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('h2').first().waitFor();
  await studio.take('way-in', { page: other });
  await other.goto(await startHost(studio.data).url);
  await page.locator('[data-screen="taken-over"]').waitFor();
  await studio.take('taken-over');
  await other.route('**/bridge.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await other.reload();
  await other.locator('[data-screen="no-host"]').waitFor();
  await studio.take('no-host', { page: other });
  await other.close();
}

export const SIDE_SCENES = {
  games: takeGames,
  scores: takeScores,
  settings: takeSettings,
  editor: takeEditor,
  code: takeCode,
};
export const LAST_SCENES = { last: takeLastScreens };
