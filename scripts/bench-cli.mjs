// Measures the command line: `node scripts/bench-cli.mjs [ROUNDS]`. What a start costs from the bundle and from the sources
// loaded one by one; and a batch on one thread and on two, beside two programs that have half of it each: as good as it can
// get while other programs use the cores too. One thread has V8 compile and collect garbage on a second core, so it
// is also
// kept to one core, where the system can do that (Linux). The sides take turns: what else the machine does hits all alike.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments, WHOLE_NUMBER } from './arguments.mjs';
import { buildCommandLine, environment, isCommandLineBuilt, prepare, ROOT } from './setup.mjs';

const USAGE = `node scripts/bench-cli.mjs [ROUNDS]
  Measures what a start of the command line and a batch cost, in 9 rounds or as many as are asked for.`;
const [rounds = 9] = readArguments(USAGE, { words: { ...WHOLE_NUMBER, most: 1 } }).positionals.map(Number);
const node = prepare();
if (!isCommandLineBuilt()) buildCommandLine(node);

const SOURCES = `
  const { runProcess } = await import(${JSON.stringify(join(ROOT, 'electron/cli/program/main.ts'))});
  process.exitCode = await runProcess(['links'], process.cwd());
`;
// The cost of npm and Node is the same for both sides: a start that runs nothing is subtracted.
const start = (...args) => [node, args, '1 2 1\n'];
const STARTS = {
  nothing: start('-e', '0'),
  sources: start('--experimental-strip-types', '--input-type=module', '-e', SOURCES),
  bundle: start('scripts/twofold.mjs', 'links'),
};

const template = new Array(100).fill(-1);
const request = (seed) =>
  `${JSON.stringify({ width: 10, height: 10, template, kinds: 25, seed, rate: true })}\n`;
const requests = Array.from({ length: 120 }, (_, seed) => request(seed)).join('');
const batch = (...args) => [node, ['scripts/twofold.mjs', 'deal', '--jsonl', ...args], requests];
const one = batch('--jobs', '1');
const hasTaskset = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
const BATCHES = {
  ...(hasTaskset ? { core: [['taskset', ['-c', '0', one[0], ...one[1]], one[2]]] } : {}),
  one: [one],
  two: [batch('--jobs', '2')],
  halves: [batch('--jobs', '1', '--shard', '1/2'), batch('--jobs', '1', '--shard', '2/2')],
};

const starts = await measure(
  mapValues(STARTS, (side) => [side]),
  rounds,
);
console.log('a start, median ms:', mapValues(starts, Math.round));
const share = (starts.bundle - starts.nothing) / (starts.sources - starts.nothing);
console.log(`its own share, bundle over sources: ${share.toFixed(2)}`);
const batches = await measure(BATCHES, Math.ceil(rounds / 3));
console.log('a batch of 120 rated deals, median ms:', mapValues(batches, Math.round));
if (hasTaskset) console.log(`one core over two: ${(batches.core / batches.two).toFixed(2)}`);
console.log(`one thread over two: ${(batches.one / batches.two).toFixed(2)}`);
console.log(`one program over two with half each: ${(batches.one / batches.halves).toFixed(2)}`);

/** The median time of each side, which is programs that run beside each other, in milliseconds. */
async function measure(sides, times) {
  const taken = mapValues(sides, () => []);
  for (let round = 0; round < times; round++)
    for (const [name, programs] of Object.entries(sides)) {
      const startedAt = performance.now();
      await Promise.all(programs.map(run));
      taken[name].push(performance.now() - startedAt);
    }
  return mapValues(taken, median);
}

function run([program, args, input]) {
  const options = { cwd: ROOT, env: environment(node), stdio: ['pipe', 'ignore', 'inherit'] };
  const child = spawn(program, args, options);
  child.stdin.end(input);
  return new Promise((resolve, reject) =>
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args}: exit code ${code}`)))),
  );
}

function median(list) {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
}

function mapValues(table, change) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}
