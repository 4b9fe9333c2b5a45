/** Export of everything to one text, and import of such a text into what is there. */
import type { MergeReport, Whose } from '../../../core/contract/data.ts';
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Connection } from '../base/connection.ts';
import { momentOf, type OnDamage } from '../base/stored-value.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-format.ts';
import { importing } from './importing.ts';
import { finish, type JobStep } from './job-steps.ts';
import { inPieces } from './parted-text.ts';
import { makingReadableJson } from './readable-json.ts';
import { readingWork } from './work.ts';

/** Everything that a database holds of its player and that can be read; `onDamage` is called for the rest. */
export function exportText(
  database: Connection,
  appVersion: string,
  now: number,
  onDamage?: OnDamage,
): string {
  return finish(exporting(database, appVersion, now, onDamage));
}

/** The same in steps. */
export function* exporting(
  database: Connection,
  appVersion: string,
  now: number,
  onDamage?: OnDamage,
): Generator<JobStep, string> {
  const { owner, owners, settings, ...work } = yield* readingWork(database, 'pass-over', onDamage);
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, appVersion, exportedAt: momentOf(now) };
  return `${yield* makingReadableJson({ ...head, owner, owners, settings, ...work })}\n`;
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
