// The questions that a player may ask, of both sides in one process: the same boards in turns, by processor time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { QUESTIONS } from './bench-wait-goals.mjs';
import { constantFunctions } from './constant-functions.mjs';
import { ROOT } from './setup.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'twofold-bench-wait');
const SIZE = { width: 18, height: 8, kinds: 36 };
/** Positions that both sides decide sooner are not compared: their times are mostly noise. */
const LEAST_MS = 10;

const BOARDS = { shuffled, early };

export async function measureQuestions(beside, isWanted, tell) {
  const rows = QUESTIONS.map((row) => ({ ...row, name: nameOf(row) })).filter(({ name }) => isWanted(name));
  if (rows.length === 0) return;
  const sides = [
    await load('now', ROOT, ['prove', 'prove']),
    await load('before', beside, ['solve', 'solve']),
  ];
  for (const row of rows) tell(measure(row, sides));
}

const nameOf = ({ gravity, boards, limitMs }) =>
  `still winnable, 18×8 ${gravity}, ${boards === 'early' ? 'early positions' : 'shuffled boards'}, ${limitMs / 1_000} s`;

/** Bundles a side as the app is; `answer` names its search and the file of core/solve that holds it. */
async function load(side, folder, [name, file]) {
  mkdirSync(CACHE, { recursive: true });
  const entry = join(CACHE, `${side}-entry.ts`);
  const from = (names, path) => `export { ${names} } from ${JSON.stringify(join(folder, 'core', path))};`;
  writeFileSync(
    entry,
    [
      from(`${name} as decide`, `solve/${file}.ts`),
      from('dealBoard', 'deal/deal.ts'),
      from('createEngine', 'engine/engine.ts'),
      from('createRandom, pick, shuffle', 'random.ts'),
    ].join('\n'),
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [constantFunctions()],
    build: {
      ssr: entry,
      outDir: join(CACHE, side),
      emptyOutDir: true,
      minify: true,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 4 } },
        output: { entryFileNames: 'side.mjs', topLevelVar: false },
      },
    },
  });
  return import(pathToFileURL(join(CACHE, side, 'side.mjs')).href);
}

function measure({ name, gravity, boards, count, limitMs, goal, worse, tried }, sides) {
  const rules = { maxTurns: 2, border: 'open', gravity };
  const decided = [0, 0];
  const ratios = [];
  for (let seed = 1; seed <= count; seed++) {
    const board = BOARDS[boards](sides[0], rules, seed);
    const order = seed % 2 === 0 ? [0, 1] : [1, 0];
    const ms = [];
    for (const side of order) {
      const took = decide(sides[side], board, rules, limitMs);
      ms[side] = took.ms;
      if (took.isDecided) decided[side]++;
    }
    if (Math.max(...ms) >= LEAST_MS) ratios.push(ms[0] / ms[1]);
  }
  ratios.sort((a, b) => a - b);
  const [now, before] = decided.map((many) => (100 * many) / count);
  const found = { decided: now, median: ratios[ratios.length >> 1] ?? 0, worst: ratios.at(-1) ?? 0 };
  return {
    name,
    now: `${now.toFixed(1)} % decided; of ${ratios.length} that take over ${LEAST_MS} ms, median ${found.median.toFixed(2)} times the time before, worst ${found.worst.toFixed(1)}`,
    before: `${before.toFixed(1)} % decided`,
    goal: Object.entries(goal)
      .map(([of, bound]) => (of === 'decided' ? `≥ ${bound} % decided` : `${of} ≤ ${bound}`))
      .join(', '),
    isMet: keeps(found, goal),
    isWorse: worse !== undefined && !keeps(found, worse),
    tried,
  };
}

/** Shares are rounded as they are shown. */
const keeps = (found, bounds) =>
  Object.entries(bounds).every(([of, bound]) =>
    of === 'decided' ? Number(found.decided.toFixed(1)) >= bound : found[of] <= bound,
  );

function decide({ decide }, board, rules, limitMs) {
  const start = processorMs();
  const search = decide(board, rules, { nodeLimit: 1_000_000_000, seed: 1 });
  let step = search.next();
  while (!step.done && processorMs() - start < limitMs) step = search.next();
  return { isDecided: step.done === true, ms: processorMs() - start };
}

const processorMs = () => process.cpuUsage().user / 1e3;
const marksOf = ({ width, height }) => new Array(width * height).fill(-1);

function shuffled({ createRandom, shuffle }, _rules, seed) {
  const cells = marksOf(SIZE).map((_, tile) => 1 + (tile >> 2));
  shuffle(createRandom(seed), cells);
  return { ...SIZE, marks: marksOf(SIZE), cells };
}

/** A dealt board after 2 to 13 random moves. */
function early({ dealBoard, createEngine, createRandom, pick }, rules, seed) {
  const shape = { width: SIZE.width, height: SIZE.height, marks: marksOf(SIZE) };
  const dealt = dealBoard({ shape, rules, kinds: SIZE.kinds, copies: 4, seed: 1_000 + seed });
  const engine = createEngine(shape, rules);
  engine.load(dealt.value.cells);
  const random = createRandom(seed);
  for (let move = 0; move < 2 + (seed % 12); move++) {
    const moves = engine.moves();
    if (moves.length > 0) engine.apply(...pick(random, moves));
  }
  return { ...shape, cells: engine.cells() };
}
