import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findReleases, readHomepage } from './releases.ts';

test.each(['https://github.com/someone/two-fold.game', 'https://github.com/someone/two-fold.game/'])(
  '%s is asked for its newest release',
  (homepage) => {
    const releases = findReleases(homepage);
    expect(releases?.latestUrl).toBe('https://api.github.com/repos/someone/two-fold.game/releases/latest');
    for (const version of ['1.2.0', 'v1.2.0'])
      expect(releases?.pageOf(version)).toBe('https://github.com/someone/two-fold.game/releases/tag/v1.2.0');
  },
);

test.each([
  '',
  'https://unpublished.invalid',
  'http://github.com/a/b',
  'https://github.com/a',
  'https://github.com/a/..',
  'https://github.com/a/b/c',
  'https://github.com/a/b?c',
  'https://github.com.evil.example/a/b',
  'https://x@github.com/a/b',
])('%j names no repository', (homepage) => {
  expect(findReleases(homepage)).toBeNull();
});

test('the home page is what package.json says, or nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-manifest-'));
  const path = join(folder, 'package.json');
  writeFileSync(path, '{"name":"twofold","homepage":"https://github.com/a/b"}');
  expect(readHomepage(path)).toBe('https://github.com/a/b');
  writeFileSync(path, '{"name":"twofold"}');
  expect(readHomepage(path)).toBe('');
  rmSync(folder, { recursive: true });
});
