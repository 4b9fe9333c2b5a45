import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { among, parseArguments, WHOLE_NUMBER } from './arguments.mjs';
import { ROOT } from './setup.mjs';

const KNOWN = {
  options: {
    json: { type: 'boolean' },
    rounds: { type: 'string', default: '9', ...WHOLE_NUMBER },
    theme: { type: 'string', multiple: true, ...among(['light', 'dark']) },
  },
  words: { ...WHOLE_NUMBER, least: 1, most: 2 },
};

test.each([
  [['1'], { rounds: '9' }, ['1']],
  [['--json', '--rounds', '40', '1', '2'], { json: true, rounds: '40' }, ['1', '2']],
  [['--theme=dark', '--theme=light', '1'], { rounds: '9', theme: ['dark', 'light'] }, ['1']],
  [['--help'], { help: true, rounds: '9' }, []],
])('%j is read', (args, values, positionals) => {
  expect(parseArguments(args, KNOWN)).toEqual({ values, positionals });
});

test.each([
  [['--speed', '1'], '--speed'],
  [['-x', '1'], '-x'],
  [['--json=yes', '1'], '--json'],
  [['--rounds', '1'], 'missing'],
  [['--rounds'], '--rounds'],
  [['--rounds', '0', '1'], "not '0'"],
  [['--rounds', '4x', '1'], "not '4x'"],
  [['--theme', 'pink', '1'], 'light, dark'],
  [['one'], "'one'"],
  [['1', '2', '3'], "'3'"],
  [[], 'missing'],
])('%j is refused in one sentence that says why', (args, words) => {
  const { problem, values } = parseArguments(args, KNOWN);
  expect(values).toBeUndefined();
  expect(problem).toContain(words);
  expect(problem).toMatch(/^[^\n]+\.$/);
});

const scripts = readdirSync(join(ROOT, 'scripts')).filter((name) => /(?<!\.test)\.mjs$/.test(name));
const read = (name) => readFileSync(join(ROOT, 'scripts', name), 'utf8');
/** The command line and Vitest have flags of their own; the last one is no program and is imported by all of them. */
const OTHERS = ['twofold.mjs', 'vitest.mjs', 'safe-output.mjs'];

test.each(scripts.filter((name) => !/^export /m.test(read(name)) && !OTHERS.includes(name)))(
  '%s reads what follows it before it does anything',
  (name) => {
    const [before, after] = read(name).split(/\bread(?:Arguments|StartFlags)\(/);
    expect(after).toBeDefined();
    expect(before).not.toMatch(/^(?:for|mkdir|write|rm|save)|\bawait\b/m);
  },
);

test.each(scripts.filter((name) => /\bargv\.slice/.test(read(name))))(
  '%s may look at arguments itself',
  (name) => {
    expect(['arguments.mjs', 'start-flags.mjs', 'twofold.mjs']).toContain(name);
  },
);

test.each([
  ['bench.mjs', ['--help'], 0, /^npm run bench -- /],
  ['bench.mjs', ['--only', '['], 2, /^twofold: --only wants a regular expression[^\n]+\n$/],
  ['types.mjs', ['--fast'], 2, /^twofold: Unknown option '--fast'[^\n]+\n$/],
  ['dev.mjs', ['--help'], 0, /^npm run dev -- /],
  ['vitest.mjs', ['run', '--no-such'], 2, /^twofold: Unknown option[^\n]+\n$/],
])('%s %j ends with %i', (name, args, code, words) => {
  const ended = spawnSync(process.execPath, [join(ROOT, 'scripts', name), ...args], { encoding: 'utf8' });
  expect(code === 0 ? ended.stdout : ended.stderr).toMatch(words);
  expect(ended.status).toBe(code);
});
