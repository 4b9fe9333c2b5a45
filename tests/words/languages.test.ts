/** What each language must have, beside the English it is written from. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { flatten, pluralsOnly } from '../support/flat-words.ts';
import { compareWords, readWords, WORDS_FOLDER } from '../support/words-folder.ts';

it('the languages are those that have a folder', () => {
  expect(readdirSync(WORDS_FOLDER).sort()).toEqual([...LANGUAGES].sort());
});

it('English has a form for one wherever a number may be one', () => {
  expect(pluralsOnly(flatten(readWords('en')))).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('no text is missing, empty, left over, or fills in something else', () => {
    expect(compareWords(readWords('en'), readWords(language), language)).toEqual([]);
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
