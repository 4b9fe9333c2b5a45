import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../../core/languages.ts';

const PARTS = ['what', 'why', 'what-to-do'] as const;

const texts = LANGUAGES.map((language) => {
  const file = new URL(`../../../resources/words/${language}/window.json`, import.meta.url);
  return { language, errors: JSON.parse(readFileSync(file, 'utf8')).error };
});

/** The languages that have no text for a refusal with this code. */
export function missingWords(code: string): string[] {
  return texts.flatMap(({ language, errors }) =>
    PARTS.filter((part) => typeof errors?.[code]?.[part] !== 'string').map(
      (part) => `error ${code} has no "${part}" in ${language}`,
    ),
  );
}
