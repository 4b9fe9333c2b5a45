// `npm run bench:board`: what the board costs in a real Chromium, bundled as the app is: its start, a click until a pixel
// shows it, a link, a frame of its animation, and how often each layer is drawn, with 112 and with 4,096 tiles.
//
// Times are of the round that was disturbed least, and also given as shares of a fixed work
// that each round does beside them; the middle of the rounds' ratios stands beside the ratio of the least disturbed ones.
import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { ROOT } from './setup.mjs';
import { styles } from './styles.mjs';
import { tileSheets } from './tile-sheets.mjs';

const SIZES = [
  [14, 8],
  [64, 64],
];
const TIMES = ['startMs', 'clickMs', 'linkMs', 'frameMs'];
const DRAWS = ['startDraws', 'clickDraws', 'linkDraws'];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
/** A page is isolated for the finer of the browser's two clocks. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const USAGE = `npm run bench:board -- [--beside FOLDER] [--rounds N] [--json]
  --beside FOLDER  measures another checkout of the project in the same run, round by round in turns, and says how many
                   times as long this one takes
  --rounds N       so many rounds instead of 15
  --json           prints the results as an array`;

const { values: options } = readArguments(USAGE, {
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '15', ...WHOLE_NUMBER },
    json: { type: 'boolean' },
  },
});
const rounds = Number(options.rounds);
const sides = [
  { name: 'this', folder: ROOT },
  ...(options.beside === undefined ? [] : [{ name: 'beside', folder: resolve(options.beside) }]),
];

const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  executablePath: (await findChromium()) ?? undefined,
});
const pages = [];
for (const side of sides) pages.push(await open(await bundle(side)));
const results = [];
for (const [width, height] of SIZES) results.push(await measure(width, height));
await browser.close();
if (options.json === true) console.log(JSON.stringify(results, null, 2));
else for (const result of results) print(result);

/** One page for all versions of the board: what differs is the component. */
async function bundle({ name, folder }) {
  const outDir = join(ROOT, 'node_modules', '.cache', `twofold-bench-board-${name}`);
  await build({
    root: join(ROOT, 'tests/bench/board'),
    base: './',
    configFile: false,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [boardOf(folder), styles(), tileSheets()],
    build: { outDir, emptyOutDir: true, minify: true, assetsInlineLimit: 0 },
  });
  return outDir;
}

/** Puts the board of a checkout in the place of this one's. */
function boardOf(folder) {
  const board = 'renderer/board/game-board.tsx';
  return {
    name: 'board-of-checkout',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith(board) && importer?.endsWith('tests/bench/board/page.ts') ? join(folder, board) : null,
  };
}

async function open(folder) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  page.on('pageerror', (error) => console.error(error));
  await page.route('http://localhost/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = readFileSync(join(folder, path));
    return route.fulfill({ body, contentType: TYPES[extname(path)], headers: HEADERS });
  });
  await page.goto('http://localhost/index.html');
  await page.waitForFunction(() => window.measureBoard !== undefined);
  return page;
}

async function measure(width, height) {
  const samples = pages.map(() => []);
  // The first round loads pictures and compiles; it is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [side, page] of pages.entries()) {
      await page.bringToFront();
      const sample = await page.evaluate(([w, h]) => window.measureBoard(w, h), [width, height]);
      if (round > 0) samples[side].push(sample);
    }
  }
  return { board: `${width}×${height}`, sides: samples.map(summary), times: timesBeside(samples) };
}

/** Divides this board's times by the other's: the middle of the rounds, in which both are measured in turns. */
function timesBeside([ours, theirs]) {
  if (theirs === undefined) return {};
  const ratios = (name) => ours.map((sample, round) => sample[name] / theirs[round][name]);
  return Object.fromEntries(TIMES.map((name) => [name, ratios(name).sort((a, b) => a - b)[rounds >> 1]]));
}

function summary(samples, side) {
  const yardstick = least(samples, 'yardstickMs');
  const times = Object.fromEntries(TIMES.map((name) => [name, least(samples, name)]));
  const draws = Object.fromEntries(
    DRAWS.map((name) => [name, samples.map((sample) => sample[name]).sort(byTotal)[rounds >> 1]]),
  );
  return { side: sides[side].name, yardstickMs: yardstick, ...times, ...draws };
}

function byTotal(a, b) {
  return a.tiles + a.marks + a.motion - (b.tiles + b.marks + b.motion);
}

/** Of the round that other programs disturbed least: on a busy machine a middle one says what they do. */
function least(samples, name) {
  return Math.min(...samples.map((sample) => sample[name]));
}

function print({ board, sides: [ours, theirs], times }) {
  console.log(`\n${board} (fixed work ${ours.yardstickMs.toFixed(2)} ms)`);
  for (const name of TIMES) {
    const share = (side) => (side[name] / side.yardstickMs).toFixed(3);
    const beside =
      theirs === undefined
        ? ''
        : ` | beside ${theirs[name].toFixed(3)} ms, ${share(theirs)} | ${(ours[name] / theirs[name]).toFixed(2)} times, ${times[name].toFixed(2)} in the middle`;
    console.log(`  ${name.padEnd(9)} ${ours[name].toFixed(3)} ms, ${share(ours)} of the fixed work${beside}`);
  }
  for (const name of DRAWS) {
    const told = (side) =>
      `${side[name].tiles} tiles, ${side[name].marks} marks, ${side[name].motion} motion`;
    console.log(
      `  ${name.padEnd(10)} ${told(ours)}${theirs === undefined ? '' : ` | beside ${told(theirs)}`}`,
    );
  }
}
