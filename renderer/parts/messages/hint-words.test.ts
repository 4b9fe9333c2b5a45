import { describe, expect, it } from 'vitest';
import { startGame } from '../../../core/game/play/play.ts';
import { viewOf } from '../../../core/game/view.ts';
import { EASY_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { windowWords } from '../../../tests/support/window-words.ts';
import { hintAnnouncement } from './hint-words.ts';

describe('the words of a hint', () => {
  const view = viewOf(startGame(setupOf(EASY_BOARD)));
  const STEPS = ['region', 'picture', 'pair', 'reason'] as const;

  it.each([
    [
      'en',
      /^Not proved: this move may lose the game\. A tile of the pair lies in rows 1 to 3, columns 1 to 3\.$/,
    ],
    ['zh-CN', /^未经证明：这样走可能会输。要找的一对，有一张在第 1 到 3 行、第 1 到 3 列。$/],
  ] as const)('say from the first press on that a hint is not proved (%s)', (language, first) => {
    const t = windowWords(language).t;
    for (const step of STEPS) {
      const hint = { state: 'shown', step, pair: [0, 1], reason: null } as const;
      const said = hintAnnouncement(t, hint, view, String).join(t('app.sentence-gap'));
      expect(said).toMatch(/may lose|可能会输/);
      if (step === 'region') expect(said).toMatch(first);
    }
  });

  it('say nothing of the sort of a hint that is proved', () => {
    const t = windowWords('en').t;
    for (const step of STEPS) {
      const hint = { state: 'shown', step, pair: [0, 1], reason: { why: 'on-the-way' } } as const;
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
