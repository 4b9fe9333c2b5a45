// Builds the command line into out/cli: one file for a start, and one more for each thing that few starts need. Everything
// of ours and of the packages is inside; the texts of resources/ are read when they are asked for.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readArguments } from './arguments.mjs';
import { checks, minify, optimization, topLevelVar } from './bundle-options.mjs';
import { constantFunctions } from './constant-functions.mjs';
import { CLI_FOLDER, ROOT } from './setup.mjs';

readArguments('node scripts/build-cli.mjs\n  Builds the command line into out/cli.');

mkdirSync(CLI_FOLDER, { recursive: true });
const made = mkdtempSync(`${CLI_FOLDER}-`);
try {
  await bundleInto(made);
  putInPlace(made);
} finally {
  rmSync(made, { recursive: true });
}

async function bundleInto(outDir) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [constantFunctions()],
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: true,
      target: 'node22.14',
      minify,
      outDir,
      rollupOptions: {
        input: {
          main: 'electron/cli/program/main.ts',
          'batch-worker': 'electron/cli/program/batch-worker.ts',
        },
        optimization,
        // The parts of storage that are used here parse and judge; SQLite's binding would be loaded for
        // nothing.
        treeshake: { moduleSideEffects: 'no-external' },
        checks,
        // Flat, as the sources are: what they read beside themselves is as far away from either.
        output: { topLevelVar, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** File by file, each whole at every moment: another one that starts or builds meanwhile finds what it needs. */
function putInPlace(folder) {
  const names = readdirSync(folder);
  // An entry comes after what it imports.
  const chunksFirst = names.toSorted((one, other) => isEntry(one) - isEntry(other));
  for (const name of chunksFirst) renameSync(join(folder, name), join(CLI_FOLDER, name));
  for (const name of readdirSync(CLI_FOLDER))
    if (!names.includes(name)) rmSync(join(CLI_FOLDER, name), { force: true });
}

function isEntry(name) {
  return Number(name === 'main.js' || name === 'batch-worker.js');
}
