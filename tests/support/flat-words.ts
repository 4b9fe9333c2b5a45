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

/** What is filled into a text. */
export function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])].sort();
}
