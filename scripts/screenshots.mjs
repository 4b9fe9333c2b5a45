// Pictures of every screen in both languages and themes, for looking at: `node scripts/screenshots.mjs [size …]`.
// It runs the built browser host (`npm run build` first) on a data folder of its own and writes tests/screenshots.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT = join(ROOT, 'tests', 'screenshots');
const SIZES = {
  middle: [1280, 800],
  small: [640, 560],
  large: [1920, 1080],
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
  await page.waitForSelector('.backdrop-shown canvas', { state: 'attached' });
  await take(page, folder, 'home', 1_200);
}

async function takePlay(page, folder) {
  await page.click('[data-template="diamond"]');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await take(page, folder, 'play', 700);
  await press(page, 'Enter');
  await press(page, 'Control+ArrowRight');
  await press(page, 'Enter');
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

async function takeEnd(page, folder) {
  await press(page, 'a');
  await page.getByRole('radio').last().check({ force: true });
  await page.waitForTimeout(1_700);
  await take(page, folder, 'play-auto', 60);
  await page.waitForSelector('[data-testid="end"]', { timeout: 60_000 });
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

async function takeSideScreens(page, folder) {
  const links = page.locator('.home-links button');
  await links.nth(0).click();
  await take(page, folder, 'scores');
  await page.locator('select').selectOption({ index: 3 });
  await page.getByRole('radio').last().check({ force: true });
  await take(page, folder, 'scores-assisted');
  await press(page, 'Escape');
  await page.locator('[data-screen="home"]').waitFor();
  await links.nth(1).click();
  await take(page, folder, 'settings');
}

async function photograph(browser, size, look) {
  const data = mkdtempSync(join(tmpdir(), 'twofold-screenshots-'));
  const { host, url } = startHost(data);
  const [width, height] = SIZES[size];
  const folder = `${size}-${look.language}-${look.theme}`;
  const page = await browser.newPage({ viewport: { width, height } });
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
    for (const scene of [takeHome, takePlay, takeEnd, takeTimed, takeSideScreens]) await scene(page, folder);
  } finally {
    await page.close();
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
