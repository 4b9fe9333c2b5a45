/** Chooses one of the program's languages by the languages that the system prefers. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/**
 * The language for a tag of BCP 47 or POSIX (`zh-Hans-CN`, `zh_CN.UTF-8`, `zh`): the one with that very tag, else the
 * one that is written as its readers write (`zh-HK` and `zh-Hant` in traditional characters), else the first whose
 * primary subtag it shares. Null when there is none.
 */
export function languageOfTag(tag: string): Language | null {
  const [name = ''] = tag.toLowerCase().replaceAll('_', '-').split(/[.@]/);
  const primary = primarySubtag(name);
  return (
    LANGUAGES.find((language) => language.toLowerCase() === name) ??
    LANGUAGES.find((language) => writtenAs(language) === writtenAs(name)) ??
    LANGUAGES.find((language) => primarySubtag(language) === primary) ??
    null
  );
}

/** `zh-Hant` of `zh-HK`: a language with the script that most of its readers there use. Null for what is no tag. */
function writtenAs(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The language that was chosen, else the first of the system's, in its order, that the program speaks, else English. */
export function chooseLanguage(chosen: Language | null, tags: readonly string[]): Language {
  if (chosen !== null) return chosen;
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language !== null) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** `zh` of `zh-Hans-CN`. */
export function primarySubtag(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
