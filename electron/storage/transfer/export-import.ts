/** Export of everything to one text, and import of such a text into what is there. */
import * as v from 'valibot';
import type { MergeReport } from '../../../core/contract/data.ts';
import type { ImportError, ImportErrorCode } from '../../../core/contract/import-errors.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Connection } from '../tables/connection.ts';
import { momentOf, type OnDamage } from '../tables/stored-value.ts';
import { guarded } from '../trust/failures.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, exportHeadSchema, exportSchema } from './export-format.ts';
import { finish, type JobStep } from './job-steps.ts';
import { mergeWork } from './merge.ts';
import { describeIssue, parsingGames } from './parse-games.ts';
import { replaying } from './proving.ts';
import { makingReadableJson } from './readable-json.ts';
import { parsingStrictJson } from './strict-json.ts';
import { definedOnly, readingWork, type Work } from './work.ts';

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

/** Merges an exported text: all of it or, when anything is wrong with it, nothing. Importing it again changes nothing. */
export function importText(
  database: Connection,
  text: string,
  now: number,
): Result<MergeReport, ImportError> {
  return finish(importing(database, text, now));
}

/** The same in steps; nothing is written but in the last one, and there all of it in one transaction. */
export function* importing(
  database: Connection,
  text: string,
  now: number,
  onDamage?: OnDamage,
): Generator<JobStep, Result<MergeReport, ImportError>> {
  const work = yield* parsingExport(text);
  if (!work.ok) return work;
  const replays = yield* replaying(database, work.value.games);
  const merged = guarded(() => ok(mergeWork(database, work.value, momentOf(now), replays, onDamage)));
  if (merged.ok) return merged;
  const code = merged.error.code === 'disk-full' ? 'import-disk-full' : 'import-storage-failed';
  return refuse(code, merged.error.detail);
}

function refuse(code: ImportErrorCode, detail: string): Result<never, ImportError> {
  return err({ code, detail });
}

function* parsingExport(text: string): Generator<JobStep, Result<Work, ImportError>> {
  const json = yield* parsingStrictJson(text);
  if (!json.ok) return json;
  const head = v.safeParse(exportHeadSchema, json.value);
  if (!head.success) return refuse('import-not-ours', '');
  if (head.output.version > EXPORT_VERSION) return refuse('import-newer', `version ${head.output.version}`);
  const parsed = v.safeParse(exportSchema, json.value, { abortEarly: true });
  if (!parsed.success) return refuse('import-wrong-shape', describeIssue(parsed.issues[0], ''));
  const games = yield* parsingGames(parsed.output.games);
  if (!games.ok) return games;
  return ok({ ...parsed.output, games: games.value, settings: definedOnly(parsed.output.settings) });
}
