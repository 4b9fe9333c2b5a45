/** Follows every recipe in a copy of the repository; the compiler and the unit tests of what was touched pass there. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Change, changed } from '../recipes/recipe.ts';
import { RECIPES } from '../recipes/recipes.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MINUTE = 60_000;
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'twofold-recipes-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of stdout.split('\0').filter((name) => name !== ''))
    cpSync(join(ROOT, file), join(copy, file));
  for (const { changes } of RECIPES) for (const change of changes) follow(change);
  // Some tests ask Git for the files of the repository.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', args, { cwd: copy });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const { programs = [] } of RECIPES) for (const program of programs) expect(run(program)).toBe('good');
  run(['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.']);
}, 10 * MINUTE);
afterAll(() => rmSync(copy, { recursive: true }), 10 * MINUTE);

function follow(change: Change): void {
  const path = join(copy, change.file);
  if ('copyOf' in change) cpSync(join(copy, change.copyOf), path, { recursive: true });
  else writeFileSync(path, changed('content' in change ? null : readFileSync(path, 'utf8'), change));
}

function run(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? 'good' : `${stdout}${stderr}`;
}

it('the compiler finds nothing that a recipe forgot', { timeout: 10 * MINUTE }, () => {
  expect(run(['scripts/types.mjs'])).toBe('good');
});

it('the unit tests of what was touched pass', { timeout: 40 * MINUTE }, () => {
  const filters = [...new Set(RECIPES.flatMap(({ tests }) => tests))];
  // They run beside each other, on a machine that may have more to do.
  expect(run(['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=300000', ...filters])).toBe('good');
});
