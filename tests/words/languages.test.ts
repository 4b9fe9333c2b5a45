/** The texts that each language must have, beside the English that it is written from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_BOARD_NAMES } from '../../core/game/modes/timed-first-board.ts';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { namesOfBoth } from '../../core/local-names.ts';
import { flatten, pluralsOnly } from '../support/flat-words.ts';
import { compareWords, readWords, WORDS_FOLDER } from '../support/words-folder.ts';

const RESOURCES = join(WORDS_FOLDER, '..');

it('the languages are those that have a folder', () => {
  expect(readdirSync(WORDS_FOLDER).sort()).toEqual([...LANGUAGES].sort());
});

it('English has a form for one wherever a number may be one', () => {
  expect(pluralsOnly(flatten(readWords('en')))).toEqual([]);
});

/** The files that are compared with the English ones; names are those of the data, by the English ones there. */
function textsOf(language: Language) {
  const { names = {}, ...texts } = readWords(language);
  return { names, texts };
}

/** The texts of a file of the data, which is a list of lines. */
const linesOf = (file: string): string[] => JSON.parse(readFileSync(join(RESOURCES, `${file}.json`), 'utf8'));

/** The English names of every board, level, chapter, tile set and picture of the program's data. */
function namesOfData(): string[] {
  const boards = [
    'daily/boards',
    'composed/daily',
    'composed/former-daily',
    'composed/little',
    'composed/tension',
  ]
    .flatMap(linesOf)
    // A weekday or its like stands before the name.
    .map((line) => namesOfBoth(line.replace(/^[a-z]+ /, '')));
  const levels = ['journey', 'journey/first'].flatMap((folder) =>
    readdirSync(join(RESOURCES, folder))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => linesOf(`${folder}/${name.replace('.json', '')}`))
      .flatMap((line) => /^en (.+)$/.exec(line)?.[1] ?? []),
  );
  const pictures = readdirSync(join(RESOURCES, 'tiles')).flatMap((set) => {
    const manifest = JSON.parse(readFileSync(join(RESOURCES, 'tiles', set, 'set.json'), 'utf8'));
    return [manifest, ...manifest.pictures].map(({ names }) => names.en);
  });
  const named = [...boards, namesOfBoth(FIRST_BOARD_NAMES.now)].flatMap((names) => names?.en ?? []);
  return [...new Set([...named, ...levels, ...pictures])].sort();
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('no text is missing, empty, left over, or fills in something else', () => {
    expect(compareWords(textsOf('en').texts, textsOf(language).texts, language)).toEqual([]);
  });

  it('every name of the data is there, beside those that the data has itself', () => {
    const { names } = textsOf(language);
    const isInData = language === 'en' || language === 'zh-CN';
    expect(Object.keys(names).sort()).toEqual(isInData ? [] : namesOfData());
    expect(Object.values(names).every((name) => typeof name === 'string' && name.trim() !== '')).toBe(true);
  });
});

describe('what is missing in a language', () => {
  const english = {
    pairs_one: '{{count}} pair',
    pairs_other: '{{count}} pairs',
    left: '{{n}} left',
    by: ' ',
  };

  it.each([
    ['a key', { pairs_other: '{{count}} 对', by: '' }, ['left: missing']],
    [
      'a form',
      { pairs_one: '{{count}} 对', left: '剩 {{n}}', by: '' },
      ['pairs_other: missing', 'pairs_one: left over'],
    ],
    ['nothing of the forms that it lacks', { pairs_other: '{{count}} 对', left: '剩 {{n}}', by: '' }, []],
    [
      'a placeholder',
      { pairs_other: '{{count}} 对', left: '剩', by: '' },
      ['left: fills in nothing, not {{n}}'],
    ],
    [
      'a text',
      { pairs_other: '{{count}} 对', left: ' ', by: '' },
      ['left: empty', 'left: fills in nothing, not {{n}}'],
    ],
    [
      'nothing, but has more',
      { pairs_other: '{{count}} 对', left: '剩 {{n}}', by: '', old: '旧' },
      ['old: left over'],
    ],
  ])('is %s', (_what, words, missing) => {
    expect(compareWords(english, words, 'zh-CN')).toEqual(missing);
  });
});
