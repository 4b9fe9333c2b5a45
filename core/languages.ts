/**
 * Every language of the program, by its BCP 47 tag, with its own name for itself. To add one, add a line here and the
 * folder `resources/words/<tag>` with the files that the others have.
 */
export const LANGUAGE_NAMES = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
  ja: '日本語',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The language where the system prefers none that the program has. */
export const DEFAULT_LANGUAGE: Language = 'en';
