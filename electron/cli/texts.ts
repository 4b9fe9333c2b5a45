import { fileURLToPath } from 'node:url';
import type { ParseKeys } from 'i18next';
import type { Language } from '../../core/contract/languages.ts';
import type { FileError } from '../../core/templates/file/file-error.ts';
import { readWords } from '../host/words.ts';
import type { Failure } from './failure.ts';

/** A text of `resources/words/<tag>/cli.json`. */
export type TextKey = ParseKeys<'cli'>;
/** What is filled into a text; `count` chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

const PROGRAM = fileURLToPath(new URL('../../', import.meta.url));
const words = readWords(PROGRAM, 'cli');

/** A text in a language, its places filled. */
export function say(language: Language, key: TextKey, values: Values = {}): string {
  // Apart from i18next's own options: a value may have any name.
  const { count } = values;
  return words(language)(key, { replace: values, ...(typeof count === 'number' ? { count } : {}) });
}

/** The message of a failure in a language. */
export function sayFailure(language: Language, { message, values, fileError, issue }: Failure): string {
  const about = {
    ...(fileError === undefined ? {} : aboutFile(language, fileError)),
    ...(issue === undefined ? {} : { reason: say(language, `issue.${issue.code}`, { ...issue }) }),
  };
  return say(language, `failure.${message}`, { ...values, ...about });
}

/** Where a template file is wrong, what is, and what helps: in the words of the editor. */
function aboutFile(language: Language, { code, line, column, details }: FileError): Values {
  const editor = readWords(PROGRAM, 'editor')(language);
  const place = line === undefined ? '' : say(language, 'file.place', { line, column: column ?? 1 });
  const replace = { ...details };
  return {
    place,
    what: editor(`file.${code}.what`, { replace }),
    fix: editor(`file.${code}.fix`, { replace }),
  };
}
