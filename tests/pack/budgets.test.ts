/** Limits what is loaded before the home screen stands, and names what must wait until it is asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { REPOSITORY } from './pack.ts';

const RENDERER = join(REPOSITORY, 'out', 'renderer');
const KIB = 1024;
/**
 * Compressed, as a measure of how much there is to parse. Home is a stage with hills, a strip of templates and records, and its styles
 * hold three palettes, the faces and every control. The table of every screen's keys, read on every layout, is one KiB of it,
 * and the sentences of a hint, with how many pairs it leaves open, half a one.
 * What is loaded later is named there by its file, a tenth of a KiB for the parts of the little daily.
 *
 * The worker deals and replays, a fifth of a KiB of it proves composed boards, the weekly check replays. Two KiB and a half of each are the engine that keeps the moves of
 * a game up from one to the next, under gravity too, three its rows of two words for boards of 31 to 64. The boards of the
 * journey and of twenty years of dates, 59 KiB with 18 of former ones, come with the first game on one of them; what the editor, reviews, puzzles and
 * the lab ask of the worker are chunks of their own.
 *
 * The storage starts with the forms of all that crosses to it, with what a start checks and mends, and with what home asks for:
 * games, templates, scores and statistics. Everything else comes with the first request for it.
 */
const BUDGETS_KIB = {
  ...{ start: 150, styles: 7, worker: 52.75, editor: 20, board: 100, lab: 28 },
  ...{ main: 20, storage: 43, weekly: 43, browser: 20, libraries: 6, sockets: 14, preload: 1, page: 2 },
} as const;
const MAIN = join(REPOSITORY, 'out', 'main');
const CLI = join(REPOSITORY, 'out', 'cli');
/** The library that says the texts is half of it; a command comes on top. */
const CLI_KIB = 40;

const page = readFileSync(join(RENDERER, 'index.html'), 'utf8');
const loadedAtStart = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].flatMap(
  ([, path]) => path ?? [],
);
const assets = readdirSync(join(RENDERER, 'assets')).map((name) => `assets/${name}`);
const sizeKib = (folder: string, paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0) / KIB;

/** Files of the renderer by the beginning of their names. */
function named(...starts: readonly string[]): string[] {
  const found = assets.filter((path) => starts.some((start) => path.startsWith(`assets/${start}-`)));
  expect(found, `files named ${starts.join(', ')}`).not.toEqual([]);
  return found.filter((path) => path.endsWith('.js'));
}

test('the home screen loads little', () => {
  const scripts = loadedAtStart.filter((path) => path.endsWith('.js'));
  const styles = loadedAtStart.filter((path) => path.endsWith('.css'));
  expect(scripts.length).toBeGreaterThan(0);
  // Beside them the words of one language, whichever is the longest.
  const words = Math.max(...named('window').map((path) => sizeKib(RENDERER, [path])));
  expect(sizeKib(RENDERER, scripts) + words).toBeLessThan(BUDGETS_KIB.start);
  expect(sizeKib(RENDERER, styles)).toBeLessThan(BUDGETS_KIB.styles);
});

test('board, editor and the other screens wait until they are asked for', () => {
  const lazy = named(
    ...['editor-services', 'editor-screen'],
    'designs-screen',
    'game-board',
    'scores-screen',
    'settings-screen',
    'lab-screen',
    'component-gallery',
    ...['puzzles-screen', 'find-screen', 'study-screen', 'only-moves', 'studies', 'drills', 'days'],
    ...['window', 'data', 'editor', 'keys', 'lab', 'puzzle', 'record'],
  );
  expect(loadedAtStart.filter((path) => lazy.includes(path))).toEqual([]);
  expect(sizeKib(RENDERER, named('editor-screen'))).toBeLessThan(BUDGETS_KIB.editor);
  expect(sizeKib(RENDERER, named('lab-screen'))).toBeLessThan(BUDGETS_KIB.lab);
});

/** Konva and React's reconciler for it are 82 KiB, a combo's rings, the marks of a lost position and those of a search two, the way of a blocked pair and a pair that is shown one; six are the addresses of every tile set's pictures and their painters. */
test('the board, with what it is drawn by, stays within its bounds', () => {
  const [board = ''] = named('game-board');
  const read = readWithImports(RENDERER, board).filter((path) => !loadedAtStart.includes(path));
  expect(read.length).toBeGreaterThan(1);
  expect(sizeKib(RENDERER, read)).toBeLessThan(BUDGETS_KIB.board);
});

test('the engine and the solver are the worker’s own', () => {
  const [worker = ''] = named('worker');
  expect(loadedAtStart).not.toContain(worker);
  expect(sizeKib(RENDERER, readWithImports(RENDERER, worker))).toBeLessThan(BUDGETS_KIB.worker);
});

test.each([
  ['the main process', 'shell.js', BUDGETS_KIB.main],
  ['the thread of its storage', 'storage.js', BUDGETS_KIB.storage],
  ['the thread that looks at everything each week', 'full-check.js', BUDGETS_KIB.weekly],
  ['the browser host', 'browser.js', BUDGETS_KIB.browser],
])('%s starts with little', (_who, program, budget) => {
  const started = readWithImports(MAIN, program);
  expect(started.length).toBeGreaterThan(1);
  const kibOf = (kind: Kind) =>
    sizeKib(
      MAIN,
      started.filter((path) => kindOf(path) === kind),
    );
  expect(kibOf('ours')).toBeLessThan(budget);
  expect(kibOf('libraries')).toBeLessThan(BUDGETS_KIB.libraries);
  expect(kibOf('sockets')).toBeLessThan(BUDGETS_KIB.sockets);
});

type Kind = 'libraries' | 'sockets' | 'ours';

/** The schemas and the hash that core takes from packages, whose own files would be 43 KiB, and the browser host's web sockets. */
function kindOf(path: string): Kind {
  if (path.startsWith('chunks/libraries-')) return 'libraries';
  return path.startsWith('chunks/sockets-') ? 'sockets' : 'ours';
}

test.each([
  // The library that says every text is read beside Electron's own start.
  ['shell.js', ['update-dialog', 'report', 'words', 'page-silence']],
  ['browser.js', ['words', 'no-access-page']],
  [
    'storage.js',
    [
      ...['data-services', 'template-import', 'play-services', 'recover', 'verify-game', 'load-game'],
      ...['design-changes', 'packs-table', 'pictures-table', 'puzzles-table', 'review-services'],
      ...['achievements-table', 'text-store', 'mode-rules'],
    ],
  ],
  ['full-check.js', ['shipped-boards']],
])('in %s %j wait until they are asked for', (program, lazy) => {
  const chunks = readdirSync(join(MAIN, 'chunks'));
  for (const name of lazy)
    expect(
      chunks.some((each) => each.startsWith(`${name}-`)),
      name,
    ).toBe(true);
  const started = readWithImports(MAIN, program).map((path) => posix.basename(path));
  expect(started.filter((each) => lazy.some((name) => each.startsWith(`${name}-`)))).toEqual([]);
});

test.each(['shell.js', 'browser.js'])('%s leaves SQLite to the thread of the storage', (program) => {
  const hasSqlite = (path: string) => readFileSync(join(MAIN, path), 'utf8').includes('better-sqlite3');
  expect(readWithImports(MAIN, 'storage.js').some(hasSqlite)).toBe(true);
  expect(readWithImports(MAIN, program).filter(hasSqlite)).toEqual([]);
});

/** In a ring, a file would run before one that it imports, and read a constant before it is there (scripts/bundle-options.mjs). */
test.each([
  ['the hosts and their threads', MAIN],
  ['the command line', CLI],
])('no two files of %s import each other', (_who, folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  const readBy = new Map(files.map((path) => [path, readWithImports(folder, path).slice(1)]));
  const inRing = files.filter((path) =>
    readBy.get(path)?.some((other) => readBy.get(other)?.includes(path) === true),
  );
  expect(inRing).toEqual([]);
});

test.each([
  ['browser.js', 'no-access-page'],
  ['storage.js', 'play-services'],
  ['full-check.js', 'start-full-check-storage'],
])('%s never reads what only Electron has, whatever it loads later', (program, known) => {
  const read = readWithImports(MAIN, program, [], /(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g);
  expect(read.filter((path) => path.startsWith(`chunks/${known}-`))).toHaveLength(1);
  const hasElectron = (path: string) =>
    /from\s*["'`]electron["'`]/.test(readFileSync(join(MAIN, path), 'utf8'));
  expect(read.filter(hasElectron)).toEqual([]);
});

test('each window’s preload is small, and one file, and so is what a page loads in its place', () => {
  const preload = join(REPOSITORY, 'out', 'preload');
  expect(readdirSync(preload)).toEqual(['browser.cjs', 'index.cjs']);
  expect(sizeKib(preload, ['index.cjs'])).toBeLessThan(BUDGETS_KIB.preload);
  expect(sizeKib(preload, ['browser.cjs'])).toBeLessThan(BUDGETS_KIB.page);
});

/** A file and those that it cannot start without, or that `pattern` finds, each once. */
function readWithImports(
  folder: string,
  path: string,
  seen: readonly string[] = [],
  pattern = /(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g,
): readonly string[] {
  if (seen.includes(path)) return seen;
  const code = readFileSync(join(folder, path), 'utf8');
  return [...code.matchAll(pattern)].reduce<readonly string[]>(
    (known, [, name = '']) => readWithImports(folder, posix.join(posix.dirname(path), name), known, pattern),
    [...seen, path],
  );
}

test('the command line starts with little, and its commands and texts wait until they are asked for', () => {
  const started = readWithImports(CLI, 'main.js').map((path) => posix.basename(path));
  expect(sizeKib(CLI, started)).toBeLessThan(CLI_KIB);
  const lazy = ['deal', 'solve', 'review', 'puzzles', 'journey', 'journey-levels'];
  const built = readdirSync(CLI);
  for (const name of lazy) {
    expect(
      built.some((each) => each.startsWith(`${name}-`)),
      name,
    ).toBe(true);
    expect(started.filter((each) => each.startsWith(`${name}-`))).toEqual([]);
  }
});

test('the first lines of the program wait for neither the window nor the command line', () => {
  const [first = '', ...others] = readWithImports(MAIN, 'index.js');
  expect([first, others.filter((path) => !path.startsWith('chunks/rolldown-runtime'))]).toEqual([
    'index.js',
    [],
  ]);
  expect(sizeKib(MAIN, [first])).toBeLessThan(1);
});
