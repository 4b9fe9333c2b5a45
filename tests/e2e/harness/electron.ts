import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { _electron } from '@playwright/test';
import type { ResolvedOptions, StartHost } from './host.ts';
import { expectCleanExit, REPOSITORY } from './host-process.ts';

/** Electron itself, where its runtime exists. */
export const startElectron: StartHost = async ({ options, watch }) => {
  const { dataDir, colorScheme, reducedMotion, files } = options;
  const app = await _electron.launch({
    args: [REPOSITORY, ...languageArguments(options), '--', '--data', dataDir, ...files],
    env: { ...cleanEnvironment(), ...languageEnvironment(options) },
    colorScheme,
  });
  const page = await app.firstWindow();
  watch(page);
  await page.emulateMedia({ colorScheme, reducedMotion });
  await page.setViewportSize(options.viewport);
  if (options.now !== undefined) {
    await page.clock.setSystemTime(options.now);
    await page.reload();
  }
  const main = app.process();
  const exited = new Promise<number | null>((resolve) => main.once('exit', (code) => resolve(code)));
  return {
    page,
    async close() {
      await app.close();
      expectCleanExit(await exited);
    },
    async kill() {
      main.kill('SIGKILL');
      await exited;
    },
    suspend: () => app.evaluate(({ powerMonitor }) => void powerMonitor.emit('suspend')),
    crash: () =>
      app.evaluate(({ BrowserWindow }) => {
        for (const window of BrowserWindow.getAllWindows()) window.webContents.forcefullyCrashRenderer();
      }),
    startAgain: async (others) => {
      const second = spawn(main.spawnfile, [REPOSITORY, '--', '--data', dataDir, ...others]);
      await once(second, 'exit');
    },
    openFile: (path) =>
      app.evaluate(
        (electron, file) => void electron.app.emit('open-file', { preventDefault: () => undefined }, file),
        path,
      ),
    openLink: (link) =>
      app.evaluate(
        (electron, url) => void electron.app.emit('open-url', { preventDefault: () => undefined }, url),
        link,
      ),
    chooseMenu: (label) =>
      app.evaluate(({ Menu }, wanted) => {
        let items = Menu.getApplicationMenu()?.items ?? [];
        while (items.length > 0 && !items.some(({ label: name }) => name === wanted))
          items = items.flatMap(({ submenu }) => submenu?.items ?? []);
        items.find((item) => item.label === wanted)?.click();
      }, label),
  };
};

/** Returns the variables in which a platform's programs look for the preferred language. */
function languageEnvironment({ locale }: ResolvedOptions): Record<string, string> {
  const name = locale.replace('-', '_');
  return { LANG: `${name}.UTF-8`, LC_ALL: `${name}.UTF-8`, LANGUAGE: name };
}

function languageArguments({ locale }: ResolvedOptions): string[] {
  const forMac = process.platform === 'darwin' ? ['-AppleLanguages', `(${locale})`] : [];
  return [`--lang=${locale}`, ...forMac];
}

function cleanEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}
