/** Why a file is refused. Each code has a message and an advice in every language. */
export const FILE_ERRORS = [
  'file-missing',
  'file-unreadable',
  'file-not-plain',
  'file-too-large',
  'file-empty',
  'not-utf8',
  'has-nul',
  'bad-json',
  'too-deep',
  'too-many-values',
  'name-twice',
  'not-ours',
  'is-export',
  'is-game',
  'is-code',
  'not-a-drawing',
  'nothing-copied',
  'piece-too-large',
  'newer-version',
  'unknown-version',
  'unknown-field',
  'missing-field',
  'not-an-object',
  'not-a-text',
  'not-an-integer',
  'not-a-list',
  'not-a-flag',
  'wrong-choice',
  'out-of-range',
  'no-templates',
  'too-many-templates',
  'no-levels',
  'too-many-levels',
  'unknown-mark',
  'ragged-row',
  'second-board',
  'too-small',
  'too-large',
  'no-slots',
  'odd-slots',
  'bad-copies',
  'bad-name',
  'bad-tag',
  'png-damaged',
  'png-without-template',
] as const;
export type FileErrorCode = (typeof FILE_ERRORS)[number];

/** Why a file could not even be read, as a host finds it. */
export const OPEN_ERRORS = [
  'file-missing',
  'file-unreadable',
  'file-not-plain',
  'file-too-large',
] as const satisfies readonly FileErrorCode[];
export type OpenErrorCode = (typeof OPEN_ERRORS)[number];

/**
 * The place and the reason at which reading stopped. Lines, columns, and the row and cell of a board count
 * from 1.
 */
export interface FileError {
  readonly code: FileErrorCode;
  readonly line?: number;
  readonly column?: number;
  readonly row?: number;
  readonly cell?: number;
  /** The values that the message names: a field, a limit, a count. */
  readonly details: Readonly<Record<string, string | number>>;
}
