/** The thread that checks everything: each row's checksum, each journal's chain, each game's replay. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Connection } from '../../base/connection.ts';
import { isDamage } from '../../base/failures.ts';
import { loadRunningGame } from '../../games/running-game.ts';
import type { CheckFinding, CheckTask } from './full-check.ts';
import { type DatabaseVerdict, verifyDatabase } from './verify-database.ts';

// `scheduleFullCheck` starts this thread, and gives it its task.
const { path } = workerData as CheckTask;

function look(database: Connection): CheckFinding {
  // One transaction: everything is of one moment, whatever is played meanwhile.
  return database.transaction(() => {
    const verdict = verdictOn(database);
    return { verdict, unreplayed: verdict.kind === 'sound' ? findUnreplayed(database) : [] };
  })();
}

function verdictOn(database: Connection): DatabaseVerdict {
  try {
    return verifyDatabase(database);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { kind: 'damaged', problem: error instanceof Error ? error.message : '' };
  }
}

function findUnreplayed(database: Connection): string[] {
  const ids = database.prepare<[], string>('SELECT id FROM games').pluck().all();
  return ids.filter((id) => !loadRunningGame(database, id).ok);
}

const database = new Database(path, { readonly: true, fileMustExist: true });
try {
  parentPort?.postMessage(look(database));
} finally {
  database.close();
}
