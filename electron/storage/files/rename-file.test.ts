import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RenameSystem, renameFile } from './rename-file.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code });

/** A system that refuses the first `refusals` attempts with `code`, and counts what it was asked. */
function makeSystem(platform: NodeJS.Platform, code: string, refusals: number) {
  const asked = { renames: 0, pausedMs: 0 };
  const system: RenameSystem = {
    platform,
    rename() {
      asked.renames += 1;
      if (asked.renames <= refusals) throw refusal(code);
    },
    pause(ms) {
      asked.pausedMs += ms;
    },
  };
  return { system, asked };
}

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'a virus scanner that answers %s for a while is waited for',
  (code) => {
    const { system, asked } = makeSystem('win32', code, 3);
    renameFile('a', 'b', system);
    expect(asked).toEqual({ renames: 4, pausedMs: 150 });
  },
);

test('after a second the refusal is thrown', () => {
  const { system, asked } = makeSystem('win32', 'EPERM', Number.POSITIVE_INFINITY);
  expect(() => renameFile('a', 'b', system)).toThrow('EPERM');
  expect(asked).toEqual({ renames: 20, pausedMs: 950 });
});

test.each([
  ['win32', 'ENOENT'],
  ['win32', 'ENOSPC'],
  ['linux', 'EPERM'],
  ['darwin', 'EACCES'],
] as const)('on %s %s is thrown at once', (platform, code) => {
  const { system, asked } = makeSystem(platform, code, 1);
  expect(() => renameFile('a', 'b', system)).toThrow(code);
  expect(asked).toEqual({ renames: 1, pausedMs: 0 });
});

test('a file gets its new name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-rename-'));
  writeFileSync(join(folder, 'a'), 'text');
  renameFile(join(folder, 'a'), join(folder, 'b'));
  expect(readFileSync(join(folder, 'b'), 'utf8')).toBe('text');
  rmSync(folder, { recursive: true });
});
