import { describe, expect, it } from 'vitest';
import { drawnDeal, playAll } from '../../tests/support/drawn-game.ts';
import { CLASSIC_RULES } from '../rules/rules.ts';
import { figuresOf, sumOfFigures } from './game-figures.ts';
import { startGame } from './play/play.ts';
import type { Entry } from './setup/entry.ts';

/** Nine pairs side by side, of a deal that random play loses every second time. */
const NINE = '1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9';

function link(pair: number, elapsedMs: number, more: { by?: 'auto'; misses?: number } = {}): Entry {
  const { by = 'player', ...misses } = more;
  return { type: 'link', a: 2 * pair, b: 2 * pair + 1, by, elapsedMs, ...misses };
}

function figures(entries: readonly Entry[]) {
  const setup = { mode: 'classic', scoreVersion: 2, deal: drawnDeal(NINE, CLASSIC_RULES) } as const;
  return figuresOf(playAll(startGame(setup), entries));
}

/** The first six pairs in a second each, the last three in two. */
const WHOLE = [1, 2, 3, 4, 5, 6, 8, 10, 12].map((second, pair) => link(pair, second * 1_000));

describe('the figures of a game', () => {
  it('tell how long the last third took of a board that was cleared', () => {
    expect(figures(WHOLE)).toMatchObject({
      links: 9,
      elapsedMs: 12_000,
      clearedMs: 12_000,
      lastThirdMs: 6_000,
    });
  });

  it('count each link by the difficulty of its deal', () => {
    expect(figures(WHOLE).weightedLinks).toBe(9 * 1_500);
  });

  it.each<[string, readonly Entry[], object]>([
    ['nothing of an unfinished board', WHOLE.slice(0, 8), { links: 8, clearedMs: 0, lastThirdMs: 0 }],
    ['no wrong pairs where they were not counted', WHOLE, { triedLinks: 0, misses: 0 }],
    [
      'wrong pairs where they were, also before a link that was taken back',
      [
        link(0, 1_000, { misses: 2 }),
        { type: 'undo', elapsedMs: 1_500 },
        link(0, 2_000, { misses: 0 }),
        link(1, 3_000, { misses: 1 }),
      ],
      { links: 2, triedLinks: 3, misses: 3 },
    ],
    [
      'auto-play nowhere',
      WHOLE.map((entry, pair) => (pair === 8 ? link(8, 12_000, { by: 'auto' }) : entry)),
      { links: 8, clearedMs: 0 },
    ],
  ])('say %s', (_what, entries, told) => {
    expect(figures(entries)).toMatchObject(told);
  });

  it('add up', () => {
    const twice = sumOfFigures([figures(WHOLE), figures(WHOLE)]);
    expect(twice).toMatchObject({ links: 18, clearedMs: 24_000, lastThirdMs: 12_000 });
    expect(sumOfFigures([])).toMatchObject({ links: 0, elapsedMs: 0 });
  });
});
