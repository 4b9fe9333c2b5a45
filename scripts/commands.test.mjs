import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECK_STEPS } from './check-steps.mjs';
import { nodeArguments, readScripts } from './commands.mjs';
import { ROOT } from './setup.mjs';

const commands = Object.entries(readScripts());

test('what is checked before a commit are scripts', () => {
  expect(CHECK_STEPS.filter((name) => readScripts()[name] === undefined)).toEqual([]);
});

test.each(commands)('%s is run by Node alone: %s', (_name, command) => {
  const file = nodeArguments(command).find((each) => !each.startsWith('-'));
  expect(existsSync(join(file.startsWith('/') || file[1] === ':' ? '' : ROOT, file)), file).toBe(true);
});

test.each(commands)('%s means the same to every shell: %s', (_name, command) => {
  expect(command).toMatch(/^[\w./:=-]+(?: [\w./:=-]+)*$/);
  expect(command).not.toMatch(/^(?:exec|sh|cmd|env|cross-env)\b|^\w+=/);
});

test('what is added stays one argument, whatever is in it', () => {
  const path = '/tmp/R&D $HOME %TEMP%/a "b".json';
  expect(nodeArguments('node scripts/dist.mjs --dir', [path])).toEqual(['scripts/dist.mjs', '--dir', path]);
});

test('an unknown program is named', () => {
  expect(() => nodeArguments('exec node')).toThrow('exec');
});

test('no script asks a shell, but for npm by its name on Windows', () => {
  const asking = readdirSync(join(ROOT, 'scripts'))
    .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
    .filter((name) => /\bshell: true|\bexecSync\(/.test(readFileSync(join(ROOT, 'scripts', name), 'utf8')));
  expect(asking).toEqual([]);
});
