import { join } from 'node:path';
import type { StartHost } from './host.ts';
import { expectCleanExit, loadFirst, REPOSITORY, startHostProcess } from './host-process.ts';
import { openContext } from './open-context.ts';

/** The product's browser host in a real Chromium. */
export const startBrowserHost: StartHost = async ({ chromium, options, watch }) => {
  const program = join(REPOSITORY, 'out', 'main', 'browser.js');
  const host = startHostProcess(
    [...loadFirst('no-network.ts'), program, '--no-open', '--data', options.dataDir, ...options.files],
    process.env,
  );
  const context = await openContext(chromium, options);
  const page = await context.newPage();
  watch(page);
  await page.goto(await host.ready);
  return {
    page,
    async close() {
      await context.close();
      expectCleanExit(await host.end('SIGTERM'));
    },
    async kill() {
      await host.end('SIGKILL');
    },
    suspend: () => Promise.reject(new Error('A browser does not tell its pages that the machine sleeps')),
    crash: () => Promise.reject(new Error('A browser sees to its own crashes')),
    chooseMenu: () => Promise.reject(new Error('A page in a browser has no native menu')),
    startAgain: () => Promise.reject(new Error('A second browser host knows nothing of the first')),
    openFile: () => Promise.reject(new Error('No system hands files to a browser host')),
    openLink: () => Promise.reject(new Error('No system hands links to a browser host')),
  };
};
