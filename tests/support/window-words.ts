/** The words of the window as it has them when every part is loaded. */
import { readFileSync } from 'node:fs';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../core/languages.ts';

const read = (language: Language, part: string) =>
  JSON.parse(
    readFileSync(new URL(`../../resources/words/${language}/${part}.json`, import.meta.url), 'utf8'),
  );

export function windowWords(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {
      [language]: {
        window: read(language, 'window'),
        editor: read(language, 'editor'),
        coach: read(language, 'coach'),
        puzzle: read(language, 'puzzle'),
        record: read(language, 'record'),
        lab: read(language, 'lab'),
        review: read(language, 'review'),
      },
    },
    ns: ['window', 'coach', 'data', 'editor', 'lab', 'puzzle', 'record', 'review'],
    defaultNS: 'window',
    nsSeparator: '.',
    returnEmptyString: true,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
