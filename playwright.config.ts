import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './scripts/chromium.mjs';
import { findElectron } from './scripts/electron-runtime.mjs';
import type { HostName } from './tests/e2e/harness/host.ts';
import { MACHINE } from './tests/wine/machine.ts';

const executablePath = await findHeadlessChromium();
const hasElectron = findElectron() !== null;
// Workers read this file too; one announcement is enough.
if (!hasElectron && process.env.TEST_WORKER_INDEX === undefined)
  console.log('No Electron runtime on this machine: the specs run on the browser host and on the stand-in.');

/** `npm run test:wine` has a Windows machine ready, and asks about nothing else. */
const hasWine = process.env[MACHINE] !== undefined;
const hosts: readonly HostName[] = hasWine
  ? ['wine']
  : ['browser-host', 'standin', ...(hasElectron ? (['electron'] as const) : [])];

/** Specs for every host, and those of what one host alone does; a host's workers and their Chromium serve both. */
const SPECS: Readonly<Record<HostName, readonly string[]>> = {
  'browser-host': ['e2e/*.spec.ts', 'hosts/browser/*.spec.ts'],
  standin: ['e2e/*.spec.ts', 'hosts/standin/*.spec.ts'],
  electron: ['e2e/*.spec.ts'],
  wine: ['e2e/*.spec.ts', 'hosts/wine/*.spec.ts'],
};

/**
 * Everything that happens in the page alone is shown once, in the browser host: the page is the same file in every host. Specs whose
 * outcome depends on the host (start, end, kill, files, what the system says) carry this tag and run in all of them. The
 * packed app (`npm run test:pack`) and Electron itself are shown everything.
 */
const EVERY_HOST = /@hosts|hosts[\\/](?:standin|wine)[\\/]/;
const isPacked = process.env.TWOFOLD_APP !== undefined;
/** Of the stand-in's own specs one is about the app. */
const PACKED_SPECS = ['e2e/*.spec.ts', 'hosts/standin/desktop.spec.ts'];

export default defineConfig<object, { host: HostName }>({
  testDir: 'tests',
  outputDir: 'tests/results',
  // A spec waits for its host and its page half of its time: three keep two cores at work, also within one file.
  workers: 3,
  fullyParallel: true,
  // Both only end what hangs: a busy machine may take its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === null ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
  },
  projects: hosts.map((host) => ({
    name: host,
    use: { host },
    testMatch: [...(isPacked ? PACKED_SPECS : SPECS[host])],
    ...(isModel(host) && !isPacked ? { grep: EVERY_HOST } : {}),
  })),
});

/** Returns whether a host is shown only what depends on it. */
function isModel(host: HostName): boolean {
  return host === 'standin' || host === 'wine';
}
