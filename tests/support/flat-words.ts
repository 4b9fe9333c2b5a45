/** The words of a language as a table, for comparing two languages. */

/** A file of words: texts, and groups of them. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Every text by its dotted key. */
export function flatten(words: Words, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${prefix}${name}`, value]] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

/** A key without the form for none, for one or for many. */
export function withoutForm(key: string): string {
  return key.replace(/_(zero|one|other)$/, '');
}

/** Every key once, whatever its forms. */
export function keysOf(flat: ReadonlyMap<string, string>): string[] {
  return [...new Set([...flat.keys()].map(withoutForm))].sort();
}

/** Returns the places of a text that are filled. */
export function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])].sort();
}

/** Numbers that are never one: bounds, what is beyond them, and tiles with their slots, which come in pairs. */
const NEVER_ONE = ['limit', 'most', 'tiles', 'slots', 'kinds', 'length'];

/** English texts that say a number and many of a thing, and have no form for one of it. */
export function pluralsOnly(flat: ReadonlyMap<string, string>): string[] {
  return [...flat].flatMap(([key, text]) => {
    const numbers = [...text.matchAll(/\{\{(\w+)\}\} (?:[a-z]+ )?[a-z]{3,}s\b/g)].map(
      ([, name = '']) => name,
    );
    const isFormed = withoutForm(key) !== key;
    return isFormed || numbers.every((name) => NEVER_ONE.includes(name)) ? [] : [key];
  });
}
