/** The sentence by which home tells of a new edition of the journey says how many levels have other boards, and where. */
import { expect, it } from 'vitest';
import { type Shape, SLOT } from '../../core/board/board.ts';
import { journeyBoards, replacedAfter } from '../../core/deal/journey-boards.ts';
import { journeyChapters } from '../../core/journey/journey-levels.ts';
import type { Language } from '../../core/languages.ts';
import { readWords } from '../support/words-folder.ts';

const FORMER = replacedAfter(3);
/** The claims, in the languages that told of this edition. */
const CLAIMS = {
  en: /^Fourteen levels in the last two chapters .* most of them smaller/,
  'zh-CN': /最后两章里有十四关.*多数小了些/,
  'zh-TW': /最後兩章裡有十四關.*多數小了些/,
  ja: /最後の2章で、14ステージ.*多くは前より小さめ/,
} satisfies Partial<Record<Language, RegExp>>;

function slotsOf({ marks }: Shape): number {
  return marks.filter((mark) => mark === SLOT).length;
}

it('fourteen levels have other boards, all of them in the last two chapters', () => {
  const last = journeyChapters()
    .slice(-2)
    .flatMap(({ levels }) => levels.map(({ id }): string => id));
  expect(FORMER).toHaveLength(14);
  expect(last).toEqual(expect.arrayContaining(FORMER.map(({ name }) => name)));
});

it('most of them are smaller', () => {
  const today = new Map(journeyBoards().map(({ name, shape }) => [name, slotsOf(shape)]));
  const smaller = FORMER.filter(({ name, shape }) => (today.get(name) ?? Infinity) < slotsOf(shape));
  expect(smaller.length).toBeGreaterThan(FORMER.length / 2);
});

it.each(Object.entries(CLAIMS))('the sentence says so: %s', (language, claim) => {
  expect(readWords(language).players).toMatchObject({ 'news-journey': expect.stringMatching(claim) });
});
