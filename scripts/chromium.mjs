// Which Chromium the tests use: the one named by CHROMIUM_PATH, Playwright's own, or the system's.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Chromium without a window: it needs two thirds of the processor time for the same page. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The browser of the tests: the program that CHROMIUM_PATH names, the headless shell, or any Chromium; null
 * without one.
 */
export async function findHeadlessChromium() {
  const shell = process.env.CHROMIUM_PATH ? undefined : onPath([HEADLESS_SHELL]).find(isProgram);
  return shell ?? findChromium();
}

/** The program's path, or null. Throws when CHROMIUM_PATH names none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath(), ...onPath(NAMES), ...INSTALLED].find(isProgram) ?? null;
}

function onPath(names) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

/** The flags with which Chromium runs wherever the tests do, without the network. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns whether Chinese text shows as text and not as boxes; checked on Debian only. */
export function hasChineseFont() {
  const listed = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return existsSync(path);
  } catch {
    return false;
  }
}
