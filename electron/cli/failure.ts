import type { CodeError, CodeErrorCode } from '../../core/codes/code-error.ts';
import type { DealError } from '../../core/deal/deal.ts';
import type { Reshuffle } from '../../core/deal/reshuffle.ts';
import type { DesignIssue } from '../../core/templates/design-check.ts';
import type { FileError } from '../../core/templates/file/file-error.ts';

/** Why a request cannot be answered: a code that never changes, and its message with what that names. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: FailureMessage;
  readonly values: Readonly<Record<string, string | number>>;
  /** What is wrong in a template file, and where. */
  readonly fileError?: FileError;
  /** What is wrong with a template. */
  readonly issue?: DesignIssue;
}

export type FailureCode =
  | CodeErrorCode
  | 'code-with-others'
  | 'not-shareable'
  | 'share-with-difficulty'
  | 'bad-json'
  | 'bad-field'
  | 'line-too-long'
  | 'wrong-length'
  | 'unknown-mark'
  | 'wall-mismatch'
  | 'tile-off-slot'
  | 'kind-too-large'
  | 'no-such-cell'
  | 'illegal-move'
  | 'odd-copies'
  | 'too-many-turns'
  | 'impossible'
  | 'not-found'
  | 'text-empty'
  | 'text-unknown-mark'
  | 'text-number-too-large'
  | 'text-ragged-row'
  | 'text-too-large'
  | 'unreadable'
  | 'unknown-command'
  | 'bad-option'
  | 'bad-number'
  | 'bad-choice'
  | 'bad-point'
  | 'bad-moves'
  | 'bad-shard'
  | 'bad-shell'
  | 'bad-file'
  | 'bad-games'
  | 'no-games'
  | 'games-newer'
  | 'bad-pack-name'
  | 'pack-too-large'
  | 'board-in-pack'
  | 'board-without-seed'
  | 'several-templates'
  | 'unfit-template'
  | 'one-source'
  | 'file-there'
  | 'unwritable'
  | 'output-refused'
  | 'picture-on-screen'
  | 'bad-date'
  | 'missing-option'
  | 'jsonl-with-file'
  | 'internal';

/** Most codes have one message; an option, a field and a deal's failure have one for each reason. */
export type FailureMessage =
  | Exclude<FailureCode, DealError['code'] | 'bad-option'>
  | OptionFault
  | FieldFault
  | DealError['reason']
  | Extract<Reshuffle, { kind: 'impossible' }>['reason'];

/** What is wrong with an argument before its value is looked at. */
export type OptionFault = 'unknown-option' | 'option-without-value' | 'flag-with-value' | 'argument-too-many';

/** What is wrong with a field beside a value that is not among those expected. */
export type FieldFault = 'missing-field' | 'not-whole';

/** A failure whose code has one message. */
export function failure(
  code: Exclude<FailureCode, DealError['code'] | 'bad-option'>,
  values: Failure['values'] = {},
): Failure {
  return { code, message: code, values };
}

/** Why an argument cannot be read. */
export function optionFailure(message: OptionFault, values: Failure['values']): Failure {
  return { code: 'bad-option', message, values };
}

/** Why a field cannot be read. */
export function fieldFailure(message: FieldFault | 'bad-field', values: Failure['values']): Failure {
  return { code: 'bad-field', message, values };
}

/** Why a text is no share code that can be dealt here. */
export function codeFailure({ code, details }: CodeError): Failure {
  return { code, message: code, values: details };
}

/** Why a template file cannot be read. */
export function fileFailure(file: string, fileError: FileError): Failure {
  return { code: 'bad-file', message: 'bad-file', values: { file }, fileError };
}

/** Why a template cannot be dealt. */
export function unfitFailure(issue: DesignIssue): Failure {
  return { code: 'unfit-template', message: 'unfit-template', values: {}, issue };
}

/** Why a deal failed. */
export function dealFailure({ code, reason }: DealError): Failure {
  return { code, message: reason, values: {} };
}

/** Why tiles could not be laid anew; null when the time was over first. */
export function reshuffleFailure(answer: Exclude<Reshuffle, { kind: 'reshuffled' }> | null): Failure {
  if (answer?.kind === 'impossible') return { code: answer.kind, message: answer.reason, values: {} };
  return { code: 'not-found', message: 'budget', values: {} };
}
