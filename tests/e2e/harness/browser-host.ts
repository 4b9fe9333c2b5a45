import { join } from 'node:path';
import { test } from '@playwright/test';
import type { StartHost } from './host.ts';
import {
  expectCleanExit,
  expectToLeave,
  type HostProcess,
  loadFirst,
  REPOSITORY,
  startHostProcess,
} from './host-process.ts';
import { openContext } from './open-context.ts';

/** The product's browser host in a real Chromium. */
export const startBrowserHost: StartHost = async ({ chromium, options, watch }) => {
  const { flags, env } = dateOf(options.now);
  const first = [...loadFirst('no-network.mjs'), ...flags];
  const host = startBrowserProgram(options.dataDir, options.files, first, { env });
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
    // It reaches for the first one, over a socket of this machine.
    startAgain: (files) => expectToLeave(startBrowserProgram(options.dataDir, files)),
    openFile: () => Promise.reject(new Error('No system hands files to a browser host')),
    openLink: () => Promise.reject(new Error('No system hands links to a browser host')),
  };
};

/** The host's date goes ahead with the page's where that is still to come. */
function dateOf(now: Date | undefined): {
  readonly flags: readonly string[];
  readonly env: NodeJS.ProcessEnv;
} {
  const ahead = (now?.getTime() ?? 0) - Date.now();
  return ahead > 0
    ? { flags: loadFirst('later-date.mjs'), env: { STANDIN_AHEAD: String(ahead) } }
    : { flags: [], env: {} };
}

/** Runs the built program; `flags` are Node's, and a browser is opened only where that is wanted. */
export function startBrowserProgram(
  dataDir: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
  { opens = false, env = {} }: { readonly opens?: boolean; readonly env?: NodeJS.ProcessEnv } = {},
): HostProcess {
  const program = join(REPOSITORY, 'out', 'main', 'browser.js');
  const open = opens ? [] : ['--no-open'];
  return startHostProcess([...flags, program, ...open, '--data', dataDir, ...args], {
    ...process.env,
    ...env,
  });
}

/** A data folder of this test as a first start leaves it; no page is needed for that. */
export async function makeEmptyDatabase(): Promise<string> {
  const dataDir = test.info().outputPath('data');
  const host = startBrowserProgram(dataDir);
  await host.ready;
  expectCleanExit(await host.end('SIGTERM'));
  return dataDir;
}
