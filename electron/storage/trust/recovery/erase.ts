/** Everything of the player's goes: rows, backups and what was set aside. */
import { rmSync } from 'node:fs';
import { findRow, putRow } from '../../base/checked-rows.ts';
import type { Connection } from '../../base/connection.ts';
import { begunImports } from '../../files/begun-imports.ts';
import { forgetOwnId } from '../../tables/owners/own-id.ts';
import { backupFolder } from '../backups/backup.ts';
import { clearNotice, quarantineFolder } from './recovered-files.ts';

interface Erased {
  readonly database: Connection;
  readonly path: string;
}

interface SchemaPart {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** The table in which the app stores facts about the file itself. */
const KEPT = 'meta';
/** The row that says so while not everything is gone yet. */
const ERASING = 'erasing';

/**
 * Empties every table but the app's own and calls `begin` for what a new database holds, in one transaction; then the
 * backups go, and what the file still held of the erased. What a kill or a full disk leaves of that goes at the next start.
 */
export function eraseEverything({ database, path }: Erased, begin: () => void): void {
  const parts = database
    .prepare<[], SchemaPart>("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")
    .all();
  // Triggers keep journals from losing rows, so they stand aside for this once.
  const triggers = parts.filter(({ type }) => type === 'trigger');
  const tables = parts.filter(({ type, name }) => type === 'table' && name !== KEPT);
  database
    .transaction(() => {
      database.pragma('defer_foreign_keys = ON');
      for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
      for (const { name } of tables) database.exec(`DELETE FROM ${name}`);
      for (const { sql } of triggers) database.exec(sql);
      // It names a folder, and that goes too.
      clearNotice(database);
      forgetOwnId(database);
      putRow(database, 'meta', { name: ERASING, value: 'files' });
      begin();
    })
    .immediate();
  finishErasure({ database, path });
}

/** Does what is left of an erasure, if one was cut short. */
export function finishErasure({ database, path }: Erased): void {
  if (findRow(database, 'meta', ERASING) === null) return;
  for (const left of [backupFolder(path), quarantineFolder(path), ...begunImports(path)])
    rmSync(left, { recursive: true, force: true });
  database.exec('VACUUM');
  database.prepare('DELETE FROM meta WHERE name = ?').run(ERASING);
  database.pragma('wal_checkpoint(TRUNCATE)');
}
