import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StorageState } from '../../core/contract/schemas.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';
import { type Connection, openForWriting, openImage, openInMemory } from './connection.ts';
import { filesOf, readImage } from './image.ts';
import { takeWriterLock, type WriterLock } from './lock.ts';
import { migrate } from './migrate.ts';
import { seedBuiltIns } from './templates.ts';
import { failureCode, openTrouble, type StorageTrouble } from './trouble.ts';
import { type Verdict, verifyDatabase } from './verify.ts';

export interface StorageOptions {
  /** The database file; its folder is made when it is missing. */
  readonly path: string;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly appVersion: string;
}

export interface OpenedStorage {
  readonly state: StorageState;
  readonly database: Connection;
  readonly now: () => number;
  /** Gives the file back; the storage cannot be used after it. */
  close(): void;
}

class OpenError extends Error {
  readonly trouble: StorageTrouble;
  constructor(trouble: StorageTrouble, detail: string) {
    super(detail);
    this.trouble = trouble;
  }
}

/**
 * Opens the player's database, makes it when there is none, and brings it to the newest schema. What cannot be used is
 * left exactly as it is: the storage then runs from memory and its state says why. Throws only on a bug.
 */
export function openStorage(options: StorageOptions): OpenedStorage {
  try {
    return openOnDisk(options);
  } catch (error) {
    if (error instanceof OpenError) return openAside(options, error.trouble, error.message);
    if (failureCode(error) === null) throw error;
    return openAside(options, openTrouble(error), error instanceof Error ? error.message : '');
  }
}

function openOnDisk(options: StorageOptions): OpenedStorage {
  const { path, now } = options;
  mkdirSync(dirname(path), { recursive: true });
  accessSync(dirname(path), constants.W_OK);
  for (const file of filesOf(path)) accessSync(file, constants.R_OK | constants.W_OK);
  const lock = takeWriterLock(path);
  try {
    refuseUnusable(path);
    const database = openForWriting(path);
    const close = () => closeAll(database, lock);
    try {
      migrate(database);
      seedBuiltIns(database, builtInRevisions(), now());
    } catch (error) {
      database.close();
      throw error;
    }
    return { state: { kind: 'ready' }, database, now, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function builtInRevisions(): TemplateRevision[] {
  return BUILTIN_TEMPLATES.map((template) => makeRevision(template, true));
}

function closeAll(database: Connection, lock: WriterLock): void {
  database.close();
  lock.release();
}

function refuseUnusable(path: string): void {
  const verdict = inspect(path);
  if (verdict.kind === 'newer') throw new OpenError('database-newer', `version ${verdict.version}`);
  if (verdict.kind === 'damaged') throw new OpenError('database-corrupt', verdict.problem);
}

function inspect(path: string): Verdict {
  const image = readImage(path);
  if (image === null) return { kind: 'empty' };
  const database = openImage(image);
  try {
    return verifyDatabase(database);
  } finally {
    database.close();
  }
}

/** Play from memory. A file that may be read though not written still shows what is in it. */
function openAside(options: StorageOptions, code: StorageTrouble, detail: string): OpenedStorage {
  const database = (code === 'database-read-only' ? copyInMemory(options.path) : null) ?? openInMemory();
  migrate(database);
  seedBuiltIns(database, builtInRevisions(), options.now());
  return {
    state: { kind: 'memory', code, path: options.path, detail },
    database,
    now: options.now,
    close: () => void database.close(),
  };
}

function copyInMemory(path: string): Connection | null {
  if (!existsSync(path)) return null;
  try {
    const image = readImage(path);
    if (image === null) return null;
    const database = openImage(image);
    if (verifyDatabase(database).kind === 'sound') return database;
    database.close();
    return null;
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}
