// The built window of both sides: at rest, its memory, from a start to home and from a click to a board. Each side has a host
// and a browser of its own; both rest at the same time, and start in turns.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { evening } from './bench-wait-evening.mjs';
import { WINDOW } from './bench-wait-goals.mjs';
import { large } from './bench-wait-large.mjs';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './chromium.mjs';
import { ROOT } from './setup.mjs';

const REST_MS = 20_000;
/** Home has come to rest for certain. */
const ASLEEP_MS = 25_000;
const STARTS = 11;
/** A board has been dealt and what comes next been fetched. */
const RESTED_MS = 4_000;
const REST = /at rest|memory/;
/** `games`: those of the long evening. */
export async function measureWindow(beside, games, isWanted, tell) {
  const rows = Object.values(WINDOW).filter(({ name }) => isWanted(name));
  const folders = [ROOT, beside];
  if (rows.some(({ name }) => REST.test(name))) await rest(folders, tell);
  if (rows.includes(WINDOW.start) || rows.includes(WINDOW.click)) await starts(folders, tell);
  if (rows.includes(WINDOW.large)) await onHome((page) => large(page, tell));
  if (rows.includes(WINDOW.evening)) await onHome((page) => evening(page, games, tell));
}

/** Runs on the built window of this checkout alone. */
async function onHome(run) {
  const app = await open(ROOT);
  try {
    await app.page.goto(app.url);
    await app.page.locator('[data-screen="home"]').waitFor();
    await run(app.page);
  } finally {
    await app.close();
  }
}

async function open(folder) {
  const data = mkdtempSync(join(tmpdir(), 'twofold-wait-'));
  const host = spawn(process.execPath, [join(folder, 'out/main/browser.js'), '--no-open', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => host.on('exit', done));
  const url = await new Promise((found) => {
    host.stdout.on('data', (chunk) => {
      const ready = /READY (\S+)/.exec(String(chunk));
      if (ready !== null) found(ready[1]);
    });
  });
  const executablePath = (await findHeadlessChromium()) ?? undefined;
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath });
  const session = await browser.newBrowserCDPSession();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const close = async () => {
    await browser.close();
    host.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { host: host.pid, url, session, page, close };
}

/** Processor time of a process in milliseconds, by its threads: finer than the hundredths of a second of its `stat`. */
function processorMs(pid) {
  let ns = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // It ended meanwhile.
    }
  }
  return ns / 1e6;
}

async function timesOf({ session, host }) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sumOf = (type) =>
    processInfo.filter((each) => each.type === type).reduce((sum, { id }) => sum + processorMs(id), 0);
  return { page: sumOf('renderer'), gpu: sumOf('GPU'), host: processorMs(host) };
}

const totalOf = ({ page, gpu, host }) => page + gpu + host;

async function sharesOfCore(apps) {
  const before = await Promise.all(apps.map(timesOf));
  await wait(REST_MS);
  const after = await Promise.all(apps.map(timesOf));
  return apps.map((_, side) => {
    const percent = (part) => (100 * (after[side][part] - before[side][part])) / REST_MS;
    return { page: percent('page'), gpu: percent('gpu'), host: percent('host') };
  });
}

async function rest(folders, tell) {
  const apps = [];
  try {
    for (const folder of folders) apps.push(await open(folder));
    for (const { page, url } of apps) {
      await page.goto(url);
      await page.locator('[data-screen="home"]').waitFor();
    }
    await wait(2_000);
    tellShares(tell, WINDOW.home, await sharesOfCore(apps));
    await wait(ASLEEP_MS);
    tellShares(tell, WINDOW.asleep, await sharesOfCore(apps));
    for (const { page } of apps) await startDiamond(page);
    await wait(5_000);
    tellShares(tell, WINDOW.unpicked, await sharesOfCore(apps));
    for (const { page } of apps) await page.keyboard.press('Enter');
    await wait(5_000);
    tellShares(tell, WINDOW.play, await sharesOfCore(apps));
    tellKept(tell, await Promise.all(apps.map(({ host }) => writesOf(host))));
    tellMemory(tell, await Promise.all(apps.map(memoryOf)));
  } finally {
    for (const app of apps) await app.close();
  }
}

/** From home, which shows templates or leads to their shelf. */
async function startDiamond(page) {
  const template = page.locator('[data-template="diamond"]').first();
  if ((await template.count()) === 0) await page.getByTestId('classic').click();
  await template.waitFor();
  // Once: the strip of templates may move away under a press.
  await template.dispatchEvent('click');
  await page.locator('[role="gridcell"]').first().waitFor({ state: 'attached', timeout: 60_000 });
}

function tellShares(tell, { name, most }, [now, before]) {
  const words = (share) =>
    `${totalOf(share).toFixed(2)} % of a core: page ${share.page.toFixed(2)}, GPU ${share.gpu.toFixed(2)}, host ${share.host.toFixed(2)}`;
  tell({
    name,
    now: words(now),
    before: words(before),
    goal: `< ${most} % together`,
    isMet: totalOf(now) < most,
  });
}

/** Calls that write or flush in 20 seconds, by strace; null where there is none. */
async function writesOf(pid) {
  if (spawnSync('strace', ['-V']).status !== 0) return null;
  const tracer = spawn('strace', ['-f', '-y', '-e', 'trace=fsync,fdatasync,pwrite64', '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let traced = '';
  tracer.stderr.on('data', (chunk) => {
    traced += chunk;
  });
  await wait(REST_MS);
  tracer.kill('SIGINT');
  await new Promise((done) => tracer.on('exit', done));
  const count = (pattern) => traced.match(pattern)?.length ?? 0;
  return { flushes: count(/f(data)?sync\(/g), writes: count(/pwrite64\(/g) };
}

function tellKept(tell, [now, before]) {
  const words = (kept) =>
    kept === null ? 'not measured without strace' : `${kept.flushes} flushes, ${kept.writes} writes of pages`;
  tell({
    name: WINDOW.kept.name,
    now: words(now),
    before: words(before),
    goal: `at most ${WINDOW.kept.most} flush`,
    isMet: now === null ? undefined : now.flushes <= WINDOW.kept.most,
  });
}

/** Megabytes of the page's and the host's own memory, what they share counted in parts (PSS). */
async function memoryOf({ session, host }) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const mbOf = (pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1_024;
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => mbOf(id));
  return { page: Math.max(...pages), host: mbOf(host) };
}

function tellMemory(tell, [now, before]) {
  const { name, most } = WINDOW.memory;
  const words = ({ page, host }) => `page ${page.toFixed(0)} MB, host ${host.toFixed(0)} MB`;
  tell({
    name,
    now: words(now),
    before: words(before),
    goal: `page ≤ ${most.page} MB, host ≤ ${most.host} MB`,
    isMet: now.page <= most.page && now.host <= most.host,
  });
}

/** Starts both in turns, each over a new folder, and goes on with a game. */
async function starts(folders, tell) {
  const found = folders.map(() => ({ start: [], click: [] }));
  for (let round = 0; round < STARTS; round++) {
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const app = await open(folders[side]);
      try {
        const empty = await timesOf(app);
        await app.page.goto(app.url);
        await app.page.locator('[data-screen="home"]').waitFor();
        const home = await timesOf(app);
        found[side].start.push(totalOf(home) - totalOf(empty) + empty.host);
        // From a later start on the main button goes on with a game.
        await startDiamond(app.page);
        await app.page.reload();
        await app.page.locator('[data-screen="home"]').waitFor();
        await wait(RESTED_MS);
        const rested = await timesOf(app);
        // The build before has no other name for it than its class.
        await app.page.locator('[data-testid="home-primary"], [class~="home-primary"]').click();
        await app.page.locator('[role="gridcell"]').first().waitFor({ state: 'attached' });
        found[side].click.push(totalOf(await timesOf(app)) - totalOf(rested));
      } finally {
        await app.close();
      }
    }
  }
  for (const step of ['start', 'click']) {
    const { name, most, worse, tried } = WINDOW[step];
    const [now, before] = found.map((each) => lowerQuartile(each[step]));
    const words = (ms) => `${ms.toFixed(0)} ms of a processor`;
    tell({
      name,
      now: `${(now / before).toFixed(2)} times the time before, ${words(now)}`,
      before: words(before),
      goal: `≤ ${most} times`,
      isMet: now <= most * before,
      isWorse: now > worse * before,
      tried,
    });
  }
}

const lowerQuartile = (times) => times.toSorted((a, b) => a - b)[times.length >> 2];
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
