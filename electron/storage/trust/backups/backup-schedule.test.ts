import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropFolder, makeFolder } from '../../../../tests/reliability/support/folder.ts';
import { openStorage } from '../../../../tests/support/open-storage.ts';
import { writeSettings } from '../../tables/settings-table.ts';
import type { OpenedStorage } from '../startup/opened-storage.ts';
import { listBackups } from './backup.ts';
import { scheduleBackups } from './backup-schedule.ts';

const MINUTE_MS = 60_000;
/** For a machine that is busy elsewhere. */
const PATIENCE_MS = 20_000;
vi.setConfig({ testTimeout: 2 * PATIENCE_MS });
const found: string[] = [];
let root: string;
let folder: string;
let now: number;
let storage: OpenedStorage;
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  root = makeFolder();
  folder = join(root, 'kept');
  now = 1_700_000_000_000;
  storage = openStorage({ path: join(root, 'twofold.sqlite'), now: () => now, appVersion: '0' });
  const onDamage = (problem: string) => found.push(problem);
  end = scheduleBackups({ database: storage.database, folder, now: () => now, onDamage });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  storage.close();
  dropFolder(root);
  expect(found.splice(0)).toEqual([]);
});

/** Lets time pass for the timers and for the clock, and the work that they began come to its end. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    now += MINUTE_MS;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
  }
}

/** A copy takes turns of the loop, which no clock counts. */
async function untilBackups(count: number): Promise<void> {
  await vi.waitFor(() => expect(listBackups(folder)).toHaveLength(count), { timeout: PATIENCE_MS });
}

it('makes a backup soon after the start, and one each hour in which something changed', async () => {
  await pass(1);
  await untilBackups(1);
  await pass(90);
  expect(listBackups(folder)).toHaveLength(1);
  writeSettings(storage.database, { volume: 1 });
  await pass(10);
  await untilBackups(2);
});

it('makes no new data folder in the place of one that is gone, and goes on when it is back', async () => {
  const elsewhere = `${root}-elsewhere`;
  renameSync(root, elsewhere);
  await pass(6);
  expect(existsSync(root)).toBe(false);
  renameSync(elsewhere, root);
  await pass(6);
  await untilBackups(1);
});

it('goes on when its folder cannot be read, and makes one when it can be again', async () => {
  symlinkSync(folder, folder);
  await pass(20);
  rmSync(folder);
  await pass(5);
  await untilBackups(1);
});

it('ends with the storage', async () => {
  end();
  await pass(60);
  expect(listBackups(folder)).toEqual([]);
});
