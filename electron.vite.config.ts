import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import {
  checks,
  minify,
  optimization,
  servingOnly,
  startsOf,
  topLevelVar,
} from './scripts/bundle-options.mjs';
import { constantFunctions } from './scripts/constant-functions.mjs';
import { styles } from './scripts/styles.mjs';
import { tileSheets } from './scripts/tile-sheets.mjs';

/** Short sentences that many screens say: one file, so that home need not know one more for each of them. */
const SENTENCES = {
  name: 'sentences',
  test: /core\/sentences\/(dead-|found-|refusal-|rules-)?sentences?\.ts|(sentence|rules)-words\.ts/,
};

/** The code that core takes from packages: one file, in which nothing is of ours. */
const LIBRARIES = { name: 'libraries', test: /node_modules\/(valibot|@noble\/hashes)\// };

/** The library of web sockets, in a file of its own. */
const SOCKETS = { name: 'sockets', test: /node_modules\/ws\/|http-words\.ts/ };

const PROGRAMS = {
  index: 'electron/main/main.ts',
  // Imported by it, and an entry, so that it stands beside it.
  shell: 'electron/main/shell.ts',
  browser: 'electron/browser/main.ts',
  storage: 'electron/storage/thread/storage-worker.ts',
  'full-check': 'electron/storage/trust/checks/full-check-worker.ts',
};

export default defineConfig({
  main: {
    plugins: [constantFunctions(), servingOnly()],
    build: {
      minify,
      outDir: 'out/main',
      rollupOptions: {
        input: PROGRAMS,
        optimization,
        checks,
        output: {
          topLevelVar,
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            groups: [LIBRARIES, SOCKETS, startsOf(PROGRAMS, ['shell', 'browser', 'storage'])],
          },
        },
      },
    },
  },
  preload: {
    build: {
      minify,
      outDir: 'out/preload',
      rollupOptions: {
        // The browser host's page has no preload: it loads its bridge as a script.
        input: { index: 'electron/preload/index.ts', browser: 'electron/browser/page/page-bridge.ts' },
        checks,
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'renderer',
    plugins: [react(), styles(), tileSheets()],
    worker: {
      format: 'es',
      plugins: () => [constantFunctions()],
      rollupOptions: { optimization, checks, output: { topLevelVar } },
    },
    // The development server may read the core beside the renderer.
    server: { fs: { allow: ['..'] } },
    build: {
      minify,
      outDir: 'out/renderer',
      rollupOptions: {
        input: fileURLToPath(new URL('renderer/index.html', import.meta.url)),
        checks,
        // All that home needs comes as one file, though the screens that are loaded later use parts of it.
        output: {
          // Home knows two hundred files that are loaded later by their names: hashes as short as so many files allow.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }, SENTENCES] },
        },
      },
      // The content security policy lets pictures come from files only, not from data: URLs.
      assetsInlineLimit: 0,
      // Its loader fetches; Chromium knows how to preload modules itself.
      modulePreload: { polyfill: false },
    },
  },
});
