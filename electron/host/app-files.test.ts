import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listAppFiles, resolveAppFile } from './app-files.ts';

const place = mkdtempSync(join(tmpdir(), 'twofold-files-'));
const root = join(place, 'renderer');
mkdirSync(root);
writeFileSync(join(place, 'secret.js'), 'secret');
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<!doctype html>');
writeFileSync(join(root, 'assets', 'app.js'), '');
writeFileSync(join(root, 'assets', 'app.js.map'), '');
afterAll(() => rmSync(place, { recursive: true }));
const files = listAppFiles(root);

test('lists what a page may ask for, and no other type of file', () => {
  expect([...files.keys()].sort()).toEqual(['/assets/app.js', '/index.html']);
});

test.each([
  ['app://twofold/', 'index.html'],
  ['app://twofold', 'index.html'],
  ['app://twofold/?gallery', 'index.html'],
  ['app://twofold/index.html#top', 'index.html'],
  ['app://twofold/assets/app.js', 'assets/app.js'],
  ['app://twofold/assets/../index.html', 'index.html'],
])('finds %s', (url, name) => {
  expect(resolveAppFile(files, url, 'app://twofold')?.path).toBe(join(root, name));
});

test.each([
  'app://twofold/../package.json',
  'app://twofold/assets/../../package.json',
  'app://twofold/%2e%2e/package.json',
  'app://twofold/%2e%2e%2fpackage.json',
  'app://twofold/..%5cpackage.json',
  'app://twofold/..\\package.json',
  'app://twofold//etc/passwd',
  'app://twofold/assets/app.js%00.html',
  'app://twofold/assets%2fapp.js',
  'app://twofold/assets/',
  'app://twofold/INDEX.HTML',
  'app://twofold/assets/app.js.map',
  'app://other/index.html',
  'app://twofold:80/index.html',
  'app://user@twofold/index.html',
  'app://twofold.example.com/index.html',
  'file:///etc/passwd',
  'http://twofold/index.html',
  '//example.com/index.html',
  'app:',
  '',
])('refuses %s', (url) => {
  expect(resolveAppFile(files, url === '' ? 'nothing' : url, 'app://twofold')).toBeNull();
});

test('reads the path of a request against the origin of its server', () => {
  const origin = 'http://127.0.0.1:4000';
  expect(resolveAppFile(files, '/assets/app.js', origin)?.headers['Content-Type']).toMatch('text/javascript');
  expect(resolveAppFile(files, 'http://example.com/index.html', origin)).toBeNull();
  expect(resolveAppFile(files, '//example.com/index.html', origin)).toBeNull();
});

test('one script may evaluate text, and has nothing else: no origin, no request, no file, no worker', () => {
  const scripts = [
    'student-worker-A_b-1.js',
    'student-worker-A.js.map',
    'my-student-worker-A.js',
    'student-worker.js',
  ];
  for (const name of scripts) writeFileSync(join(root, 'assets', name), '');
  mkdirSync(join(root, 'student-worker-A'), { recursive: true });
  writeFileSync(join(root, 'student-worker-A', 'student-worker-A.js'), '');
  const served = [...listAppFiles(root)].map(([path, { headers }]) => ({
    path,
    policy: headers['Content-Security-Policy'] ?? '',
  }));
  expect(served.filter(({ policy }) => policy.includes('unsafe'))).toEqual([
    {
      path: '/assets/student-worker-A_b-1.js',
      policy: "default-src 'none'; script-src 'unsafe-eval'; sandbox allow-scripts",
    },
  ]);
  for (const { path, policy } of served) expect(policy, path).toMatch(/^default-src 'none'; /);
});

test('no way of writing a path leads out of the list, in 12,500 attempts', () => {
  const ups = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '..%00', '．．', '%c0%ae%c0%ae', '..;', '....'];
  const separators = ['/', '\\', '%2f', '%5c', '%252f', '//', '/./', '%c0%af', ';/', '\u2215'];
  const starts = ['', 'assets/', 'assets/app.js/', './', 'index.html/'];
  const targets = ['package.json', 'etc/passwd', 'windows/win.ini', 'assets/app.js.map', 'secret.js'];
  const attacks = ups.flatMap((up) =>
    separators.flatMap((separator) =>
      [1, 2, 3, 4, 5].flatMap((depth) =>
        starts.flatMap((start) =>
          targets.map((target) => `app://twofold/${start}${`${up}${separator}`.repeat(depth)}${target}`),
        ),
      ),
    ),
  );
  const found = attacks.filter((url) => resolveAppFile(files, url, 'app://twofold') !== null);
  expect(attacks).toHaveLength(12_500);
  expect(new Set(attacks).size).toBeGreaterThan(10_000);
  expect(found).toEqual([]);
});
