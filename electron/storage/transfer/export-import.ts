/** Export of everything to one text. */
import type { Connection } from '../base/connection.ts';
import { momentOf, type OnDamage } from '../base/stored-value.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-format.ts';
import type { JobStep } from './job-steps.ts';
import { makingReadableJson } from './readable-json.ts';
import { readingWork } from './work.ts';

/** Everything that a database holds of its player and that can be read, as one text; `onDamage` is called for the rest. */
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
