/** The head of a file of games, which has the same form in every version of each format. */
import * as v from 'valibot';
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import { describeIssue } from './parse-games.ts';

const versionSchema = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** The version of a file. One of another format is another kind of file; one without a version is damaged. */
export function versionOf(file: unknown, format: string): Result<number, ImportError> {
  if (!v.is(v.object({ format: v.literal(format) }), file)) return refuse('import-not-ours', '');
  const head = v.safeParse(versionSchema, file);
  return head.success
    ? ok(head.output.version)
    : refuse('import-wrong-shape', describeIssue(head.issues[0], ''));
}
