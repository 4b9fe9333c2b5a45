import { describe, expect, it } from 'vitest';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { type GamesFilter, isLookedFor, NO_FILTER } from './games-list.ts';

const MOMENT = new Date(2026, 10, 22, 12).getTime();
const game = (change: Partial<EndedGame> = {}): EndedGame => ({
  ...{ gameId: '00000000-game', mode: 'classic', templateHash: 'a'.repeat(64), level: 1, pairsLeft: 0 },
  ...{ elapsedMs: 1, playedAt: MOMENT, end: 'won', score: null, isImported: false, review: null },
  ...change,
});

describe('what a search and filters leave of the games', () => {
  it.each<[string, Partial<GamesFilter>, Partial<EndedGame>, boolean]>([
    ['everything without a filter', {}, {}, true],
    ['won games', { end: 'won' }, { end: 'won' }, true],
    ['no lost game among the won ones', { end: 'won' }, { end: 'given-up' }, false],
    ['given up as not won', { end: 'lost' }, { end: 'given-up' }, true],
    ['time up as not won', { end: 'lost' }, { end: 'time-up' }, true],
    ['no shown game as not won', { end: 'lost' }, { end: 'shown' }, false],
    ['games of a mode', { mode: 'timed' }, { mode: 'timed' }, true],
    ['no games of another', { mode: 'timed' }, { mode: 'classic' }, false],
    ['games on a template', { templateHash: 'b'.repeat(64) }, { templateHash: 'b'.repeat(64) }, true],
    ['no games on another', { templateHash: 'b'.repeat(64) }, {}, false],
    ['games of a month', { month: '2026-11' }, {}, true],
    ['no games of another month', { month: '2026-10' }, {}, false],
    ['all words of a search, whatever their case', { text: 'RING nov' }, {}, true],
    ['nothing where one word is missing', { text: 'ring oct' }, {}, false],
  ])('%s', (_what, filter, change, isLeft) => {
    expect(isLookedFor(game(change), { ...NO_FILTER, ...filter }, 'Ring Classic Nov 22, 2026')).toBe(isLeft);
  });
});
