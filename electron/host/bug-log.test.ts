import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBugLog as openLog } from './bug-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-log-'));
afterAll(() => rmSync(folder, { recursive: true }));
const noon = () => new Date('2026-01-02T12:00:00Z');
const openBugLog = (path: string, now = noon, printed: string[] = []) =>
  openLog(path, now, (text) => printed.push(text));

test('keeps each bug with its time and its stack', () => {
  const path = join(folder, 'logs', 'bugs.log');
  const log = openBugLog(path);
  log(new Error('first'));
  log('second');
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^2026-01-02T12:00:00.000Z ×1 +Error: first\n +at /);
  expect(text).toMatch(/\n2026-01-02T12:00:00.000Z ×1 +'second'\n$/);
});

test('starts a new file when the old one is full', () => {
  const path = join(folder, 'full.log');
  writeFileSync(path, 'x'.repeat(1_000_001));
  openBugLog(path)(new Error('next'));
  expect(statSync(`${path}.old`).size).toBe(1_000_001);
  expect(readFileSync(path, 'utf8')).toContain('next');
});

const headsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('2026-'))
    .map((line) => line.replace(/^\S+ (×\d+) +/, '$1 '));

test('counts what comes again at its first entry, whatever comes between', () => {
  const path = join(folder, 'folded.log');
  const printed: string[] = [];
  let second = 0;
  const log = openBugLog(path, () => new Date(Date.UTC(2026, 0, 2, 12, 0, second++)), printed);
  for (let round = 0; round < 1_000; round++) {
    log('first');
    log('second');
    if (round === 500) log('third');
  }
  expect(headsOf(path)).toEqual(["×1000 'first'", "×1000 'second'", "×1 'third'"]);
  expect(readFileSync(path, 'utf8')).toMatch(/^2026-01-02T12:00:01.000Z ×1000 +'first'\n/);
  expect(printed).toHaveLength(2 * (10 + 6) + 1);
});

test('begins a new entry when the one before was erased or written over', () => {
  const path = join(folder, 'erased.log');
  const log = openBugLog(path);
  log('again');
  log('again');
  rmSync(path);
  log('again');
  expect(headsOf(path)).toEqual(["×1 'again'"]);
  writeFileSync(path, 'written by another program, and longer than what was there');
  log('again');
  expect(readFileSync(path, 'utf8')).toMatch(/was there2026-01-02T12:00:00.000Z ×1 +'again'\n$/);
});

test('keeps the first entries of a run whose bugs are all different and never end', () => {
  const path = join(folder, 'endless.log');
  writeFileSync(path, 'x'.repeat(600_000));
  const log = openBugLog(path);
  for (let round = 0; round < 3_000; round++) log(`${round} ${'y'.repeat(1_000)}`);
  expect(readFileSync(`${path}.old`, 'utf8')).toMatch(/x2026-01-02T12:00:00.000Z ×1 +'0 y/);
  const size = statSync(path).size;
  expect(size).toBeLessThan(1_000_000);
  expect(readFileSync(path, 'utf8').slice(-45)).toBe('What this run logs from here on is not kept.\n');
  log('later');
  expect(statSync(path).size).toBe(size);
});

test('lives with a disk that takes nothing', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openBugLog(join(folder, 'file', 'bugs.log'))(new Error('lost'))).not.toThrow();
});

test('lives without the terminal that it was started from', async () => {
  const path = join(folder, 'alone.log');
  const program = `import { openBugLog } from ${JSON.stringify(new URL('./bug-log.ts', import.meta.url).href)};
    process.on('message', async () => {
      const log = openBugLog(${JSON.stringify(path)}, () => new Date());
      for (const bug of ['first', 'second', 'third']) {
        log(new Error(bug));
        await new Promise(setImmediate);
      }
      process.disconnect();
    });`;
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const alone = spawn(process.execPath, [...flags, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  alone.stderr?.destroy();
  alone.send('go');
  expect(await once(alone, 'exit')).toEqual([0, null]);
  expect(headsOf(path)).toEqual(['×1 Error: first', '×1 Error: second', '×1 Error: third']);
});
