import { languageOfTag } from '../../core/language-choice.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../core/languages.ts';

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

/** The language of a message about arguments that cannot be read otherwise. */
export function likelyLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const [, joined] = /^--lang=(.*)$/.exec(args[at] ?? '') ?? [];
  const asked = joined ?? (at < 0 ? undefined : args[at + 1]);
  return chooseLanguage(asked, environment) ?? chooseLanguage(undefined, environment) ?? DEFAULT_LANGUAGE;
}
