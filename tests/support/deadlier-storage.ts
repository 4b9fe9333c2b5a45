/** The thread of deadly-storage.ts, which also dies while it salvages the content of its database. */
import Database from 'better-sqlite3';

const prepare = Database.prototype.prepare;
Database.prototype.prepare = function (this: Database.Database, sql: string) {
  if (sql.startsWith('SELECT id FROM games WHERE id >')) process.exit();
  return prepare.call(this, sql);
} as typeof prepare;

await import('./deadly-storage.ts');
