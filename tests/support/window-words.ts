/** The words of the window as it has them when every part is loaded. */
import { readFileSync } from 'node:fs';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../core/languages.ts';

const read = (language: Language, part: string) =>
  JSON.parse(
    readFileSync(new URL(`../../resources/words/${language}/${part}.json`, import.meta.url), 'utf8'),
  );

const PARTS = [
  'window',
  'coach',
  'data',
  'editor',
  'keys',
  'lab',
  'names',
  'paper',
  'players',
  'puzzle',
  'record',
  'review',
] as const;

export function windowWords(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(PARTS.map((part) => [part, read(language, part)])) },
    ns: [...PARTS],
    defaultNS: 'window',
    nsSeparator: '.',
    returnEmptyString: true,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
