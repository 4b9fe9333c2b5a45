/** A browser host on a data folder of its own, a page on it, and the pictures that are taken of that page. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import { resizeTo } from '../../tests/e2e/harness/layout.ts';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../chromium.mjs';
import { MIDDLE, pictureName, SIZES, ZOOMED } from './sizes.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const OUTPUT = join(ROOT, 'tests', 'screenshots');

/** The browser that the tests use. */
export async function launchChromium() {
  const executablePath = await findHeadlessChromium();
  if (executablePath === null) throw new Error('there is no Chromium: run `node scripts/setup.mjs`');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** Starts the built host; `url` answers when it listens. With `flags` of Node. */
export function startHost(data, flags = []) {
  const program = [...flags, join(ROOT, 'out/main/browser.js'), '--no-open', '--data', data];
  const host = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = new Promise((resolve, reject) => {
    host.stdout.on('data', (chunk) => {
      const ready = /READY (\S+)/.exec(String(chunk));
      if (ready !== null) resolve(ready[1]);
    });
    host.on('exit', (code) => reject(new Error(`the host ended with ${code}`)));
  });
  return { host, url };
}

async function stopHost(host) {
  host.removeAllListeners('exit');
  host.kill('SIGTERM');
  await new Promise((resolve) => host.on('exit', resolve));
}

/** All texts of a language by their keys. */
function readWords(language) {
  const folder = join(ROOT, 'resources', 'words', language);
  const flat = new Map();
  const add = (prefix, value) => {
    if (typeof value === 'string') flat.set(prefix, value);
    else for (const [key, each] of Object.entries(value)) add(prefix === '' ? key : `${prefix}.${key}`, each);
  };
  for (const file of readdirSync(folder)) {
    const part = basename(file, '.json');
    // The window's own texts have no prefix, as in the program.
    add(part === 'window' ? '' : part, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  }
  return flat;
}

/** The context of a scene: the page, the language's texts, and ways to take pictures. */
class Studio {
  constructor({ page, language, themes, sizes, data, url, root }) {
    Object.assign(this, { page, language, themes, sizes, data, url, root });
    this.words = readWords(language);
  }

  /** A text of the language; its holes are not filled. */
  text(key) {
    const words = this.words.get(key);
    if (words === undefined) throw new Error(`no text ${key}`);
    return words;
  }

  /** A button by the text it has. */
  button(key) {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  /** Loads the page anew: home stands, whatever was before. */
  async home() {
    await this.page.goto(this.url);
    await this.page.waitForSelector('[data-screen="home"]');
  }

  async open(testId) {
    await this.home();
    await this.page.getByTestId(testId).click();
  }

  async startTemplate(name) {
    await this.home();
    await this.page.getByTestId('classic').click();
    await this.page.click(`[data-template="${name}"]`);
    await this.page.waitForSelector('[role="gridcell"]', { state: 'attached' });
  }

  /** Settings of the running page, without a word on screen. */
  async set(patch) {
    await this.page.evaluate((each) => window.twofold.call('settings.write', each), patch);
  }

  /**
   * Takes a screen in every wanted window and theme, once each stands still. `before` runs ahead of each picture: what
   * passes by itself has to be brought about anew.
   */
  async take(screen, { restMs = 320, before = async () => undefined, page = this.page } = {}) {
    const protocol = await page.context().newCDPSession(page);
    const folder = join(this.root, screen);
    mkdirSync(folder, { recursive: true });
    for (const theme of this.themes) {
      await page.emulateMedia({ colorScheme: theme });
      for (const size of this.sizes) {
        const [width, height] = SIZES[size] ?? ZOOMED[size];
        await resizeTo(page, { width, height });
        await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: size === 'phone' });
        await before();
        await page.waitForTimeout(restMs);
        await page.screenshot({ path: join(folder, pictureName(size, this.language, theme)) });
      }
    }
    // A board that was turned has turned back before what comes next reads it.
    const [width, height] = SIZES[MIDDLE];
    await resizeTo(page, { width, height });
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await protocol.detach();
  }
}

/** The settings that scenes change. One that fails leaves its own behind, so each begins with those of a first start. */
const AT_FIRST = { tileSet: DEFAULT_SETTINGS.tileSet, shelfMode: DEFAULT_SETTINGS.shelfMode };

/**
 * Runs scenes one after the other on one data folder. A scene that fails is reported and the next one begins from
 * home, so that one changed button costs one screen.
 */
export async function runScenes(browser, { language, themes, sizes, scenes, media = {}, root = OUTPUT }) {
  const data = mkdtempSync(join(tmpdir(), 'twofold-screenshots-'));
  const { host, url } = startHost(data);
  const [width, height] = SIZES[MIDDLE];
  const context = await browser.newContext({ viewport: { width, height }, locale: language, ...media });
  // A busy machine is no reason to miss a screen.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const failed = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.error(message.text().slice(0, 300));
  });
  page.on('pageerror', (error) => console.error(error));
  try {
    const session = new Studio({ page, language, themes, sizes, data, url: await url, root });
    await session.home();
    await session.set({ language, volume: 0 });
    for (const [name, scene] of scenes) {
      const begun = Date.now();
      try {
        await session.set(AT_FIRST);
        await scene(session);
      } catch (error) {
        failed.push(name);
        console.error(`${language} ${name}: ${error}`);
      }
      console.log(`${language} ${name}: ${((Date.now() - begun) / 1_000).toFixed(1)} s`);
    }
  } finally {
    await context.close();
    await stopHost(host);
    rmSync(data, { recursive: true, force: true });
  }
  return failed;
}
