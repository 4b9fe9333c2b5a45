import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '../../core/contract/languages.ts';

/**
 * The language to write in: the one asked for, else the one of the environment as POSIX reads it (LC_ALL before
 * LC_MESSAGES before LANG), else English. Null when one is asked for that is not there.
 */
export function chooseLanguage(
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Language | null {
  if (asked !== undefined) return languageOfTag(asked);
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return languageOfTag(LC_ALL || LC_MESSAGES || LANG || '') ?? DEFAULT_LANGUAGE;
}
