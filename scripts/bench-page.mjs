// `npm run bench -- --only rest` and `--only feel`: what the built window costs in a real Chromium (`npm run build` first).
//
// rest: the share of a core that page and GPU process take without input, on home and in play, beside a page that
//   does nothing. Goal: below 3 % more than that page, each.
// feel: bench-feel.mjs.
//
// Processor times come from Chromium itself (SystemInfo.getProcessInfo), so they are the same question on every system.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { feel } from './bench-feel.mjs';
import { verdict } from './bench-verdict.mjs';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './chromium.mjs';
import { ROOT } from './setup.mjs';

export const PAGE_ROWS = ['rest', 'feel'];

const MEASURED_MS = 20_000;
/** Home stops its animation after a while without input; after so long it has stopped for certain. */
const RESTED_MS = 25_000;
const MOST_AT_REST = 3;

/** Measures one of PAGE_ROWS, prints it, and returns whether every goal was met. */
export async function benchPage(row) {
  const app = await startApp();
  try {
    return row === 'rest' ? await rest(app) : await feel(app);
  } finally {
    await app.stop();
  }
}

async function startApp() {
  const program = join(ROOT, 'out/main/browser.js');
  if (!existsSync(program)) throw new Error('There is no built window: npm run build, then again.');
  const data = mkdtempSync(join(tmpdir(), 'twofold-bench-'));
  const host = spawn(process.execPath, [program, '--no-open', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Listened for from the start: a host ends by itself soon after its page has gone.
  const ended = new Promise((resolve) => host.on('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    host.stdout.on('data', (chunk) => {
      const ready = /READY (\S+)/.exec(String(chunk));
      if (ready !== null) resolve(ready[1]);
    });
    host.on('exit', (code) => reject(new Error(`the host ended with ${code}`)));
  });
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    executablePath: (await findHeadlessChromium()) ?? undefined,
  });
  const stop = async () => {
    await browser.close();
    host.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, browser, stop };
}

/** Processor seconds of all pages and of the GPU process. */
async function processorTimes(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sumOf = (type) =>
    processInfo.filter((each) => each.type === type).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return { page: sumOf('renderer'), gpu: sumOf('GPU') };
}

async function shareOfCore(session) {
  const before = await processorTimes(session);
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
  const after = await processorTimes(session);
  const seconds = (performance.now() - startedAt) / 1_000;
  const percent = (part) => (100 * (after[part] - before[part])) / seconds;
  return { page: percent('page'), gpu: percent('gpu') };
}

async function rest({ url, browser }) {
  const session = await browser.newBrowserCDPSession();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const shares = { nothing: await shareOfCore(session) };
  await page.goto(url);
  await page.waitForSelector('[data-testid="stage-board"][data-shown="true"] canvas', { state: 'attached' });
  await page.waitForTimeout(2_000);
  shares['home, its board just dealt'] = await shareOfCore(session);
  await page.waitForTimeout(RESTED_MS);
  shares['home, at rest'] = await shareOfCore(session);
  await page.getByTestId('classic').click();
  await page.click('[data-template="diamond"]');
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await page.waitForTimeout(3_000);
  shares.play = await shareOfCore(session);
  return tellShares(shares);
}

function tellShares({ nothing, ...shown }) {
  const told = ({ page, gpu }) => `page ${page.toFixed(1)} %, GPU process ${gpu.toFixed(1)} %`;
  console.log(`a page that does nothing: ${told(nothing)} of a core`);
  let isMet = true;
  for (const [name, share] of Object.entries(shown)) {
    const more = { page: share.page - nothing.page, gpu: share.gpu - nothing.gpu };
    const isGood = Math.max(more.page, more.gpu) < MOST_AT_REST;
    isMet &&= isGood;
    console.log(
      `${name}: ${told(share)}; more than nothing: ${told(more)} (goal < ${MOST_AT_REST} %) ${verdict(isGood)}`,
    );
  }
  return isMet;
}
