// Pictures of every screen in both languages and themes, for looking at: `node scripts/screenshots.mjs [size …]`.
// It runs the built browser host (`npm run build` first) on a data folder of its own and writes tests/screenshots.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CLASSIC_RULES } from '../core/rules/rules.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { solve } from '../core/solve/solve.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = join(ROOT, 'tests', 'screenshots');
const SIZES = {
  middle: [1280, 800],
  small: [640, 560],
  large: [1920, 1080],
  huge: [2560, 1440],
  narrow: [480, 600],
  zoomed: [640, 400],
};
const LOOKS = [
  { language: 'zh-CN', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'zh-CN', theme: 'dark' },
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

function startHost(data) {
  const host = spawn(process.execPath, [join(ROOT, 'out/main/browser.js'), '--no-open', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = new Promise((resolve, reject) => {
    host.stdout.on('data', (chunk) => {
      const ready = /READY (\S+)/.exec(String(chunk));
      if (ready !== null) resolve(ready[1]);
    });
    host.on('exit', (code) => reject(new Error(`the host ended with ${code}`)));
  });
  return { host, url };
}

/** Takes one picture once the page stands still. */
async function take(page, folder, name, restMs = 450) {
  await page.waitForTimeout(restMs);
  await page.screenshot({ path: join(OUTPUT, folder, `${name}.png`) });
}

const press = (page, key) => page.keyboard.press(key);

async function takeHome(page, folder) {
  await page.waitForSelector('.home-board[data-shown="true"] canvas', { state: 'attached' });
  await take(page, folder, 'home', 1_200);
}

async function takePlay(page, folder) {
  await page.click('[data-template="diamond"]');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await take(page, folder, 'play', 700);
  for (const cell of await differentTiles(page)) {
    await page.locator(`[data-cell="${cell}"]`).focus();
    await press(page, 'Enter');
  }
  await take(page, folder, 'play-wrong', 250);
  await press(page, 'Escape');
  for (const step of ['region', 'picture', 'pair', 'reason']) {
    await press(page, 'h');
    await page.waitForSelector('[data-testid="hint"]');
    await take(page, folder, `play-hint-${step}`, 250);
  }
  await press(page, 'w');
  await page.waitForSelector('[data-testid="verdict"]');
  await take(page, folder, 'play-verdict', 250);
  await press(page, 'r');
  await take(page, folder, 'play-restart', 150);
  await press(page, 'Escape');
  await press(page, '?');
  await take(page, folder, 'keys', 200);
  await press(page, 'Escape');
  await press(page, 'p');
  await take(page, folder, 'play-paused');
  await press(page, 'p');
}

/** The first tile, and the first one after it with another picture: whatever the deal, no pair. */
async function differentTiles(page) {
  const { cells } = await readBoard(page);
  const first = cells.findIndex((kind) => kind > 0);
  return [first, cells.findIndex((kind) => kind > 0 && kind !== cells[first])];
}

/** The board on the table, read from the names of its cells. */
async function readBoard(page) {
  const { width, labels } = await page.locator('[role="grid"]').evaluate((grid) => ({
    width: Number(grid.getAttribute('aria-colcount')),
    labels: Array.from(
      grid.querySelectorAll('[role="gridcell"]'),
      (cell) => cell.getAttribute('aria-label') ?? '',
    ),
  }));
  const pictures = [];
  const cells = labels.map((label) => {
    const [picture, place] = label.split(/[,，]/);
    if (place === undefined) return 0;
    if (!pictures.includes(picture)) pictures.push(picture);
    return pictures.indexOf(picture) + 1;
  });
  const marks = cells.map((kind) => (kind > 0 ? -1 : 0));
  return { width, height: cells.length / width, marks, cells };
}

async function clearingOf(page) {
  const board = await readBoard(page);
  return runToEnd(solve(board, CLASSIC_RULES, { nodeLimit: 1_000_000, seed: 1 })).witness;
}

async function link(page, move) {
  for (const cell of move) {
    const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

async function takeAutoplay(page, folder) {
  await press(page, 'a');
  await page.getByRole('radio').last().check({ force: true });
  await page.waitForTimeout(1_000);
  await take(page, folder, 'play-auto', 60);
  await press(page, 'Escape');
  await press(page, 'Escape');
}

async function takeEnd(page, folder) {
  await page.click('[data-template="stairs"]');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  const clearing = await clearingOf(page);
  for (const move of clearing.slice(0, 12)) await link(page, move);
  await take(page, folder, 'play-combo', 60);
  for (const move of clearing.slice(12)) await link(page, move);
  await page.waitForSelector('[data-testid="end"]');
  await take(page, folder, 'end', 1_000);
  await press(page, 'Escape');
}

async function takeTimed(page, folder) {
  await page.click('[data-testid="timed"]');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await take(page, folder, 'timed', 700);
  await press(page, 'Escape');
  await page.waitForSelector('[data-screen="home"]');
  await take(page, folder, 'home-continue', 1_500);
}

/** Home's links, in both languages. */
const LINKS = {
  editor: /^(Draw your own|新建图形)$/,
  designs: /^(My templates|我的图形)$/,
  scores: /^(Scores|成绩)$/,
  settings: /^(Settings|设置)$/,
  code: /^(Enter a code|输入分享码)$/,
};

async function openFromHome(page, screen) {
  while ((await page.locator('[data-screen="home"]').count()) === 0) {
    await press(page, 'Escape');
    await page.waitForTimeout(100);
  }
  await page.getByRole('button', { name: LINKS[screen] }).click();
  if (screen !== 'code') await page.locator(`[data-screen="${screen}"]`).waitFor();
}

async function takeEditor(page, folder) {
  await openFromHome(page, 'editor');
  const canvas = await page.locator('[data-screen="editor"] canvas').first().boundingBox();
  const at = (x, y) => [canvas.x + canvas.width * x, canvas.y + canvas.height * y];
  await page.mouse.move(...at(0.3, 0.3));
  await page.mouse.down();
  for (const [x, y] of STROKE) await page.mouse.move(...at(x, y), { steps: 12 });
  await page.mouse.up();
  await take(page, folder, 'editor', 4_000);
}

/** The drawing of `takeEditor`, dealt and played. */
async function takeTrial(page, folder) {
  await press(page, 't');
  await page.locator('[data-screen="trial"] [role="gridcell"]').first().waitFor({ state: 'attached' });
  await take(page, folder, 'trial', 900);
  await press(page, 'Escape');
  await page.locator('[data-screen="editor"]').waitFor();
}

/** The drawing of `takeEditor` lies there as a draft. */
async function takeLibrary(page, folder) {
  await openFromHome(page, 'designs');
  await page.waitForSelector('[data-design]');
  await take(page, folder, 'library');
}

async function takeCode(page, folder) {
  await openFromHome(page, 'code');
  await page.getByRole('textbox').fill(CODE);
  await page.locator('[data-testid="code-deal"]').waitFor();
  await take(page, folder, 'code', 700);
  await page.getByRole('textbox').fill(CODE.replace('120R4', '12OR5'));
  await page.locator('[data-testid="code-problem"]').waitFor();
  await take(page, folder, 'code-problem');
  await press(page, 'Escape');
}

/** A heart, as the guide has it. */
const CODE = '2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';

/** A page that another one took the game from, and one that no host is there for. */
async function takeLastScreens(page, folder, data) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('h2').first().waitFor();
  await take(other, folder, 'way-in');
  await other.goto(await startHost(data).url);
  await page.locator('[data-screen="taken-over"]').waitFor();
  await take(page, folder, 'taken-over');
  await other.route('**/bridge.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await other.reload();
  await other.locator('[data-screen="no-host"]').waitFor();
  await take(other, folder, 'no-host');
  await other.close();
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

async function takeSideScreens(page, folder) {
  await openFromHome(page, 'scores');
  await take(page, folder, 'scores');
  await page.locator('select').selectOption({ index: 7 });
  await page.waitForSelector('table');
  await take(page, folder, 'scores-filled');
  for (const [place, name] of [
    [1, 'statistics'],
    [2, 'achievements'],
  ]) {
    await page.getByRole('tab').nth(place).click();
    await take(page, folder, name);
  }
  await openFromHome(page, 'settings');
  await take(page, folder, 'settings');
}

const SCENES = [
  takeHome,
  takePlay,
  takeAutoplay,
  takeEnd,
  takeTimed,
  takeSideScreens,
  takeEditor,
  takeTrial,
  takeLibrary,
  takeCode,
  takeLastScreens,
];

async function photograph(browser, size, look) {
  const data = mkdtempSync(join(tmpdir(), 'twofold-screenshots-'));
  const { host, url } = startHost(data);
  const [width, height] = SIZES[size];
  const folder = `${size}-${look.language}-${look.theme}`;
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.error(folder, message.text().slice(0, 300));
  });
  page.on('pageerror', (error) => console.error(folder, error));
  try {
    await page.goto(await url);
    await page.waitForSelector('[data-screen="home"]');
    await page.evaluate((patch) => window.twofold.call('settings.write', patch), { ...look, volume: 0 });
    await page.reload();
    for (const scene of SCENES) await scene(page, folder, data);
  } finally {
    await context.close();
    host.removeAllListeners('exit');
    host.kill('SIGTERM');
    await new Promise((resolve) => host.on('exit', resolve));
    rmSync(data, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const wanted = asked.length > 0 ? asked : Object.keys(SIZES);
const browser = await chromium.launch({
  args: FLAGS,
  ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
});
for (const name of wanted) {
  const [size, only] = name.split('/');
  for (const look of LOOKS)
    if (only === undefined || `${look.language}-${look.theme}` === only)
      await photograph(browser, size, look);
}
await browser.close();
