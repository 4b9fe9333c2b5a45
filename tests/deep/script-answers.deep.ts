/** Every script of package.json and every file of scripts that is run by itself, asked for help and with a flag that none has. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nodeArguments, readScripts } from '../../scripts/commands.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MINUTE_MS = 60_000;
const FILES = readdirSync(`${ROOT}/scripts`)
  .map((name) => `scripts/${name}`)
  .filter((name) => /(?<!\.test)\.mjs$/.test(name) && isRunByItself(readFileSync(`${ROOT}/${name}`, 'utf8')));
const PROGRAMS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ...Object.entries(readScripts()).map(
    ([name, command]) => [`npm run ${name}`, nodeArguments(command)] as const,
  ),
  ...FILES.map((file) => [file, ['--experimental-strip-types', file]] as const),
];

function isRunByItself(text: string): boolean {
  return !/^export /m.test(text) || text.includes('import.meta.filename === process.argv[1]');
}

function ask(args: readonly string[], flag: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, flag], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    timeout: MINUTE_MS,
  });
  return { status, stdout, stderr };
}

it.each(PROGRAMS)(
  '%s answers --help with its usage, and a flag that it lacks with a sentence that names it',
  (_name, args) => {
    const helped = ask(args, '--help');
    expect(helped.stdout).toMatch(/usage|^(?:npm|node) /im);
    expect(helped).toMatchObject({ status: 0, stderr: '' });
    const refused = ask(args, '--unheard-of');
    expect(refused.status).toBeGreaterThan(0);
    expect(refused.stderr + refused.stdout).toMatch(/unheard-?of/i);
    expect(refused.stderr + refused.stdout).not.toMatch(/^ +at .*:\d+:\d+/m);
  },
  5 * MINUTE_MS,
);
