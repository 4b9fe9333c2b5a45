import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../core/board/board.ts';
import { startGame } from '../../../core/game/play/play.ts';
import { viewOf } from '../../../core/game/view.ts';
import { EASY_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { windowWords } from '../../../tests/support/window-words.ts';
import { hintAnnouncement, hintWords, regionOf, unprovedWords } from './hint-view.ts';

describe('the region of a hint', () => {
  it.each([
    ['in the middle', [35, 46], { x: 3, y: 2, width: 3, height: 2 }],
    ['in a corner', [0, 1], { x: 0, y: 0, width: 3, height: 2 }],
    ['around one tile of a pair that lies far apart', [0, 79], { x: 0, y: 0, width: 3, height: 2 }],
    ['at the edge, where thirds do not divide the side', [69, 79], { x: 7, y: 6, width: 3, height: 2 }],
    ['in whichever order the pair comes', [46, 35], { x: 3, y: 2, width: 3, height: 2 }],
  ] as const)('%s', (_, pair, box) => {
    expect(regionOf(pair, 10, 8)).toEqual({ type: 'region', ...box });
  });

  it('is at most a ninth of the board, lies on it and holds a tile of the pair', () => {
    const sides = fc.integer({ min: 6, max: 64 });
    const share = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(sides, sides, share, share, (columns, rows, one, other) => {
        const pair: Move = [Math.floor(one * columns * rows), Math.floor(other * columns * rows)];
        const { x, y, width, height } = regionOf(pair, columns, rows);
        expect(9 * width * height).toBeLessThanOrEqual(columns * rows);
        expect(Math.min(x, y, columns - x - width, rows - y - height)).toBeGreaterThanOrEqual(0);
        const cell = Math.min(...pair);
        expect(cell % columns >= x && cell % columns < x + width).toBe(true);
        expect(Math.floor(cell / columns) >= y && Math.floor(cell / columns) < y + height).toBe(true);
      }),
    );
  });
});

describe('the words of a hint', () => {
  const view = viewOf(startGame(setupOf(EASY_BOARD)));
  const STEPS = ['region', 'picture', 'pair', 'reason'] as const;

  it.each([
    ['en', /^Not proved: this move may lose the game\. Look in rows 1 to 2, columns 1 to 2\.$/],
    ['zh-CN', /^未经证明：这样走可能会输。看看第 1 到 2 行、第 1 到 2 列。$/],
  ] as const)('say from the first press on that a hint is not proved (%s)', (language, first) => {
    const t = windowWords(language).t;
    for (const step of STEPS) {
      const hint = { state: 'shown', step, pair: [0, 1], reason: null } as const;
      const said = hintAnnouncement(t, hint, view, String).join(t('app.sentence-gap'));
      const seen = [unprovedWords(t, hint), hintWords(t, hint, view, String)].join('');
      for (const words of [said, seen]) expect(words).toMatch(/may lose|可能会输/);
      if (step === 'region') expect(said).toMatch(first);
    }
  });

  it('say nothing of the sort of a hint that is proved', () => {
    const t = windowWords('en').t;
    for (const step of STEPS) {
      const hint = { state: 'shown', step, pair: [0, 1], reason: { why: 'on-the-way' } } as const;
      expect(unprovedWords(t, hint)).toBe('');
      expect(hintAnnouncement(t, hint, view, String).join(' ')).not.toMatch(/not proved|may lose/i);
    }
  });

  it('tell the places of a pair to one who does not see them', () => {
    const t = windowWords('en').t;
    const hint = { state: 'shown', step: 'pair', pair: [4, 5], reason: { why: 'on-the-way' } } as const;
    expect(hintAnnouncement(t, hint, view, String).join(' ')).toMatch(
      /row 2, column 1, and the one in row 2, column 2\.$/,
    );
  });
});
