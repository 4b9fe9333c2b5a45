// `npm run bench`: bundles the benchmark as the app is bundled (electron.vite.config.ts), and runs it (tests/bench/run.ts).
// `--only rest` and `--only feel` measure the built window instead (bench-page.mjs).
//
// What players run is one bundle. Between unbundled modules the engine reads every imported constant from a cell and
// checks that it is initialised, some hundred million times a second: all sides then take about a third longer.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';
import { benchPage, PAGE_ROWS } from './bench-page.mjs';
import { benchWait } from './bench-wait.mjs';
import { constantFunctions } from './constant-functions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, 'node_modules', '.cache', 'twofold-bench');
const USAGE = `npm run bench -- [--json | --markdown] [--only PATTERN] [--boards N] [--seconds N] [--beside FOLDER] [--games N]
  --json          prints the results as an array and nothing else to standard output
  --markdown      prints a table for the documents
  --only PATTERN  runs the rows whose work, board or opponent matches; ${PAGE_ROWS.join(' and ')}: measures the built window;
                  wait, or wait: and a pattern of its rows: what a person waits for, beside an earlier commit
  --beside FOLDER with wait: a built checkout, instead of making one
  --games N       with wait: games of the long evening instead of 100
  --boards N      solves so many boards a row instead of 1000
  --seconds N     asks only what the solver decides in so much time, with one seed and with two
  Exit code 1 when a row misses its goal (with wait: and is worse than when it was given up), or no row matches.`;

const { values } = readArguments(USAGE, {
  options: {
    json: { type: 'boolean' },
    markdown: { type: 'boolean' },
    only: { type: 'string', default: '', accepts: isExpression, wants: 'a regular expression' },
    boards: { type: 'string', default: '1000', ...WHOLE_NUMBER },
    beside: { type: 'string' },
    games: { type: 'string', default: '100', ...WHOLE_NUMBER },
    seconds: { type: 'string', accepts: (text) => Number(text) > 0, wants: 'a number above 0' },
  },
});

process.exitCode = await bench();

/** Answers with the exit code. */
async function bench() {
  const waits = /^wait(?::(.*))?$/.exec(values.only);
  if (waits !== null) return (await benchWait(values.beside, Number(values.games), waits[1] ?? '')) ? 0 : 1;
  if (PAGE_ROWS.includes(values.only)) return (await benchPage(values.only)) ? 0 : 1;
  return await benchEngine();
}

/** Answers with the exit code. */
async function benchEngine() {
  await bundle();
  const program = [join(outDir, 'run.mjs'), JSON.stringify(values)];
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
  return status ?? 1;
}

function isExpression(text) {
  try {
    return new RegExp(text, 'i') !== null;
  } catch {
    return false;
  }
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
