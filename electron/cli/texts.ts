import { fileURLToPath } from 'node:url';
import type { ParseKeys } from 'i18next';
import type { Language } from '../../core/contract/languages.ts';
import { readWords } from '../host/words.ts';
import type { Failure } from './failure.ts';

/** A text of `resources/words/<tag>/cli.json`. */
export type TextKey = ParseKeys<'cli'>;
/** What is filled into a text; `count` chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

const words = readWords(fileURLToPath(new URL('../../', import.meta.url)), 'cli');

/** A text in a language, its places filled. */
export function say(language: Language, key: TextKey, values: Values = {}): string {
  // Apart from i18next's own options: a value may have any name.
  const { count } = values;
  return words(language)(key, { replace: values, ...(typeof count === 'number' ? { count } : {}) });
}

/** The message of a failure in a language. */
export function sayFailure(language: Language, { message, values }: Failure): string {
  return say(language, `failure.${message}`, values);
}
