/** The same, over a database of which it also dies while it salvages what is in it. */
import Database from 'better-sqlite3';

const prepare = Database.prototype.prepare;
Database.prototype.prepare = function (this: Database.Database, sql: string) {
  if (sql.startsWith('SELECT id FROM games ORDER BY')) process.exit();
  return prepare.call(this, sql);
} as typeof prepare;

await import('./deadly-storage.ts');
