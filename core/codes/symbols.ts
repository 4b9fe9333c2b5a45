/**
 * The characters of a share code: ten digits and 22 letters, 32 symbols of five bits. There is no I, L, O and U among them;
 * I and L are read as 1 and O as 0, and small or full-width letters as the large ones.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Bits of a symbol. */
export const SYMBOL_BITS = 5;
/** The number of symbols. */
export const SYMBOLS = ALPHABET.length;

/** A code is written in groups of that many characters with hyphens between. */
export const GROUP = 5;

/** Most characters of a text that is read as a code: the largest drawing with the longest name has room in half of it. */
export const MAX_CODE_LENGTH = 4_000;

const FOLDED: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
/** Blanks, hyphens of every kind and characters that are not seen: a code is the same with them and without. */
const BETWEEN = /[\s\p{Pd}\u2212\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** The characters of a text that count, as this alphabet writes them; others stay as they are. Linear. */
export function readCharacters(text: string): string[] {
  const characters = [...text.normalize('NFKC').replace(BETWEEN, '').toUpperCase()];
  return characters.map((character) => FOLDED[character] ?? character);
}

/** Returns whether a text may hold a code or a link to one: a quick test that decodes nothing. Linear. */
export function seemsCode(text: string): boolean {
  return (
    text.length <= MAX_CODE_LENGTH && /(?<![0-9a-z])2f[\s\p{Pd}]?[0-9a-z]{3}/iu.test(text.normalize('NFKC'))
  );
}

/** The symbol that a character stands for, or -1. */
export function symbolOf(character: string): number {
  return character.length === 1 ? ALPHABET.indexOf(character) : -1;
}

/** The character of a symbol from 0 to 31. */
export function characterOf(symbol: number): string {
  return ALPHABET.charAt(symbol);
}

/** Characters in groups, as a code is shown. */
export function inGroups(characters: string): string {
  return characters.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}
