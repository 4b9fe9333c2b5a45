// `npm run bench -- --only rest` and `--only feel`: what the built window costs in a real Chromium (`npm run build` first).
//
// rest: the share of a core that page and GPU process take without input, on home and in play, beside a page that
//   does nothing. Goal: below 3 % more than that page, each.
// feel: frames from the worker's answer to the first changed pixel of a link (goal: at most 2), and the heap after a hundred
//   games beside that after five (goal: at most a tenth more). Script a frame is `npm run bench:board`.
//
// Processor times come from Chromium itself (SystemInfo.getProcessInfo), so they are the same question on every system.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CLASSIC_RULES } from '../core/rules/rules.ts';
import { runToEnd } from '../core/solve/progress.ts';
import { solve } from '../core/solve/solve.ts';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './chromium.mjs';
import { ROOT } from './setup.mjs';

export const PAGE_ROWS = ['rest', 'feel'];

const MEASURED_MS = 20_000;
/** Home stops its animation after a while without input; after so long it has stopped for certain. */
const ASLEEP_MS = 25_000;
const MOST_AT_REST = 3;
const MOST_FRAMES = 2;
const LINKS = 24;
const GAMES = { first: 5, last: 100 };
const MOST_GROWTH = 1.1;

/** Measures one of PAGE_ROWS, prints it, and tells whether every goal was met. */
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
  await page.waitForSelector('.home-board[data-shown="true"] canvas', { state: 'attached' });
  await page.waitForTimeout(2_000);
  shares['home, its board playing'] = await shareOfCore(session);
  await page.waitForTimeout(ASLEEP_MS);
  shares['home, asleep'] = await shareOfCore(session);
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

const verdict = (isGood) => (isGood ? 'met' : 'MISSED');

/** Runs in the page before its own scripts: notes answers of workers, frames, and drawing on a canvas in the document. */
function watchFrames() {
  const seen = { answers: [], draws: [], frames: [] };
  window.feel = seen;
  const note = () => {
    seen.frames.push(document.timeline.currentTime);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => seen.answers.push(performance.now()));
    }
  };
  const prototype = CanvasRenderingContext2D.prototype;
  for (const name of ['drawImage', 'fill', 'stroke', 'fillRect', 'clearRect']) {
    const plain = prototype[name];
    prototype[name] = function (...given) {
      if (this.canvas.isConnected) seen.draws.push(performance.now());
      return plain.apply(this, given);
    };
  }
}

/** One page for both: the address lets one page in, which may load again. */
async function feel({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.waitForSelector('[data-screen="home"]');
  const isSteady = await heapOverGames(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(watchFrames);
  await page.reload();
  await page.waitForSelector('[data-screen="home"]');
  return (await clickToPixel(page)) && isSteady;
}

async function clickToPixel(page) {
  await startGame(page, 'diamond');
  const frames = [];
  for (const move of (await clearingOf(page)).slice(0, LINKS)) frames.push(await framesOfLink(page, move));
  const sorted = frames.filter((count) => count !== null).sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1];
  const isGood = middle <= MOST_FRAMES;
  console.log(
    `frames from the worker's answer to the first changed pixel, ${sorted.length} links: middle ${middle}, most ${sorted.at(-1)} (goal: middle <= ${MOST_FRAMES}) ${verdict(isGood)}`,
  );
  return isGood;
}

/** Links a pair by mouse; the frames begun after the first answer of a worker until one had drawn, or null when none was seen. */
async function framesOfLink(page, [a, b]) {
  await clickCell(page, a);
  await page.waitForTimeout(150);
  await page.evaluate(() => {
    for (const list of Object.values(window.feel)) list.length = 0;
  });
  await clickCell(page, b);
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { answers, draws, frames } = window.feel;
    const answeredAt = answers[0];
    const drawnAt = draws.find((at) => answeredAt !== undefined && at > answeredAt);
    if (drawnAt === undefined) return null;
    // What is drawn between two frames is seen with the next one.
    return Math.max(1, frames.filter((at) => at > answeredAt && at <= drawnAt).length);
  });
}

async function heapOverGames(page) {
  const session = await page.context().newCDPSession(page);
  const heaps = {};
  for (let game = 1; game <= GAMES.last; game++) {
    await playGame(page);
    if (game === GAMES.first || game === GAMES.last) heaps[game] = await heapOf(session);
  }
  const growth = heaps[GAMES.last] / heaps[GAMES.first];
  const isGood = growth <= MOST_GROWTH;
  const told = (games) => `${(heaps[games] / 2 ** 20).toFixed(1)} MB after ${games} games`;
  console.log(
    `heap: ${told(GAMES.first)}, ${told(GAMES.last)}: ${growth.toFixed(3)} times (goal <= ${MOST_GROWTH}) ${verdict(isGood)}`,
  );
  return isGood;
}

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function playGame(page) {
  await startGame(page, 'stairs');
  const moves = await clearingOf(page);
  await page.locator('[role="grid"]').evaluate(linkAll, moves);
  await page.locator('[data-testid="end"]').waitFor();
  await goHome(page);
}

/** Runs in the page: links pairs, each when the one before is gone. */
async function linkAll(grid, moves) {
  const cellOf = (index) => grid.querySelector(`[data-cell="${index}"]`);
  const press = (index) => {
    const target = cellOf(index);
    const { left, top, width, height } = target.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    const how = { ...at, bubbles: true, isPrimary: true, button: 0, pointerId: 1, pointerType: 'mouse' };
    target.dispatchEvent(new PointerEvent('pointerdown', how));
    target.dispatchEvent(new PointerEvent('pointerup', how));
  };
  for (const [a, b] of moves) {
    const label = cellOf(a).getAttribute('aria-label');
    press(a);
    press(b);
    while (grid.isConnected && cellOf(a)?.getAttribute('aria-label') === label)
      await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

async function startGame(page, template) {
  await goHome(page);
  await page.click(`[data-template="${template}"]`);
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
}

async function goHome(page) {
  while ((await page.locator('[data-screen="home"]').count()) === 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

async function clickCell(page, cell) {
  const box = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** A clearing of the current board, read from the names of its cells. */
async function clearingOf(page) {
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
  const board = {
    width,
    height: cells.length / width,
    marks: cells.map((kind) => (kind > 0 ? -1 : 0)),
    cells,
  };
  return runToEnd(solve(board, CLASSIC_RULES, { nodeLimit: 1_000_000, seed: 1 })).witness;
}
