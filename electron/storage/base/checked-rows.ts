import type { Connection } from './connection.ts';
import { DamageError } from './failures.ts';
import { type Column, checksum } from './row-checksum.ts';
import { statement } from './statements.ts';

/** Columns of every table whose rows carry a checksum of their own, in the order the checksum takes them. */
export const CHECKED_COLUMNS = {
  meta: ['name', 'value'],
  template_revisions: [
    'hash',
    'is_built_in',
    'name',
    'width',
    'height',
    'marks',
    'rules',
    'filling',
    'created_at',
  ],
  templates: ['id', 'revision_hash', 'position', 'is_built_in', 'deleted_at', 'updated_at'],
  games: ['id', 'mode', 'template_hash', 'setup', 'started_at'],
  progress: ['game_id', 'status', 'entries', 'chain', 'level', 'pairs_left', 'elapsed_ms', 'played_at'],
  scores: [
    'game_id',
    'mode',
    'template_hash',
    'is_assisted',
    'total',
    'parts',
    'score_version',
    'assists',
    'level',
    'links',
    'elapsed_ms',
    'finished_at',
    'rank_then',
    'best_before',
  ],
  score_checks: ['game_id', 'state'],
  game_figures: ['game_id', 'version', 'figures'],
  settings: ['name', 'value'],
  designs: ['id', 'saved', 'draft', 'updated_at', 'deleted_at'],
  achievements: ['id', 'game_id', 'earned_at'],
  packs: ['id', 'name', 'author', 'entries', 'updated_at', 'deleted_at'],
  pack_entries: ['pack_id', 'position', 'design_id'],
  pack_deals: ['pack_id', 'position', 'deal'],
  design_histories: ['design_id', 'history'],
  puzzle_positions: ['id', 'position'],
  puzzle_answers: ['id', 'position_id', 'way', 'grade', 'run_id', 'result', 'moves', 'answered_at'],
  own_pictures: ['id', 'name', 'data', 'added_at'],
  puzzle_runs: ['id', 'way', 'version', 'solved', 'failed', 'next_position', 'begun_at'],
  puzzle_boards: ['position_id', 'moves', 'is_helped', 'updated_at'],
  reviews: [
    'game_id',
    'review_version',
    'entries',
    'critical',
    'kept',
    'only_moves',
    'shares',
    'lost_move',
    'facts',
  ],
  imported_games: ['game_id', 'imported_at'],
  owners: ['id', 'is_mine'],
  game_owners: ['game_id', 'owner', 'came_at'],
  answer_owners: ['answer_id', 'owner', 'came_at'],
  kept_games: [
    'key',
    'mode',
    'template_hash',
    'board_id',
    'mode_version',
    'started_at',
    'played_at',
    'entries',
    'is_on_its_day',
    'is_mine',
    'counts_from',
    'is_counted',
    'is_lost',
    'list_end',
    'total',
    'is_assisted',
    'is_own',
    'is_verified',
    'is_finished',
    'is_unread',
    'finished_at',
    'elapsed_ms',
    'level',
    'links',
    'ended_at',
    'is_clean_win',
    'figures',
  ],
  figure_sums: ['id', 'sums'],
} as const;

export type CheckedTable = keyof typeof CHECKED_COLUMNS;
export type Row = Readonly<Record<string, Column>>;

/** The checksum that a row of this table must carry. */
export function rowChecksum(table: CheckedTable, row: Row): string {
  return checksum(
    table,
    CHECKED_COLUMNS[table].map((column) => row[column] ?? null),
  );
}

/** Inserts a row with its checksum; one with the same key must not be there. */
export function addRow(database: Connection, table: CheckedTable, row: Row): void {
  insertRow(database, table, row, '');
}

/** Inserts a row, or replaces the one with the same key, with its checksum. */
export function putRow(database: Connection, table: CheckedTable, row: Row): void {
  const [key, ...others] = [...CHECKED_COLUMNS[table], 'checksum'];
  const updates = others.map((column) => `${column} = excluded.${column}`);
  insertRow(database, table, row, `ON CONFLICT (${key}) DO UPDATE SET ${updates.join(', ')}`);
}

/** Writes a row over the one that is the same in some columns; answers whether there is one. The other columns alone are written. */
export function changeRow(
  database: Connection,
  table: CheckedTable,
  row: Row,
  same: readonly string[],
): boolean {
  const changed = [...CHECKED_COLUMNS[table], 'checksum'].filter((column) => !same.includes(column));
  const assigned = changed.map((column) => `${column} = @${column}`).join(', ');
  const where = same.map((column) => `${column} = @${column}`).join(' AND ');
  const { changes } = statement(database, `UPDATE ${table} SET ${assigned} WHERE ${where}`).run({
    ...row,
    checksum: rowChecksum(table, row),
  });
  return changes > 0;
}

function insertRow(database: Connection, table: CheckedTable, row: Row, onConflict: string): void {
  const columns = [...CHECKED_COLUMNS[table], 'checksum'];
  const values = columns.map((column) => `@${column}`);
  statement(
    database,
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')}) ${onConflict}`,
  ).run({ ...row, checksum: rowChecksum(table, row) });
}

/** The row as it was written; throws DamageError when its checksum says otherwise. */
export function checkedRow(table: CheckedTable, row: Row): Row {
  if (row.checksum !== rowChecksum(table, row)) {
    throw new DamageError(`${table} ${String(row[CHECKED_COLUMNS[table][0]])}`);
  }
  return row;
}

/** The row with this key, or null; throws DamageError when it is damaged. */
export function findRow(database: Connection, table: CheckedTable, key: string): Row | null {
  const row = statement<[string], Row>(
    database,
    `SELECT * FROM ${table} WHERE ${CHECKED_COLUMNS[table][0]} = ?`,
  ).get(key);
  return row === undefined ? null : checkedRow(table, row);
}
