import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBugLog } from './bug-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-log-'));
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterAll(() => rmSync(folder, { recursive: true }));
const noon = () => new Date('2026-01-02T12:00:00Z');

test('keeps each bug with its time and its stack', () => {
  const path = join(folder, 'logs', 'bugs.log');
  const log = openBugLog(path, noon);
  log(new Error('first'));
  log('second');
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^2026-01-02T12:00:00.000Z Error: first\n +at /);
  expect(text).toMatch(/\n2026-01-02T12:00:00.000Z 'second'\n$/);
});

test('starts a new file when the old one is full', () => {
  const path = join(folder, 'full.log');
  writeFileSync(path, 'x'.repeat(1_000_001));
  openBugLog(path, noon)(new Error('next'));
  expect(statSync(`${path}.old`).size).toBe(1_000_001);
  expect(readFileSync(path, 'utf8')).toContain('next');
});

test('lives with a disk that takes nothing', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openBugLog(join(folder, 'file', 'bugs.log'), noon)(new Error('lost'))).not.toThrow();
});

test('lives without the terminal that it was started from', async () => {
  const path = join(folder, 'alone.log');
  const program = `import { openBugLog } from ${JSON.stringify(new URL('./bug-log.ts', import.meta.url).href)};
    process.on('message', () => {
      openBugLog(${JSON.stringify(path)}, () => new Date())(new Error('a bug'));
      process.disconnect();
    });`;
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const alone = spawn(process.execPath, [...flags, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  alone.stderr?.destroy();
  alone.send('go');
  expect(await once(alone, 'exit')).toEqual([0, null]);
  expect(readFileSync(path, 'utf8')).toContain('a bug');
});
