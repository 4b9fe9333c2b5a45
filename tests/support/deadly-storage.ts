/** The thread that holds the storage, over a database that it dies of while it judges it, as of a crash in native code. */
import Database from 'better-sqlite3';

const pragma = Database.prototype.pragma;
Database.prototype.pragma = function (
  this: Database.Database,
  text: string,
  options?: Database.PragmaOptions,
) {
  // In a thread this ends the thread alone, and at once: nothing catches it.
  if (text.startsWith('quick_check')) process.exit();
  return pragma.call(this, text, options);
};

await import('../../electron/storage/thread/storage-worker.ts');
