// How long a start takes, step by step: `node scripts/trace-start.mjs [runs]` after `npm run build`. It measures the
// browser host with the Chromium of the tests, each run on a data folder of its own, and prints medians.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { ROOT } from './setup.mjs';

const runs = Number(process.argv[2] ?? 9);
const executablePath = (await findChromium()) ?? undefined;
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath });
const traces = [];
for (let run = 0; run < runs; run++) traces.push(await trace());
await browser.close();

for (const step of Object.keys(traces[0])) {
  const sorted = traces.map((each) => each[step]).sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  console.log(`${step}: ${round(sorted[Math.floor(runs / 2)])} (${round(first)} to ${round(last)})`);
}

async function trace() {
  const data = mkdtempSync(join(tmpdir(), 'twofold-trace-'));
  const startedAt = performance.now();
  const host = spawn(process.execPath, [join(ROOT, 'out/main/browser.js'), '--no-open', '--data', data]);
  const url = await new Promise((resolve) => {
    host.stdout.on('data', (chunk) => resolve(/READY (\S+)/.exec(String(chunk))?.[1]));
  });
  const readyMs = performance.now() - startedAt;
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.waitForSelector('[data-screen="home"]');
    const seen = await page.evaluate(measurePage);
    const clickedAt = performance.now();
    await page.click('[data-template="diamond"]');
    await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
    return {
      'process to READY, new database (ms)': readyMs,
      ...seen,
      'template clicked to board dealt and proved (ms)': performance.now() - clickedAt,
    };
  } finally {
    await page.close();
    host.kill('SIGTERM');
    await new Promise((resolve) => host.on('exit', resolve));
    rmSync(data, { recursive: true });
  }
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
