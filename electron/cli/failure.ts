import type { CodeError, CodeErrorCode } from '../../core/codes/code-error.ts';
import type { ImportError } from '../../core/contract/import-errors.ts';
import type { DealError } from '../../core/deal/deal.ts';
import type { Reshuffle } from '../../core/deal/reshuffle.ts';
import { undealtSentence, unlaidSentence } from '../../core/sentences/deal-sentences.ts';
import type { DesignIssue } from '../../core/templates/design-check.ts';
import type { FileError } from '../../core/templates/file/file-error.ts';
import { isNulAt } from '../../core/text/decode-text.ts';
import { findJsonFault } from '../../core/text/json-fault.ts';
import { type SystemFault, systemFaultOf } from '../host/system-faults.ts';

/** Why a request cannot be answered: a code that never changes, and its message with what that names. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: FailureMessage;
  readonly values: Readonly<Record<string, string | number>>;
  /** The fault in a template file, with its place. */
  readonly fileError?: FileError;
  /** The fault of a template. */
  readonly issue?: DesignIssue;
  /** The fault that the system reports. */
  readonly system?: SystemFault;
  /** Why a file holds no games. */
  readonly importError?: ImportError;
  /** The file that it is about, where the message names none itself. */
  readonly file?: string;
}

export type FailureCode =
  | CodeErrorCode
  | 'code-with-others'
  | 'not-shareable'
  | 'bad-json'
  | 'bad-field'
  | 'line-too-long'
  | 'line-not-text'
  | 'line-has-nul'
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
  | 'text-template'
  | 'text-unknown-mark'
  | 'text-number-too-large'
  | 'text-ragged-row'
  | 'text-second-board'
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
  | 'least-above-most'
  | 'pack-unrated'
  | 'pack-undealt'
  | 'pack-without-deals'
  | 'pack-code-too-long'
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
  | 'no-memory'
  | 'other-picture'
  | 'jsonl-with-file'
  | 'several-games'
  | 'no-such-game'
  | 'game-refused'
  | 'bad-part'
  | 'no-part'
  | 'no-moves'
  | 'film-too-long'
  | 'film-too-large'
  | 'film-is-gif'
  | 'no-program-named'
  | 'program-missing'
  | 'program-not-on-path'
  | 'program-folder'
  | 'program-not-executable'
  | 'internal';

/** Codes with a message for each reason. */
type ManyMessages = DealError['code'] | 'bad-option' | 'bad-json' | 'bad-field';

/** Most codes have one message; an option, a field, a JSON text and a deal's failure have one for each reason. */
export type FailureMessage =
  | Exclude<FailureCode, ManyMessages>
  | OptionFault
  | FieldFault
  | JsonMessage
  | 'not-text'
  | 'has-nul'
  | 'too-many-bytes'
  | DealError['reason']
  | Extract<Reshuffle, { kind: 'impossible' }>['reason'];

/** A fault of an argument that is found before its value is read. */
export type OptionFault = 'unknown-option' | 'option-without-value' | 'flag-with-value' | 'argument-too-many';

/** A fault of a field. */
export type FieldFault =
  | 'missing-field'
  | 'not-whole'
  | 'not-a-number'
  | 'not-a-text'
  | 'not-a-flag'
  | 'not-a-list'
  | 'not-an-object'
  | 'not-a-pair'
  | 'not-a-cell'
  | 'too-low'
  | 'too-high'
  | 'too-many-items'
  | 'not-a-choice';

/** Why a text is no request: in a line, or in a file, or what is JSON there and not an object. */
type JsonMessage = 'line-no-json' | 'line-cut-off' | 'line-no-object' | 'file-no-json' | 'file-cut-off';

/** A failure whose code has one message. */
export function failure(code: Exclude<FailureCode, ManyMessages>, values: Failure['values'] = {}): Failure {
  return { code, message: code, values };
}

/** The same failure, told with the file that it is about. */
export function inFile(file: string, found: Failure): Failure {
  return { ...found, file };
}

/** Why an argument cannot be read. */
export function optionFailure(message: OptionFault, values: Failure['values']): Failure {
  return { code: 'bad-option', message, values };
}

/** Why a field cannot be read. */
export function fieldFailure(message: FieldFault, values: Failure['values']): Failure {
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

/** Why a text of JSON cannot be read, in a file or, without one, in a line. */
export function jsonFailure(text: string, file: string | null): Failure {
  const fault = findJsonFault(text);
  if (fault === null) return { code: 'bad-json', message: 'line-no-object', values: {} };
  const { line, column, isEnd } = fault;
  if (file === null)
    return { code: 'bad-json', message: isEnd ? 'line-cut-off' : 'line-no-json', values: { column } };
  return {
    code: 'bad-json',
    message: isEnd ? 'file-cut-off' : 'file-no-json',
    values: { file, line, column },
  };
}

/** Why a file cannot be read or written, as the system says it; throws on what is a bug. */
export function systemFailure(
  code: 'unreadable' | 'unwritable' | 'output-refused',
  file: string,
  error: unknown,
): Failure {
  const system = systemFaultOf(error);
  if (system === null) throw error;
  return { code, message: code, values: { file }, system };
}

/** A fault of the program, or too little memory for what it was asked. */
export function unexpectedFailure(error: unknown): Failure {
  const system = systemFaultOf(error);
  if (system?.fault === 'no-memory') return { code: 'no-memory', message: 'no-memory', values: {}, system };
  return failure('internal', { detail: error instanceof Error ? error.message : String(error) });
}

/** Why the bytes of a file are no text. */
export function notTextFailure(file: string, bytes: Uint8Array, at: number): Failure {
  const message = isNulAt(bytes, at) ? 'has-nul' : 'not-text';
  return { code: 'unreadable', message, values: { file, byte: at + 1 } };
}

/** Why a file is not even read to its end. */
export function tooLargeFailure(file: string, mostBytes: number): Failure {
  return { code: 'unreadable', message: 'too-many-bytes', values: { file, limit: mostBytes } };
}

/** Why a file holds no games that could be replayed. */
export function gamesFailure(file: string, importError: ImportError): Failure {
  return { code: 'bad-games', message: 'bad-games', values: { file }, importError };
}

/** Why a template cannot be dealt. */
export function unfitFailure(issue: DesignIssue): Failure {
  return { code: 'unfit-template', message: 'unfit-template', values: {}, issue };
}

/** Why a deal failed. */
export function dealFailure(error: DealError): Failure {
  return { code: error.code, message: messageOf(undealtSentence(error)), values: {} };
}

/** The message of a sentence that says why something is impossible, or was not found. */
function messageOf({ key }: ReturnType<typeof undealtSentence>): FailureMessage {
  return key.slice('cli.failure.'.length) as FailureMessage; // the rest of such a key is a message
}

/** Why tiles could not be laid anew; null when the time was over first. */
export function reshuffleFailure(answer: Exclude<Reshuffle, { kind: 'reshuffled' }> | null): Failure {
  const found = answer ?? { kind: 'not-found' };
  return { code: found.kind, message: messageOf(unlaidSentence(found)), values: {} };
}
