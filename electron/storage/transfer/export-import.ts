/** Export of everything to one text, and import of such a text into what is there. */
import type { MergeReport } from '../../../core/contract/data.ts';
import type { ImportError } from '../../../core/contract/import-errors.ts';
import type { Result } from '../../../core/result.ts';
import type { Connection } from '../tables/connection.ts';
import { momentOf, type OnDamage } from '../tables/stored-value.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-format.ts';
import { importing } from './import/importing.ts';
import { inPieces } from './import/parted-text.ts';
import { finish, type JobStep } from './job-steps.ts';
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
  const { settings, ...work } = yield* readingWork(database, 'pass-over', onDamage);
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, appVersion, exportedAt: momentOf(now) };
  return `${yield* makingReadableJson({ ...head, settings, ...work })}\n`;
}

/** Merges an exported text, or says what is wrong with it. Importing it again changes nothing. */
export function importText(
  database: Connection,
  text: string,
  now: number,
): Result<MergeReport, ImportError> {
  return finish(importing({ database, now }, inPieces(text)));
}
