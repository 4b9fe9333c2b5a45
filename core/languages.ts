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

/**
 * A name in several languages, by language tag. English is always present and stands in for a missing one.
 */
export type LocalNames = Readonly<Record<string, string>> & { readonly en: string };

/** Names in one language by the English ones: what stands in the file `names` of its words. */
export type NameTable = Readonly<Record<string, string>>;

/** The name in a language: its own, else the one in the language's table, else the English one. */
export function nameIn(names: LocalNames, language: string, table: NameTable): string {
  return names[language] ?? (Object.hasOwn(table, names.en) ? table[names.en] : undefined) ?? names.en;
}

/** Chinese, then English, as the journey's levels and the daily boards are called in the games that hold them. */
const BOTH_NAMES = /^(?<chinese>\p{Script=Han}.{0,30}?) · (?<english>\S.*)$/u;

/** The names of a board that is called so in both languages; null for any other name, which is its player's. */
export function namesOfBoth(name: string): LocalNames | null {
  const { chinese, english } = BOTH_NAMES.exec(name)?.groups ?? {};
  return chinese === undefined || english === undefined ? null : { 'zh-CN': chinese, en: english };
}
