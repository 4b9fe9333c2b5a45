// `npm run bench -- --only feel`, in a real page:
//
// - frames from the worker's answer to the first changed pixel of a link; goal: at most 2;
// - script a frame while links run, with 112 tiles and with 4,096; goal: at most 1 ms, and at most 1.5 times of it;
// - the heap after a hundred games beside that after five; goal: at most a tenth more.
import { clearingOf } from '../tests/e2e/harness/table.ts';
import { growthOf, heapOf } from './bench-heap.mjs';
import { linkAll } from './bench-link-all.mjs';
import { clickCell, goHome, startGame } from './bench-page-table.mjs';
import { scriptAFrame } from './bench-script-frames.mjs';
import { verdict } from './bench-verdict.mjs';

const MOST_FRAMES = 2;
const LINKS = 24;
const GAMES = { first: 5, last: 100 };
const MOST_GROWTH = 1.1;

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

/** One page for all: the address lets one page in, which may load again. */
export async function feel({ url, browser }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(url);
  await page.locator('[data-screen="home"]').waitFor();
  const isSteady = await heapOverGames(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const isLight = await scriptAFrame(page);
  await page.addInitScript(watchFrames);
  await page.reload();
  await page.locator('[data-screen="home"]').waitFor();
  return (await clickToPixel(page)) && isSteady && isLight;
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
    // Changes drawn between two frames are seen with the next one.
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
  const { whole, objects, code } = growthOf(heaps[GAMES.first], heaps[GAMES.last]);
  const isGood = whole.times <= MOST_GROWTH;
  console.log(
    `heap after ${GAMES.first} games and ${GAMES.last}: ${whole.words} (goal <= ${MOST_GROWTH}) ${verdict(isGood)}`,
  );
  console.log(`  the page's objects: ${objects.words}; the code V8 made of its functions: ${code.words}`);
  return isGood;
}

async function playGame(page) {
  await startGame(page, 'stairs');
  const moves = await clearingOf(page);
  await page.locator('[role="grid"]').evaluate(linkAll, moves);
  await page.locator('[data-testid="end"]').waitFor();
  await goHome(page);
}
