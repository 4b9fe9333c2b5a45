/** Export of everything to one text, and import of such a text into what is there. */
import * as v from 'valibot';
import type { ImportError, ImportErrorCode } from '../../core/contract/import-errors.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Connection } from './connection.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, exportHeadSchema, exportSchema } from './export-format.ts';
import { type MergeReport, mergeWork } from './merge.ts';
import { makeReadableJson } from './readable-json.ts';
import { parseStrictJson } from './strict-json.ts';
import { guarded } from './trouble.ts';
import { definedOnly, readWork, type Work } from './work.ts';

/** Everything that a database holds of its player. Throws DamageError rather than leave something out. */
export function exportText(database: Connection, appVersion: string, now: number): string {
  const { settings, games, designs } = readWork(database, 'refuse');
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, appVersion, exportedAt: now };
  return `${makeReadableJson({ ...head, settings, games, designs })}\n`;
}

/** Merges an exported text: all of it or, when anything is wrong with it, nothing. Importing it again changes nothing. */
export function importText(
  database: Connection,
  text: string,
  now: number,
): Result<MergeReport, ImportError> {
  const work = parseExport(text);
  if (!work.ok) return work;
  const merged = guarded(() => ok(mergeWork(database, work.value, now)));
  if (merged.ok) return merged;
  const code = merged.error.code === 'disk-full' ? 'import-disk-full' : 'import-storage-failed';
  return refuse(code, merged.error.detail);
}

function refuse(code: ImportErrorCode, detail: string): Result<never, ImportError> {
  return err({ code, detail });
}

function parseExport(text: string): Result<Work, ImportError> {
  const json = parseStrictJson(text);
  if (!json.ok) return json;
  const head = v.safeParse(exportHeadSchema, json.value);
  if (!head.success) return refuse('import-not-ours', '');
  if (head.output.version > EXPORT_VERSION) return refuse('import-newer', `version ${head.output.version}`);
  const parsed = v.safeParse(exportSchema, json.value, { abortEarly: true });
  if (parsed.success) return ok({ ...parsed.output, settings: definedOnly(parsed.output.settings) });
  const [issue] = parsed.issues;
  return refuse('import-wrong-shape', `${v.getDotPath(issue) ?? ''}: ${issue.message}`.slice(0, 300));
}
