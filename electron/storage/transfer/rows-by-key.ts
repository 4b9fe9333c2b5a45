/** The rows of a table that may be long, some at a time. */
import type { Attempt } from '../base/attempt.ts';
import type { Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';

const AT_ONCE = 64;

interface KeyedTable {
  readonly table: string;
  /** The column of the key, a text. */
  readonly key: string;
  readonly columns?: string;
}

/**
 * The rows in the order of their key. Behind a page of the file that cannot be read they are read from the other end, so that it
 * hides only itself. None is looked at.
 */
export function* rowsByKey(
  database: Connection,
  { table, key, columns = '*' }: KeyedTable,
  attempt: Attempt,
): Generator<Row> {
  const rowsAfter = (after: string, order: string): { readonly rows: Row[]; readonly isWhole: boolean } => {
    const rows: Row[] = [];
    const isWhole = attempt(() => {
      const query = `SELECT ${columns} FROM ${table} WHERE ${key} > ? ORDER BY ${key} ${order}`;
      for (const row of database.prepare<[string], Row>(query).iterate(after)) rows.push(row);
      return true;
    }, false);
    return { rows, isWhole };
  };
  let after = '';
  for (;;) {
    const { rows, isWhole } = rowsAfter(after, `LIMIT ${AT_ONCE}`);
    after = String(rows.at(-1)?.[key] ?? after);
    yield* rows;
    if (!isWhole) break;
    if (rows.length < AT_ONCE) return;
  }
  yield* rowsAfter(after, 'DESC').rows.reverse();
}
