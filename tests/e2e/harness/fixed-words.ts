/** The words in Latin letters of the program's own texts, in all languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { flatten } from '../../support/flat-words.ts';

const WORDS = new URL('../../../resources/words/', import.meta.url);
let known: readonly string[] | null = null;

export function fixedWords(): readonly string[] {
  known ??= readFixedWords();
  return known;
}

function readFixedWords(): readonly string[] {
  const texts = readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => [...flatten(JSON.parse(readFileSync(new URL(name, WORDS), 'utf8'))).values()]);
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{Script=Latin}\p{M}’']{2,}/gu) ?? []);
  return [...new Set(words)];
}
