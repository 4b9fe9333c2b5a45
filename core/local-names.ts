/** Names of boards, levels, tile sets and pictures in several languages. */

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

/** A name without the size behind it, and that size: by it boards of one name are told apart. */
export function nameAndSize(name: string): readonly [name: string, size: string] {
  const [bare = '', size = ''] = name.split(/(?= \d+ × \d+$)/);
  return [bare, size];
}
