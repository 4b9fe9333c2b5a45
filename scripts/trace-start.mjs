// Times a start, step by step, after `npm run build`. It measures the browser host with the Chromium of the tests, or
// Electron where its runtime is, each run on a data folder of its own, and prints medians.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, chromium } from '@playwright/test';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { ROOT } from './setup.mjs';

const USAGE = `node scripts/trace-start.mjs [--electron] [RUNS]
  Measures how long a start takes, step by step, in 9 runs or as many as are asked for.
  --electron  the desktop shell instead of the browser host`;
const { values, positionals } = readArguments(USAGE, {
  options: { electron: { type: 'boolean' } },
  words: { ...WHOLE_NUMBER, most: 1 },
});
const runs = Number(positionals[0] ?? 9);
const traces = values.electron ? await repeat(openElectron) : await traceBrowserHost();

for (const step of Object.keys(traces[0])) {
  const sorted = traces.map((each) => each[step]).sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  console.log(`${step}: ${round(sorted[Math.floor(runs / 2)])} (${round(first)} to ${round(last)})`);
}

async function traceBrowserHost() {
  const executablePath = (await findChromium()) ?? undefined;
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath });
  const traced = await repeat((data) => openBrowserHost(browser, data));
  await browser.close();
  return traced;
}

async function repeat(open) {
  const traced = [];
  for (let run = 0; run < runs; run++) traced.push(await trace(open));
  return traced;
}

/** One start: `open` answers with the page and what it took to come to it. */
async function trace(open) {
  const data = mkdtempSync(join(tmpdir(), 'twofold-trace-'));
  const { page, before, close } = await open(data);
  try {
    await page.waitForSelector('[data-screen="home"]');
    const seen = await page.evaluate(measurePage);
    const clickedAt = performance.now();
    await page.click('[data-testid="home-primary"]');
    await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
    return {
      ...before,
      ...seen,
      'template clicked to board dealt and proved (ms)': performance.now() - clickedAt,
    };
  } finally {
    await close();
    rmSync(data, { recursive: true, force: true });
  }
}

async function openBrowserHost(browser, data) {
  const startedAt = performance.now();
  const host = spawn(process.execPath, [join(ROOT, 'out/main/browser.js'), '--no-open', '--data', data]);
  const url = await new Promise((resolve) => {
    host.stdout.on('data', (chunk) => resolve(/READY (\S+)/.exec(String(chunk))?.[1]));
  });
  const before = { 'process to READY (ms)': performance.now() - startedAt };
  const page = await browser.newPage();
  await page.goto(url);
  const close = async () => {
    await page.close();
    host.kill('SIGTERM');
    await new Promise((resolve) => host.on('exit', resolve));
  };
  return { page, before, close };
}

async function openElectron(data) {
  const startedAt = performance.now();
  const app = await _electron.launch({ args: [ROOT, '--data', data] });
  const page = await app.firstWindow();
  await page.waitForSelector('[data-screen="home"]');
  const before = { 'process to home screen, new database (ms)': performance.now() - startedAt };
  return { page, before, close: () => app.close() };
}

/** Runs in the page. */
function measurePage() {
  const [navigation] = performance.getEntriesByType('navigation');
  const painted = performance.getEntriesByName('first-contentful-paint')[0];
  const loaded = performance.getEntriesByType('resource');
  return {
    'navigation to first paint of the home screen (ms)': painted?.startTime ?? Number.NaN,
    'navigation to all of it loaded (ms)': navigation.loadEventEnd,
    'scripts before the home screen (KiB)':
      loaded
        .filter(({ name }) => /\.js$/.test(name))
        .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0) / 1024,
  };
}

function round(value) {
  return Math.round(value);
}
