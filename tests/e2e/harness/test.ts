/** Playwright's `test` with the fixture `app`: the same specs run on every host. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { startBrowserHost } from './browser-host.ts';
import { startElectron } from './electron.ts';
import type { HostName, LaunchOptions, ResolvedOptions, StartHost } from './host.ts';
import { watchPages } from './page-watch.ts';
import { startStandIn } from './standin.ts';
import { startWineHost } from './wine.ts';

const START: Readonly<Record<HostName, StartHost>> = {
  'browser-host': startBrowserHost,
  standin: startStandIn,
  electron: startElectron,
  wine: startWineHost,
};

/** The app while it runs. */
export interface RunningApp {
  readonly page: Page;
  readonly dataDir: string;
  /** Closes the window and expects a clean end. */
  close(): Promise<void>;
  /** Kills the main process (SIGKILL) and closes the page, unless the spec wants to see what becomes of it. */
  kill(options?: { readonly keepPage: boolean }): Promise<void>;
  /** The machine goes to sleep; not in the browser host. */
  suspend(): Promise<void>;
  /** The window's process dies; not in the browser host. */
  crash(): Promise<void>;
  /** Chooses an item of the native menu; not in the browser host. */
  chooseMenu(label: string): Promise<void>;
  /** Starts the program once more on the same data, and expects a clean end of it. */
  startAgain(files: readonly string[]): Promise<void>;
  /** The system hands over a file; not in the browser host. */
  openFile(path: string): Promise<void>;
  /** The system hands over a link; not in the browser host. */
  openLink(url: string): Promise<void>;
  /** Starts it again on the same data, after `close` or `kill`. */
  relaunch(options?: LaunchOptions): Promise<RunningApp>;
}

export interface App {
  launch(options?: LaunchOptions): Promise<RunningApp>;
}

interface WorkerOptions {
  readonly host: HostName;
  readonly testChromium: Browser | null;
}

export const test = base.extend<{ app: App }, WorkerOptions>({
  host: ['browser-host', { option: true, scope: 'worker' }],
  testChromium: [
    async ({ playwright, host }, use) => {
      const chromium = host === 'electron' ? null : await playwright.chromium.launch();
      await use(chromium);
      await chromium?.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ host, testChromium }, use, { title }) => {
    const folders: string[] = [];
    const running = new Set<RunningApp>();
    const pages = new Set<Page>();
    const problems: string[] = [];
    let starts = 0;

    async function launch(asked: LaunchOptions = {}): Promise<RunningApp> {
      const options = await resolveOptions({ seeds: `${title} ${starts++}`, ...asked }, folders);
      const watch = watchPages();
      const run = await START[host]({ chromium: testChromium, options, watch: watch.add });
      const end = async (how: () => Promise<void>) => {
        if (!running.delete(app)) return;
        watch.stop();
        problems.push(...watch.problems);
        await how();
      };
      const app: RunningApp = {
        page: run.page,
        dataDir: options.dataDir,
        close: () => end(run.close),
        async kill({ keepPage } = { keepPage: false }) {
          await end(run.kill);
          if (!keepPage) await run.page.context().close();
        },
        suspend: run.suspend,
        crash: run.crash,
        chooseMenu: run.chooseMenu,
        startAgain: run.startAgain,
        openFile: run.openFile,
        openLink: run.openLink,
        relaunch: (changes = {}) => launch({ ...asked, dataDir: options.dataDir, ...changes }),
      };
      running.add(app);
      pages.add(run.page);
      return app;
    }

    await use({ launch });
    for (const app of [...running]) await app.close();
    for (const page of pages) await page.context().close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
    expect(problems, 'problems that the pages reported').toEqual([]);
  },
});

async function resolveOptions(asked: LaunchOptions, folders: string[]): Promise<ResolvedOptions> {
  return {
    dataDir: asked.dataDir ?? (await makeDataFolder(folders)),
    locale: asked.locale ?? 'en-US',
    colorScheme: asked.colorScheme ?? 'light',
    // Motion costs a software-rendered page half a core; specs about motion, and a few whole games, ask for it.
    reducedMotion: asked.reducedMotion ?? 'reduce',
    viewport: asked.viewport ?? { width: 1180, height: 820 },
    deviceScaleFactor: asked.deviceScaleFactor ?? 1,
    isLate: asked.isLate ?? false,
    files: asked.files ?? [],
    seeds: asked.seeds ?? '',
    ...(asked.now === undefined ? {} : { now: asked.now }),
  };
}

async function makeDataFolder(folders: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'twofold-e2e-'));
  folders.push(folder);
  return folder;
}
