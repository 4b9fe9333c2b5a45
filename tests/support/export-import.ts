/** Export and import of a database in one step each. */
import type { MergeReport, Whose } from '../../core/contract/data.ts';
import type { ImportError } from '../../core/contract/import-errors.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Connection } from '../../electron/storage/base/connection.ts';
import type { OnDamage } from '../../electron/storage/base/stored-value.ts';
import { exporting } from '../../electron/storage/transfer/export-import.ts';
import { importing } from '../../electron/storage/transfer/importing.ts';
import { finish } from '../../electron/storage/transfer/job-steps.ts';
import { inPieces } from '../../electron/storage/transfer/parted-text.ts';

/** Everything that a database holds of its player and that can be read; `onDamage` is called for the rest. */
export function exportText(
  database: Connection,
  appVersion: string,
  now: number,
  onDamage?: OnDamage,
): string {
  return [...exporting(database, appVersion, now, onDamage)].map(({ piece }) => piece).join('');
}

/** Merges an exported text, or says what is wrong with it. Importing it again changes nothing. */
export function importText(
  database: Connection,
  text: string,
  now: number,
  whose: Whose = 'mine',
): Result<MergeReport, ImportError> {
  const imported = finish(importing({ database, now, whose }, inPieces(text)));
  if (!imported.ok) return imported;
  if (imported.value.state !== 'merged') throw new Error('it was said whose it is');
  return ok(imported.value.report);
}
