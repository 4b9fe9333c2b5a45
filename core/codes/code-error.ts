import { err, type Result } from '../result.ts';

/** Why a text is no share code that can be dealt here. Each code has a message and an advice in every language. */
export const CODE_ERRORS = [
  'code-empty',
  'code-not-ours',
  'code-too-long',
  /** A character that no code has: `at`, `group`, `place`, `found`. */
  'code-character',
  'code-cut-short',
  'code-too-many',
  /** One character is wrong, and it is known which: `at`, `group`, `place`, `found`, `meant`. */
  'code-wrong-character',
  /** Two neighbours changed places: `at`, `group`, `place`, `found`, `meant` of the first. */
  'code-swapped',
  /** Something is wrong, and the place cannot be determined. */
  'code-mistake',
  /** `version`, and `ours`. */
  'code-newer',
  /** Another dealer would give another board: `version`, and `ours`. */
  'code-other-dealer',
  /** A run under rules that this program does not have, of a newer one: `version`, and `ours`. */
  'code-other-rules',
  /** The code is of a run, where only a deal is accepted. */
  'code-of-run',
  /** The code is of a puzzle, where only a deal is accepted. */
  'code-of-puzzle',
  /** The code is of a pack, where only a deal is accepted. */
  'code-of-pack',
  /** Of a puzzle that does not come with this version. */
  'code-unknown-puzzle',
  'code-unknown-template',
  /** Without a mistake, and yet no deal: some other program wrote it. */
  'code-bad-content',
] as const;
/** One of `CODE_ERRORS`. */
export type CodeErrorCode = (typeof CODE_ERRORS)[number];

/** Why and where. Places count from 1: `at` is that of a character among all, `place` that in its `group`. */
export interface CodeError {
  readonly code: CodeErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
}

/** The result of a text that is refused as a code. */
export function refuseCode(
  code: CodeErrorCode,
  details: CodeError['details'] = {},
): Result<never, CodeError> {
  return err({ code, details });
}
