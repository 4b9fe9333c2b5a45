/** The languages of the command line, by the name of their column in the table of texts. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language to write in: the one asked for, else the one of the environment as POSIX reads it (LC_ALL before
 * LC_MESSAGES before LANG), else English. Null when one is asked for that is not there.
 */
export function chooseLanguage(
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Language | null {
  if (asked !== undefined) return languageOf(asked);
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return languageOf(LC_ALL || LC_MESSAGES || LANG || 'en') ?? 'en';
}

/** `zh`, `zh-CN`, `zh_CN.UTF-8` and the like; null for a language without texts. */
function languageOf(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_.@]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}
