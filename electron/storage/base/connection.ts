import Database from 'better-sqlite3';
import { makePrivateFile } from './private-folder.ts';

export type Connection = Database.Database;

/** Marks the file as ours: 'TwFd' as a big-endian number. */
export const APPLICATION_ID = 0x54774664;

/** A write waits this long for another process that holds the database, before it is refused. */
const BUSY_TIMEOUT_MS = 2_000;

/**
 * A connection that may write. Every commit reaches the disk before it returns: SQLite's default in WAL mode would
 * lose the last commits in a power cut, and better-sqlite3 builds it with that default, so FULL is set after WAL and
 * read back.
 */
export function openForWriting(path: string): Connection {
  makePrivateFile(path);
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    setDurability(database);
    expectWritable(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A connection to a private database that lives as long as the process. */
export function openInMemory(): Connection {
  const database = new Database(':memory:');
  database.pragma('foreign_keys = ON');
  return database;
}

/**
 * A private copy of a database in memory, from the bytes of its file. Nothing on disk is touched, not even the side
 * files that SQLite makes for a reader.
 */
export function openImage(image: Buffer): Connection {
  const bytes = Buffer.from(image);
  // The two format bytes say 'WAL'; an image in memory has no such log and would be refused.
  if (bytes.length > 19) bytes.fill(1, 18, 20);
  const database = new Database(bytes);
  database.pragma('foreign_keys = ON');
  return database;
}

function setDurability(database: Connection): void {
  expectPragma(database, 'journal_mode', 'WAL', 'wal');
  expectPragma(database, 'synchronous', 'FULL', 2);
  expectPragma(database, 'foreign_keys', 'ON', 1);
  // On macOS a plain fsync leaves the data in the drive's cache; elsewhere this changes nothing.
  database.pragma('fullfsync = ON');
  database.pragma('checkpoint_fullfsync = ON');
}

/** A file that cannot be opened for writing SQLite opens for reading, and says so at the first write only. */
function expectWritable(database: Connection): void {
  const version = Number(database.pragma('user_version', { simple: true }));
  database.exec('BEGIN IMMEDIATE');
  try {
    // To begin is not enough: on such a file SQLite begins a transaction that only reads.
    database.pragma(`user_version = ${version}`);
  } finally {
    database.exec('ROLLBACK');
  }
}

function expectPragma(database: Connection, name: string, value: string, expected: unknown): void {
  database.pragma(`${name} = ${value}`);
  const actual = database.pragma(name, { simple: true });
  if (actual === expected) return;
  // Some network drives have no memory that processes share, and so no write-ahead log.
  throw new Database.SqliteError(`${name} is ${String(actual)}, not ${String(expected)}`, 'SQLITE_CANTOPEN');
}
