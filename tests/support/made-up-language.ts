/** A pseudo-language for layout tests: English with accents, 40 % longer. */
import type { Words } from './flat-words.ts';

const PLAIN = 'aeiouycnszAEIOUYCNSZ';
const ACCENTED = 'áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ';
const GROWTH = 0.4;
/** Added text is cut into words of this length, as a language has them. */
const WORD = 7;
/** A place that is filled in, or a text that is put in whole. */
const FILLED = /(\{\{[^}]+\}\}|\$t\([^)]*\))/;

/** A text in the language; what is filled into it stays as it is. */
export function makeUp(text: string): string {
  const parts = text.split(FILLED);
  const isFilled = (place: number) => place % 2 === 1;
  const letters = parts
    .filter((_, place) => !isFilled(place))
    .join('')
    .trim().length;
  if (letters === 0) return text;
  const accented = parts.map((part, place) => (isFilled(place) ? part : accent(part))).join('');
  return accented + filler(Math.ceil(letters * GROWTH));
}

function accent(text: string): string {
  return [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
}

function filler(length: number): string {
  return Array.from({ length }, (_, place) => ((place + 1) % WORD === 0 ? ' ' : 'é'))
    .join('')
    .trimEnd();
}

/** All texts of a file in the language. A seal is one character in every language, and gaps between words stay. */
export function makeUpWords(words: Words): Words {
  const made = Object.entries(words).map(([key, value]) => {
    if (typeof value !== 'string') return [key, makeUpWords(value)];
    return [key, key === 'seal' || key === 'list-separator' ? value : makeUp(value)];
  });
  return Object.fromEntries(made);
}
