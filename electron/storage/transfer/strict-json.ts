import type { ImportError } from '../../../core/contract/import-errors.ts';
import type { Result } from '../../../core/result.ts';
import { finish, type JobStep } from './job-steps.ts';
import { inPieces } from './parted-text.ts';
import { splittingJson } from './split-json.ts';

/** Parses JSON that comes from elsewhere, with the strictness of `splittingJson`. */
export function parseStrictJson(text: string): Result<unknown, ImportError> {
  return finish(parsingStrictJson(text));
}

/** The same in steps, but for the parser's own work at the end. */
export function* parsingStrictJson(text: string): Generator<JobStep, Result<unknown, ImportError>> {
  const split = yield* splittingJson(inPieces(text), []);
  return split.ok ? { ok: true, value: split.value.rest } : split;
}
