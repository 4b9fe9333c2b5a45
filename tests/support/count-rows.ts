/** Counts the rows that SQLite gives and takes: work that is the same on a busy machine. */
import type BetterSqlite3 from 'better-sqlite3';
import Database from 'better-sqlite3';

export interface RowCounts {
  read: number;
  written: number;
}

/** Runs work, and answers with the rows that its statements gave and took in all connections of this thread. */
export function countRows<T>(work: () => T): { readonly value: T; readonly rows: RowCounts } {
  const rows: RowCounts = { read: 0, written: 0 };
  const end = watchRows(rows);
  try {
    return { value: work(), rows };
  } finally {
    end();
  }
}

const probe = new Database(':memory:');
const statements: BetterSqlite3.Statement = Object.getPrototypeOf(probe.prepare('SELECT 1'));
probe.close();

/** Adds to `rows` until the function that it answers with is called. */
export function watchRows(rows: RowCounts): () => void {
  const { get, all, run, iterate } = statements;
  statements.get = function (...values) {
    const row = get.apply(this, values);
    if (row !== undefined) rows.read++;
    return row;
  };
  statements.all = function (...values) {
    const found = all.apply(this, values);
    rows.read += found.length;
    return found;
  };
  statements.run = function (...values) {
    const result = run.apply(this, values);
    rows.written += result.changes;
    return result;
  };
  statements.iterate = function* (...values) {
    for (const row of iterate.apply(this, values)) {
      rows.read++;
      yield row;
    }
  };
  return () => Object.assign(statements, { get, all, run, iterate });
}
