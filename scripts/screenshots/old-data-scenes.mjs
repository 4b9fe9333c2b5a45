/** The scenes of old data folders: recovery, play from memory, and long lists after many months. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { plainPlan } from '../../core/deal/deal-plan.ts';
import { TEMPLATE_MODE } from '../../core/game/modes/table.ts';
import { boardHashOf } from '../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../core/game/play/play.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { builtInRevisions } from '../../core/templates/builtin-revisions.ts';
import { clearingOf, linkAll } from './board.mjs';
import { startHost } from './session.mjs';

const FILE = 'twofold.db';

/** A host of its own on a data folder of its own, with a page on it. */
async function openOn(session, data, flags = []) {
  const { host, url } = startHost(data, flags);
  const address = await url;
  host.removeAllListeners('exit');
  const page = await session.page.context().newPage();
  await page.goto(address);
  await page.waitForSelector('[data-screen="home"]');
  await page.evaluate((each) => window.twofold.call('settings.write', each), {
    language: session.language,
    volume: 0,
  });
  const end = async (signal) => {
    await page.close();
    const ended = new Promise((resolve) => host.on('exit', resolve));
    host.kill(signal);
    await ended;
  };
  return { page, end };
}

async function play(page, template, links) {
  await page.getByTestId('classic').click();
  await page.click(`[data-template="${template}"]`);
  await page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  await linkAll(page, (await clearingOf(page)).slice(0, links));
  await page.locator('[data-unaccepted="0"]').waitFor({ state: 'attached' });
}

/** A database whose log was lost, and one that was damaged; one that a newer version wrote. */
async function takeRecovery(session) {
  const data = mkdtempSync(join(tmpdir(), 'twofold-screenshots-old-'));
  const path = join(data, FILE);
  try {
    const first = await openOn(session, data);
    await play(first.page, 'stairs', 3);
    await first.end('SIGKILL');
    rmSync(`${path}-wal`);
    const missing = await openOn(session, data);
    await missing.page.getByRole('alert').first().waitFor();
    await session.take('recovered-missing', { page: missing.page, restMs: 2_500 });
    await missing.end('SIGTERM');
    const bytes = readFileSync(path);
    bytes.fill(0xff, 16, 24);
    writeFileSync(path, bytes);
    const damaged = await openOn(session, data);
    await damaged.page.getByRole('alert').first().waitFor();
    await session.take('recovered', { page: damaged.page, restMs: 2_500 });
    await damaged.end('SIGTERM');
    const database = new Database(path);
    database.pragma('user_version = 9999');
    database.close();
    const newer = await openOn(session, data);
    await newer.page.getByRole('alert').first().waitFor();
    await session.take('memory', { page: newer.page, restMs: 2_500 });
    await newer.page.getByRole('button', { name: session.text('home.settings'), exact: true }).click();
    await session.take('memory-settings', { page: newer.page, restMs: 500 });
    await newer.page.getByRole('button', { name: session.text('trouble.play-unsaved'), exact: true }).click();
    await newer.page.keyboard.press('Escape');
    await session.take('memory-read', { page: newer.page, restMs: 2_500 });
    await newer.end('SIGTERM');
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const NAMES = {
  en: [
    'Lighthouse',
    'The old harbour wall at low tide in November',
    'Kite',
    'Supercalifragilisticexpialidocious',
  ],
  'zh-CN': ['灯塔', '十一月退潮时老港口的那一段石头防波堤', '风筝', '滕王阁序落霞与孤鹜齐飞秋水共长天一色'],
  'zh-TW': ['燈塔', '十一月退潮時老港口的那一段石頭防波堤', '風箏', '滕王閣序落霞與孤鶩齊飛秋水共長天一色'],
  ja: ['灯台', '十一月の引き潮に見える古い港の石の防波堤', '凧', '寿限無寿限無五劫の擦り切れ海砂利水魚の'],
};
const AUTHORS = {
  en: ['Ada', '', 'Maximiliane von Hohenstein'],
  'zh-CN': ['小青', '', '欧阳上官司马诸葛'],
  'zh-TW': ['小青', '', '歐陽上官司馬諸葛'],
  ja: ['あおい', '', '勅使河原小左衛門'],
};
const MANY_DESIGNS = 26;
const MANY_GAMES = 130;

/** The same marks with two slots less, others for each place: no two templates are one revision. */
function withoutPair(marks, place) {
  const slots = marks.flatMap((mark, cell) => (mark === -1 ? [cell] : []));
  const gone = slots.slice(2 * place, 2 * place + 2);
  return marks.map((mark, cell) => (gone.includes(cell) ? 0 : mark));
}

/** Templates of every size and name, from built-in shapes. */
function manyDesigns(language) {
  const shapes = builtInRevisions();
  return Array.from({ length: MANY_DESIGNS }, (_, place) => {
    const { width, height, marks: full, rules, filling } = shapes[place % shapes.length];
    const marks = withoutPair(full, place);
    const name = NAMES[language][place % 4];
    return {
      id: `design-${String(place).padStart(4, '0')}-of-many`,
      design: {
        name: place < 4 ? name : `${name} ${place}`,
        author: AUTHORS[language][place % 3],
        tags: place % 2 === 0 ? [] : ['sea', 'autumn', 'a-rather-long-tag'].slice(0, 1 + (place % 3)),
        width,
        height,
        marks,
        rules,
        filling,
      },
    };
  });
}

const call = (page, channel, request) =>
  page.evaluate(
    async ([name, asked]) => {
      let reply = await window.twofold.call(name, asked);
      // A page that requests more than a player's could has to wait.
      while (!reply.ok && reply.error.code === 'too-many') {
        await new Promise((resolve) => setTimeout(resolve, 500));
        reply = await window.twofold.call(name, asked);
      }
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
      return reply.value;
    },
    [channel, request],
  );

/** Plays a deal without a window: to its end, or so many pairs of it and gives it up; `by` is who links. */
async function playDeal(page, template, seed, { pairs = Infinity, by = 'player', msOf } = {}) {
  const deal = makeDealRecord(plainPlan(template, seed));
  if (!deal.ok) throw new Error(`${template.name} cannot be dealt`);
  const setup = makeSetup({ mode: TEMPLATE_MODE, deal: deal.value });
  const { gameId } = await call(page, 'games.start', { setup });
  let game = startGame(setup);
  const links = deal.value.witness.slice(0, pairs);
  for (const [index, [a, b]] of links.entries()) {
    const elapsedMs = msOf?.(index) ?? (index + 1) * (900 + 37 * (seed % 19));
    const entry = { type: 'link', a, b, by, elapsedMs };
    const step = applyEntry(game, entry);
    if (!step.ok) throw new Error(step.error.code);
    game = step.value.game;
    await call(page, 'games.append', { gameId, index, entry, boardHash: boardHashOf(game) });
  }
  const isWhole = links.length === deal.value.witness.length;
  await call(page, isWhole ? 'games.finish' : 'games.abandon', { gameId });
}

const DAY_MS = 24 * 60 * 60_000;
/** Returns the days between today and each of the games, one after another: some days have several, some have none. */
const daysBefore = (game) => Math.floor((MANY_GAMES - game) / 3.4) + (game % 11 === 0 ? 1 : 0);

/** A host whose clock is as far behind as a file says, in milliseconds. */
function lateClock(folder) {
  const behind = join(folder, 'behind');
  const program = join(folder, 'late-clock.mjs');
  writeFileSync(behind, '0');
  writeFileSync(
    program,
    `import { readFileSync } from 'node:fs';
const now = Date.now;
Date.now = () => now() - Number(readFileSync(${JSON.stringify(behind)}, 'utf8'));`,
  );
  return { flags: ['--import', program], set: (ms) => writeFileSync(behind, String(ms)) };
}

/** Lists that are long: many templates, some with long names, and many games of some weeks. */
async function takeYears(session) {
  const data = mkdtempSync(join(tmpdir(), 'twofold-screenshots-many-'));
  const clock = lateClock(mkdtempSync(join(data, 'clock-')));
  const { page, end } = await openOn(session, data, clock.flags);
  try {
    for (const each of manyDesigns(session.language)) await call(page, 'designs.save', each);
    const templates = await call(page, 'templates.list', null);
    const small = templates.filter(({ marks }) => marks.filter((mark) => mark === -1).length <= 90);
    for (let seed = 1; seed <= MANY_GAMES; seed++) {
      clock.set(daysBefore(seed) * DAY_MS);
      await playDeal(page, small[seed % small.length], seed);
    }
    clock.set(0);
    await page.reload();
    await page.waitForSelector('[data-testid="stage-board"][data-shown="true"]');
    await session.take('home-many', { page, restMs: 2_500 });
    const open = async (key, screen) => {
      await page.reload();
      await page.waitForSelector('[data-screen="home"]');
      await page.getByRole('button', { name: session.text(key), exact: true }).click();
      await page.locator(`[data-screen="${screen}"]`).waitFor();
      await page.waitForTimeout(800);
    };
    await open('home.design', 'designs');
    await session.take('designs-many', { page, restMs: 500 });
    await open('home.you', 'scores');
    await page.getByTestId('all-games').click();
    await page.locator('[data-screen="games"]').waitFor();
    await session.take('games-many', { page, restMs: 500 });
    const toEnd = () => page.evaluate(() => document.querySelector('main').scrollTo(0, 1e6));
    await session.take('games-many-end', { page, restMs: 500, before: toEnd });
    await open('home.you', 'scores');
    await session.take('scores-many', { page, restMs: 500 });
    await page.getByRole('tab').nth(1).click();
    await page.waitForTimeout(800);
    await session.take('statistics-many', { page, restMs: 500 });
    const lowest = () => page.evaluate(() => document.querySelector('main').scrollTo(0, 1e6));
    await session.take('statistics-many-end', { page, restMs: 500, before: lowest });
    await page.reload();
    await page.getByTestId('classic').click();
    await page.getByTestId('customise').click();
    await page.getByTestId('board-measure').waitFor();
    await session.take('free-many', { page, restMs: 2_500 });
  } finally {
    await end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

/** The games of a player's first weeks: days ago, template, seed, mean seconds a pair, and how they went. */
const FIRST_WEEKS = [
  [12, 'cross', 3, 3.4],
  [12, 'stairs', 4, 3.1],
  [10, 'heart', 15, 0.4, { by: 'auto' }],
  [9, 'rectangle', 5, 3.6, { pairs: 52 }],
  [9, 'stairs', 6, 2.9],
  [6, 'two-triangles', 7, 3.2],
  [5, 'stairs', 8, 2.6],
  [3, 'heart', 9, 3.3],
  [2, 'stairs', 10, 2.5, { pairs: 21 }],
  [2, 'stairs', 11, 2.4],
  [1, 'rectangle', 12, 2.8],
  [0, 'ring', 13, 2.6],
  [0, 'stairs', 14, 2.2],
];

/** Moments of links at a mean pace: some come at once, so that there are combos, others take a while. */
const paced = (seconds) => (index) =>
  Math.round(1_000 * seconds * (index + 1 + 0.6 * Math.sin(index / 2) + 0.3 * Math.sin(index * 2.3)));

/** High scores with an open table, statistics, achievements and all games, after some weeks. */
async function takeScores(session) {
  const data = mkdtempSync(join(tmpdir(), 'twofold-screenshots-weeks-'));
  const clock = lateClock(mkdtempSync(join(data, 'clock-')));
  const { page, end } = await openOn(session, data, clock.flags);
  try {
    const templates = builtInRevisions();
    for (const [days, name, seed, seconds, more] of FIRST_WEEKS) {
      clock.set(days * DAY_MS + (seed % 5) * 47 * 60_000);
      const template = templates.find((each) => each.name === name);
      if (template === undefined) throw new Error(`no template ${name}`);
      await playDeal(page, template, seed, { ...more, msOf: paced(seconds) });
    }
    clock.set(0);
    await page.reload();
    await page.waitForSelector('[data-screen="home"]');
    await page.getByRole('button', { name: session.text('home.you'), exact: true }).click();
    const choice = page.locator('[data-screen="scores"] select').first();
    await choice.selectOption('timed');
    await page.getByTestId('invitation').waitFor();
    await session.take('scores-empty', { page, restMs: 500 });
    await choice.selectOption({ label: session.text('template.stairs') });
    await page.locator('tbody tr').first().waitFor();
    await session.take('scores', { page, restMs: 500 });
    for (const [place, name] of [
      [1, 'statistics'],
      [2, 'achievements'],
    ]) {
      await page.getByRole('tab').nth(place).click();
      await session.take(name, { page, restMs: 700 });
    }
    await page.getByRole('tab').nth(1).click();
    await page.locator('details').last().locator('summary').click();
    const lowest = () => page.evaluate(() => document.querySelector('main').scrollTo(0, 1e6));
    await session.take('statistics-more', { page, restMs: 500, before: lowest });
    await page.getByTestId('all-games').click();
    await page.locator('[data-part="row-picture"][data-ready="true"]').nth(4).waitFor();
    await session.take('games', { page, restMs: 500 });
  } finally {
    await end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}

export const OLD_DATA_SCENES = { recovery: takeRecovery, scores: takeScores, years: takeYears };
