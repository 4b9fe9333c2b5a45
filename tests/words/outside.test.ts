/** Each text of each language is a sentence with its claims, or stands in the list of those that are none, with the reason. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { SENTENCES } from '../../core/sentences/sentences.ts';
import { flatten, keysOf } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';
import { OUTSIDE } from './outside.ts';

/** Every key of a language as sentences name it: those of the window as they are, those of another file behind its name. */
function keysIn(language: string): readonly string[] {
  // Names are those of the data, which `languages.test.ts` lists.
  const { window = {}, names: _names, ...others } = readWords(language);
  return keysOf(flatten({ ...window, ...others }));
}

const LISTED = Object.values(OUTSIDE).flatMap((names) =>
  Object.entries(names).flatMap(([parent, last]) =>
    last
      .trim()
      .split(/\s+/)
      .map((name) => `${parent}.${name}`),
  ),
);

describe('the list of texts that are no sentence about a board or a game', () => {
  it.each(LANGUAGES)('closes the words of %s', (language) => {
    const known = new Set([...LISTED, ...Object.keys(SENTENCES)]);
    expect(keysIn(language).filter((key) => !known.has(key))).toEqual([]);
  });

  it('names each text once, and no sentence', () => {
    const all = [...LISTED, ...Object.keys(SENTENCES)];
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });

  it('names no text that is gone', () => {
    const keys = new Set(LANGUAGES.flatMap(keysIn));
    expect(LISTED.filter((key) => !keys.has(key))).toEqual([]);
  });
});
