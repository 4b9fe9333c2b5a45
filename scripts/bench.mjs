// `npm run bench`: bundles the benchmark as the app is bundled (electron.vite.config.ts), and runs it with the arguments
// given (tests/bench/run.ts). `--only rest` and `--only feel` measure the built window instead (bench-page.mjs).
//
// What players run is one bundle. Between unbundled modules the engine reads every imported constant from a cell and
// checks that it is initialised, some hundred million times a second: all sides then take about a third longer.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { benchPage, PAGE_ROWS } from './bench-page.mjs';
import { constantFunctions } from './constant-functions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'node_modules', '.cache', 'twofold-bench');
const asked = process.argv.slice(2);
const only = asked[asked.indexOf('--only') + 1];

process.exitCode = PAGE_ROWS.includes(only) ? ((await benchPage(only)) ? 0 : 1) : await benchEngine();

/** Answers with the exit code. */
async function benchEngine() {
  await bundle();
  const { status } = spawnSync(process.execPath, [join(outDir, 'run.mjs'), ...asked], { stdio: 'inherit' });
  return status ?? 1;
}

async function bundle() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [constantFunctions()],
    build: {
      ssr: 'tests/bench/run.ts',
      outDir,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 4 } },
        output: { entryFileNames: 'run.mjs', topLevelVar: false },
      },
    },
  });
}
