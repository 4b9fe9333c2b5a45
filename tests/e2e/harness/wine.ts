/** The browser host as Windows runs it, in wine; its page in the test's own Chromium. */
import { isLink } from '../../../core/codes/code-link.ts';
import { type ConsoleProcess, startOnConsole } from '../../wine/console-process.ts';
import { windowsPath } from '../../wine/machine.ts';
import type { StartHost } from './host.ts';
import { expectCleanExit, REPOSITORY } from './host-process.ts';
import { openContext } from './open-context.ts';

export const startWineHost: StartHost = async ({ chromium, options, watch }) => {
  const host = startWindowsHost(options.dataDir, options.files);
  const [, url = ''] = await host.prints(/^READY (\S+)\r?$/m);
  const context = await openContext(chromium, options);
  const page = await context.newPage();
  watch(page);
  await page.goto(url);
  return {
    page,
    async close() {
      await context.close();
      host.pressControlC();
      expectCleanExit(await host.ended);
    },
    kill: () => host.kill(),
    suspend: () => Promise.reject(new Error('A browser does not tell its pages that the machine sleeps')),
    crash: () => Promise.reject(new Error('A browser sees to its own crashes')),
    chooseMenu: () => Promise.reject(new Error('A page in a browser has no native menu')),
    startAgain: async (files) => expectCleanExit(await startWindowsHost(options.dataDir, files).ended),
    openFile: () => Promise.reject(new Error('No system hands files to a browser host')),
    openLink: () => Promise.reject(new Error('No system hands links to a browser host')),
  };
};

/** Runs the built program over a folder of Linux, with files of Linux and with links. */
function startWindowsHost(dataDir: string, files: readonly string[]): ConsoleProcess {
  const args = ['--no-open', '--data', windowsPath(dataDir), ...files.map(argumentOf)];
  return startOnConsole({ args: [windowsPath(`${REPOSITORY}out/main/browser.js`), ...args] });
}

function argumentOf(file: string): string {
  return isLink(file) ? file : windowsPath(file);
}
