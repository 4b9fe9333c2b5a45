/** A game under review may have come in a file and be anyone's: the words about its choices tell nobody that the moves are theirs. */
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { windowWords } from '../support/window-words.ts';

const KINDS = ['kept', 'kept-some', 'only', 'lost', 'lost-some'] as const;
const THE_READER = /\byou|你|您|あなた|自分/i;

it.each(LANGUAGES)('the words about a choice are true for a game of any player: %s', (language) => {
  const { t } = windowWords(language);
  const said = KINDS.flatMap((kind) =>
    [1, 4].map((count) => t(`review.move.${kind}`, { count, move: 3, keep: 1, unknown: 1 })),
  );
  said.push(t('review.no-choices'), t('review.no-wrong'));
  expect(said.filter((words) => THE_READER.test(words))).toEqual([]);
  expect(said.filter((words) => words.includes('3'))).toHaveLength(said.length - 2);
});
