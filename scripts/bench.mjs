// `npm run bench`: bundles the benchmark as the app is bundled (electron.vite.config.ts), and runs it with the arguments
// given (tests/bench/run.ts).
//
// What players run is one bundle. Between unbundled modules the engine reads every imported constant from a cell and asks
// whether it is there already, some hundred million times a second: all sides then take about a third longer.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { constantFunctions } from './constant-functions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'node_modules', '.cache', 'twofold-bench');

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
const { status } = spawnSync(process.execPath, [join(outDir, 'run.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
