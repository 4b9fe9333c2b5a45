import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findSocketPath, makeSocketPath, markStart, tidySocketFolder } from './handover-socket.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twofold-meet-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inRoom = (name: string) => join(folder, 'handover', name);
const modeOf = (path: string) => statSync(path).mode & 0o777;

test.skipIf(process.platform === 'win32')(
  'the room is closed to others, even where it was open',
  async () => {
    mkdirSync(inRoom(''), { mode: 0o777 });
    const place = await makeSocketPath(folder, 'linux');
    expect(place).toBe(inRoom('socket'));
    expect(await findSocketPath(folder, 'linux')).toBe(place);
    expect(modeOf(inRoom(''))).toBe(0o700);
  },
);

test('what a killed start left there is taken away', async () => {
  await makeSocketPath(folder, 'linux');
  writeFileSync(inRoom('socket'), '');
  await makeSocketPath(folder, 'linux');
  expect(existsSync(inRoom('socket'))).toBe(false);
});

test('a path too long for a socket is no place, however it is counted', async () => {
  const long = join(folder, '连'.repeat(30));
  mkdirSync(long);
  expect(await makeSocketPath(long, 'darwin')).toBeNull();
  expect(await findSocketPath(long, 'darwin')).toBeNull();
});

test('on Windows each start has a pipe whose name only this user can read', async () => {
  expect(await findSocketPath(folder, 'win32')).toBeNull();
  const first = await makeSocketPath(folder, 'win32');
  const second = await makeSocketPath(folder, 'win32');
  expect(first).toMatch(/^\\\\\.\\pipe\\twofold-[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(await findSocketPath(folder, 'win32')).toBe(second);
  expect(readFileSync(inRoom('pipe'), 'utf8')).toBe(second);
  if (process.platform !== 'win32') expect(modeOf(inRoom('pipe'))).toBe(0o600);
});

describe('a start that arrives', () => {
  const PLATFORMS = ['linux', 'win32'] as const;

  test('a folder that was never served says nothing of others, and nothing is made', async () => {
    const { others, remove } = await markStart(folder, 'linux');
    expect(others).toBe('unknown');
    await remove();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(PLATFORMS)('where one served before is alone, and leaves no trace (%s)', async (platform) => {
    await makeSocketPath(folder, platform);
    await tidySocketFolder(folder, false);
    const { others, remove } = await markStart(folder, platform);
    expect(others).toBe('none');
    await remove();
    expect(readdirSync(inRoom(''))).toEqual([]);
  });

  test.each(PLATFORMS)('while another serves, or was killed, is not alone (%s)', async (platform) => {
    const place = await makeSocketPath(folder, platform);
    if (platform === 'linux') writeFileSync(place ?? '', '');
    expect((await markStart(folder, platform)).others).toBe('another');
  });

  test('while another arrives is not alone, and leaves that one its word', async () => {
    await makeSocketPath(folder, 'linux');
    const first = await markStart(folder, 'linux');
    const second = await markStart(folder, 'linux');
    expect([first.others, second.others]).toEqual(['none', 'another']);
    await second.remove();
    expect((await markStart(folder, 'linux')).others).toBe('another');
    await first.remove();
    expect((await markStart(folder, 'linux')).others).toBe('none');
  });

  test('and was killed at once is forgotten when another serves', async () => {
    await makeSocketPath(folder, 'linux');
    await markStart(folder, 'linux');
    await tidySocketFolder(folder, true);
    expect((await markStart(folder, 'linux')).others).toBe('none');
  });
});
