/** Faults that strike files while no process has them open. */
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../core/random.ts';
import { backupFolder } from '../../../electron/storage/trust/backups/backup.ts';

/** Answers false where there is nothing that it could spoil. */
export type FileFault = (path: string, random: Random) => boolean;

const PAGE = 4_096;
const SECTOR = 512;

export const FILE_FAULTS = {
  'schema flipped': (path, random) => flip(path, random, 2 * PAGE),
  'database flipped': (path, random) => flip(path, random),
  'database zeroed': zeroSector,
  'schema zeroed': (path, random) => zeroSector(path, random, 2 * PAGE),
  'database cut': cut,
  'database empty': (path) => cutTo(path, 0),
  'database missing': remove,
  'log flipped': (path, random) => flip(`${path}-wal`, random),
  'log zeroed': (path, random) => zeroSector(`${path}-wal`, random),
  'log cut': (path, random) => cut(`${path}-wal`, random),
  'log empty': (path) => cutTo(`${path}-wal`, 0),
  'log missing': (path) => remove(`${path}-wal`),
  'index of the log flipped': (path, random) => flip(`${path}-shm`, random),
  'backups flipped': (path, random) => eachBackup(path, (file) => flip(file, random)),
  'backups cut': (path, random) => eachBackup(path, (file) => cut(file, random)),
  'backups missing': (path) => remove(backupFolder(path)),
} as const satisfies Readonly<Record<string, FileFault>>;

function flip(file: string, random: Random, among = Number.POSITIVE_INFINITY): boolean {
  if (!existsSync(file)) return false;
  const bytes = readFileSync(file);
  if (bytes.length === 0) return false;
  const bit = random.below(Math.min(bytes.length, among) * 8);
  bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  writeFileSync(file, bytes);
  return true;
}

function zeroSector(file: string, random: Random, among = Number.POSITIVE_INFINITY): boolean {
  if (!existsSync(file)) return false;
  const bytes = readFileSync(file);
  const sectors = Math.floor(Math.min(bytes.length, among) / SECTOR);
  if (sectors === 0) return false;
  const at = random.below(sectors) * SECTOR;
  bytes.fill(0, at, Math.min(bytes.length, at + SECTOR * (1 + random.below(4))));
  writeFileSync(file, bytes);
  return true;
}

function cut(file: string, random: Random): boolean {
  if (!existsSync(file)) return false;
  const { length } = readFileSync(file);
  if (length === 0) return false;
  // Every second one at a sector: that is where disks cut.
  const at = random.below(length);
  return cutTo(file, random.below(2) === 0 ? at : at - (at % SECTOR));
}

function cutTo(file: string, size: number): boolean {
  if (!existsSync(file)) return false;
  truncateSync(file, size);
  return true;
}

function remove(path: string): boolean {
  if (!existsSync(path)) return false;
  rmSync(path, { recursive: true });
  return true;
}

function eachBackup(path: string, spoil: (file: string) => boolean): boolean {
  const folder = backupFolder(path);
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder);
  for (const name of names) spoil(join(folder, name));
  return names.length > 0;
}
