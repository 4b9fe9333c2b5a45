/**
 * The scenes beside the games: records, settings, the editor, sharing, and the screens of a host that is
 * gone.
 */
import { playDead, playToEnd } from './board.mjs';
import { ownPictureFiles } from './own-pictures.mjs';
import { startHost } from './session.mjs';

async function openFromHome(session, key, screen) {
  await session.home();
  await session.button(key).click();
  if (screen !== undefined) await session.page.locator(`[data-screen="${screen}"]`).waitFor();
}

/** A small game cleared by hand, one that auto-play clears, and one lost and given up for a new deal. */
async function takeGames(session) {
  const { page } = session;
  await session.startTemplate('stairs');
  await playToEnd(page);
  await page.getByTestId('end').waitFor();
  await session.startTemplate('two-triangles');
  await session.press('a');
  await page.getByRole('radio').last().check({ force: true });
  await page.getByTestId('shown').waitFor();
  await playDead(session, 'rectangle');
  await session.press('r');
  await session.button('record.restart.new').click();
  await page.waitForTimeout(600);
  await openFromHome(session, 'home.you', 'scores');
  await page.getByTestId('all-games').click();
  await page.locator('[data-screen="games"]').waitFor();
  await page.locator('[data-part="row-picture"][data-ready="true"]').nth(2).waitFor();
  const lost = page.locator('[data-end="given-up"]').filter({ hasText: session.text('template.rectangle') });
  await lost.first().click();
  await page.locator('[data-testid="review"][data-making="made"]').waitFor({ timeout: 120_000 });
  await session.take('review', { restMs: 500 });
  await session.press('ArrowRight');
  await session.press('w');
  await page.getByTestId('why').waitFor();
  await session.take('why', { restMs: 900 });
  await session.press('End');
  await session.take('why-end', { restMs: 500 });
}

async function takeSettings(session) {
  const { page } = session;
  await openFromHome(session, 'home.settings', 'settings');
  await session.take('settings', { restMs: 500 });
  for (const [group, name] of [
    ['look', 'settings-look'],
    ['play', 'settings-play'],
    ['control', 'settings-bottom'],
  ]) {
    const row = page.getByTestId(`settings-${group}`);
    await row.click();
    await session.take(name, { before: () => openGroup(row) });
  }
}

/** Opens a group of rows, which a narrow window folds away. */
async function openGroup(row) {
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await row.evaluate((element) => element.scrollIntoView());
}

/** A stroke to both sides of the middle of the canvas, mirrored. */
const STROKE = [
  [0.32, 0.16],
  [0.2, 0.16],
];

async function takeEditor(session) {
  const { page } = session;
  await openFromHome(session, 'home.design', 'designs');
  await session.button('editor.new').first().click();
  await page.locator('[data-screen="editor"]').waitFor();
  await session.take('editor-first', { restMs: 500 });
  await page.getByRole('button', { name: session.text('template.butterfly'), exact: true }).click();
  await page.keyboard.press('m');
  const canvas = await page.locator('[data-screen="editor"] canvas').first().boundingBox();
  const at = (x, y) => [canvas.x + canvas.width * x, canvas.y + canvas.height * y];
  await page.mouse.move(...at(0.35, 0.16));
  await page.mouse.down();
  for (const [x, y] of STROKE) await page.mouse.move(...at(x, y), { steps: 12 });
  await page.mouse.up();
  await page.getByTestId('judgement').waitFor();
  await page.locator('[data-testid="share"][data-sampling="false"]').waitFor();
  await session.take('editor', { restMs: 500 });
  await session.press('t');
  await page.locator('[data-screen="trial"] [role="gridcell"]').first().waitFor({ state: 'attached' });
  await session.take('trial', { restMs: 600 });
  await openFromHome(session, 'home.design', 'designs');
  await page.waitForSelector('[data-design]');
  await page.mouse.move(1, 1);
  await session.take('designs');
}

/** The editor's sheets over a drawing. */
async function takeSheets(session) {
  const { page } = session;
  await openFromHome(session, 'home.design', 'designs');
  await session.button('editor.new').first().click();
  await page.locator('[data-screen="editor"]').waitFor();
  await page.getByRole('button', { name: session.text('template.heart'), exact: true }).click();
  const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  await session.press('p');
  // Nothing looks chosen because the mouse or the keys happen to rest on it.
  await page.mouse.move(1, 1);
  for (const [place, part] of ['shapes', 'text', 'picture'].entries()) {
    await page.getByRole('dialog').getByRole('radio').nth(place).check({ force: true });
    await page.evaluate(() => document.activeElement.blur());
    await session.take(`editor-insert-${part}`, { restMs: 400 });
  }
  await session.press('Escape');
  await closed();
  await session.press('n');
  await session.take('editor-size');
  await session.press('Escape');
  await closed();
  await page.locator('[data-part~="editor-buttons"]').getByRole('button').first().click();
  await session.take('editor-export');
  await session.press('Escape');
}

/** Each tile set on its board, and own pictures with those that are too alike and one that cannot be read. */
async function takeTileSettings(session) {
  const { page } = session;
  await openFromHome(session, 'home.settings', 'settings');
  // Those that are still to be earned cannot be chosen.
  const sets = page.locator('[data-part~="tile-sets-list"] input[type="radio"]:enabled');
  await sets.first().waitFor({ state: 'attached' });
  const before = () => openGroup(page.getByTestId('settings-tiles'));
  for (let place = 1; place < (await sets.count()); place++) {
    await sets.nth(place).check({ force: true });
    await session.take(`settings-tiles-${await sets.nth(place).inputValue()}`, { restMs: 500, before });
  }
  const unreadable = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await page.getByTestId('own-files').setInputFiles([...ownPictureFiles(session.language), unreadable]);
  await page.getByTestId('own-alike').waitFor();
  await sets.last().check({ force: true });
  await session.take('settings-tiles-own', { restMs: 500, before });
  await session.startTemplate('ring');
  await session.take('play-tiles-own', { restMs: 600 });
}

/** A heart, as the guide has it. */
const CODE = '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';

async function takeCode(session) {
  const { page } = session;
  await session.open('classic');
  await session.button('code.enter').click();
  await page.getByRole('textbox').fill(CODE);
  await page.getByTestId('code-deal').waitFor();
  await session.take('code', { restMs: 500 });
  await page.getByRole('textbox').fill(CODE.replace('120R4', '12OR5'));
  await page.getByTestId('code-problem').waitFor();
  await session.take('code-problem');
}

/** A page that another one took the game from, and one that no host is there for. */
async function takeLastScreens(session) {
  const { page } = session;
  await session.home();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('h1').waitFor();
  await session.take('no-access', { page: other });
  await other.goto(await startHost(session.data).url);
  await page.locator('[data-screen="taken-over"]').waitFor();
  await session.take('taken-over');
  await other.route('**/bridge.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await other.reload();
  await other.locator('[data-screen="no-host"]').waitFor();
  await session.take('no-host', { page: other });
  await other.close();
}

export const SIDE_SCENES = {
  games: takeGames,
  settings: takeSettings,
  editor: takeEditor,
  sheets: takeSheets,
  'tile-settings': takeTileSettings,
  code: takeCode,
};
export const LAST_SCENES = { last: takeLastScreens };
