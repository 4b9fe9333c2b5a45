import { expect, it } from 'vitest';
import type { EndedGame } from '../../../../core/contract/reviews.ts';
import { windowWords } from '../../../../tests/support/window-words.ts';
import { endWords, searchedWords } from './listed-games.ts';

it('is found by its day, also while its row says today', () => {
  const playedAt = new Date(2026, 10, 4, 21).getTime();
  const game: EndedGame = {
    ...{ gameId: '00000000-game', mode: 'classic', templateHash: 'a'.repeat(64), level: 1, pairsLeft: 0 },
    ...{ elapsedMs: 1, playedAt, end: 'won', score: null, isImported: false, review: null },
  };
  const listed = { game, template: undefined, name: 'Lens', mode: 'Classic', when: 'today 21:00' };
  expect(searchedWords(listed, 'en')).toBe('Lens Classic today 21:00 Nov 4, 2026 2026-11-04 00000000-game');
  expect(searchedWords(listed, 'zh-CN')).toContain('2026年11月4日');
});

it('says what cleared the board of a game that was won, in order', () => {
  const game: EndedGame = {
    ...{ gameId: '00000000-game', mode: 'classic', templateHash: 'a'.repeat(64), level: 1, pairsLeft: 0 },
    ...{ elapsedMs: 1, playedAt: 1, end: 'won', score: null, isImported: false, review: null },
  };
  const { t } = windowWords('en');
  expect(endWords(t, game)).toBe('Won');
  expect(endWords(t, { ...game, clearedBy: 'mercy' })).toBe('Dead end, then won with mercy');
  expect(endWords(t, { ...game, clearedBy: 'reshuffle' })).toBe('Won after a reshuffle');
});
