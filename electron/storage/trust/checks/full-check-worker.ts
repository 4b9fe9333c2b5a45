/** The thread that checks everything: each row's checksum, each journal's chain, each game's replay. */
import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Connection } from '../../base/connection.ts';
import { isDamage } from '../../base/failures.ts';
import { loadRunningGame } from '../../games/running-game.ts';
import type { CheckFinding, CheckTask } from './full-check.ts';
import { type DatabaseVerdict, verifyDatabase } from './verify-database.ts';

// `scheduleFullCheck` starts this thread, and gives it its task.
const { path, depth, isBackup } = workerData as CheckTask;

function look(database: Connection): CheckFinding {
  // One transaction: everything is of one moment, whatever is played meanwhile.
  return database.transaction(() => {
    const verdict = verdictOn(database);
    const isReplayed = verdict.kind === 'sound' && depth === 'full' && !isBackup;
    return { verdict, unreplayed: isReplayed ? findUnreplayed(database) : [] };
  })();
}

function verdictOn(database: Connection): DatabaseVerdict {
  try {
    return verifyDatabase(database, depth);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { kind: 'damaged', problem: error instanceof Error ? error.message : '' };
  }
}

function findUnreplayed(database: Connection): string[] {
  const ids = database.prepare<[], string>('SELECT id FROM games').pluck().all();
  return ids.filter((id) => !loadRunningGame(database, id).ok);
}

function find(): CheckFinding {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  try {
    return look(database);
  } finally {
    database.close();
    // SQLite makes these beside a file that it reads.
    if (isBackup) for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
  }
}

parentPort?.postMessage(find());
