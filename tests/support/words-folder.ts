/** The words of a language as they stand in resources/words, and what is missing in one. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flatten, placeholders, type Words, withoutForm } from './flat-words.ts';

export const WORDS_FOLDER = fileURLToPath(new URL('../../resources/words/', import.meta.url));

/** The files of a language, by name without ending. */
export function readWords(language: string, folder = WORDS_FOLDER): Record<string, Words> {
  const files = readdirSync(`${folder}/${language}`).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')),
    ]),
  );
}

/**
 * Returns the texts that `words` in a language lacks beside the English, one line each; a text that English leaves empty may
 * be.
 */
export function compareWords(english: Words, words: Words, language: string): string[] {
  const [meant, told] = [flatten(english), flatten(words)];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wanted = new Map(
    [...meant].flatMap(([key, text]): [string, string][] => {
      const name = withoutForm(key);
      // A text for none is a choice of each language, and not a form of its plural.
      if (name === key || key.endsWith('_zero')) return key.endsWith('_zero') ? [] : [[key, text]];
      const many = meant.get(`${name}_other`) ?? text;
      return forms.map((form) => [`${name}_${form}`, form === 'one' ? text : many]);
    }),
  );
  return [
    ...[...wanted].flatMap(([key, text]) => differences(key, text, told.get(key))),
    ...[...told.keys()]
      .filter(
        (key) => !wanted.has(key) && !(key.endsWith('_zero') && wanted.has(`${withoutForm(key)}_other`)),
      )
      .map((key) => `${key}: left over`),
  ];
}

function differences(key: string, english: string, text: string | undefined): string[] {
  if (text === undefined) return [`${key}: missing`];
  const list = (value: string) => placeholders(value).join(' ') || 'nothing';
  return [
    ...(text.trim() === '' && english.trim() !== '' ? [`${key}: empty`] : []),
    ...(list(text) === list(english) ? [] : [`${key}: fills in ${list(text)}, not ${list(english)}`]),
  ];
}
