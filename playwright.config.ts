import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import { findElectron } from './scripts/electron-runtime.mjs';
import type { HostName } from './tests/e2e/harness/host.ts';

const executablePath = await findChromium();
const hasElectron = findElectron() !== null;
// Workers read this file too; one announcement is enough.
if (!hasElectron && process.env.TEST_WORKER_INDEX === undefined)
  console.log('No Electron runtime on this machine: the specs run on the browser host and on the stand-in.');

const hosts: readonly HostName[] = [
  'browser-host',
  'standin',
  ...(hasElectron ? (['electron'] as const) : []),
];

/**
 * What these show happens in the page, which is the same file in every host: the stand-in shows it again only in the packed
 * app (`npm run test:pack`).
 */
const PAGE_SPECS = ['editor-drawing', 'editor-insert', 'zoom'].map((name) => `**/${name}.spec.ts`);
const isPacked = process.env.TWOFOLD_APP !== undefined;

export default defineConfig<object, { host: HostName }>({
  testDir: 'tests/e2e',
  outputDir: 'tests/results',
  // Two are slower than one on a machine with two cores, and the specs time what they see.
  workers: 1,
  timeout: 60_000,
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === null ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
  },
  projects: [
    ...hosts.map((host) => ({
      name: host,
      use: { host },
      // What axe sees is the page too.
      ...(host === 'standin' ? { grepInvert: /pass axe/, testIgnore: isPacked ? [] : PAGE_SPECS } : {}),
    })),
    // What only one host does, and the command that starts them.
    { name: 'hosts', testDir: 'tests/hosts' },
  ],
});
