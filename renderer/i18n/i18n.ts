import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../../core/contract/schemas.ts';
import editorEn from '../../resources/words/en/editor.json';
import recordEn from '../../resources/words/en/record.json';
import en from '../../resources/words/en/window.json';
import editorZh from '../../resources/words/zh-CN/editor.json';
import recordZh from '../../resources/words/zh-CN/record.json';
import zh from '../../resources/words/zh-CN/window.json';

const ENGLISH = { ...en, editor: editorEn, record: recordEn };
const CHINESE = { ...zh, editor: editorZh, record: recordZh };
const WORDS: Readonly<Record<Language, { readonly translation: object }>> = {
  en: { translation: ENGLISH },
  'zh-CN': { translation: CHINESE },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof ENGLISH };
  }
}

/** The first language of the system that the game speaks, else English. Every Chinese is read as simplified. */
export function languageOf(systemLanguages: readonly string[]): Language {
  for (const tag of systemLanguages) {
    const primary = tag.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language.toLowerCase().split('-')[0] === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** All words of every language; ready when it returns. */
export function createI18n(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: WORDS,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
