import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropFolder, makeFolder } from '../../../../tests/reliability/support/folder.ts';
import { openStorage } from '../../../../tests/support/open-storage.ts';
import { openStorageLazily } from './opening.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.db');
  openStorage({ path, now: () => 1_000, appVersion: '0' }).close();
});
afterEach(() => dropFolder(folder));

function damage(): Buffer {
  const bytes = readFileSync(path).fill(0xa5, 0, 4_096);
  writeFileSync(path, bytes);
  return bytes;
}

const options = () => ({ path, now: () => 2_000, appVersion: '0' });

describe('a recovery that is loaded when it is needed', () => {
  it('is not loaded for a sound database', async () => {
    const load = vi.fn(() => import('../recovery/recover.ts'));
    const storage = await openStorageLazily(options(), load);
    expect(storage.state).toEqual({ kind: 'ready' });
    expect(load).not.toHaveBeenCalled();
    storage.close();
  });

  it('restores a damaged one', async () => {
    damage();
    const load = vi.fn(() => import('../recovery/recover.ts'));
    const storage = await openStorageLazily(options(), load);
    expect(storage.state.kind).toBe('restored');
    expect(load).toHaveBeenCalledOnce();
    storage.close();
  });

  it('leaves the file alone and says so when it cannot be loaded', async () => {
    const bytes = damage();
    const onBug = vi.fn();
    const missing = new Error('no such chunk');
    const storage = await openStorageLazily({ ...options(), onBug }, () => Promise.reject(missing));
    expect(storage.state).toMatchObject({ kind: 'memory', detail: 'no such chunk' });
    expect(onBug).toHaveBeenCalledWith(missing);
    storage.close();
    expect(readFileSync(path).equals(bytes)).toBe(true);
    const next = openStorage(options());
    expect(next.state.kind).toBe('restored');
    next.close();
  });
});
