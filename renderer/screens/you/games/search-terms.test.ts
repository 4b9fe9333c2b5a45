import { describe, expect, it } from 'vitest';
import type { ListFacets } from '../../../../core/contract/reviews.ts';
import { windowWords } from '../../../../tests/support/window-words.ts';
import { askedFilter, type GamesFilter, NO_FILTER } from './search-terms.ts';

const NOW = new Date(2026, 10, 22, 12).getTime();
const [HEART, RING] = ['a'.repeat(64), 'b'.repeat(64)];
const facets: ListFacets = {
  count: 2,
  templates: [
    { hash: HEART ?? '', name: 'heart', builtIn: true },
    { hash: RING ?? '', name: 'My Ring', builtIn: false },
  ],
  months: ['2026-11', '2026-10'],
};

function asked(change: Partial<GamesFilter>, language: 'en' | 'zh-CN' = 'en') {
  const { t } = windowWords(language);
  return askedFilter({ ...NO_FILTER, ...change }, { t, language, now: NOW, facets });
}

describe('what the host is asked for', () => {
  it('is everything without a filter', () => {
    expect(asked({})).toEqual({ ends: null, mode: null, templateHash: null, month: null, terms: [] });
  });

  it('is both ends that are not won', () => {
    expect(asked({ end: 'lost' }).ends).toEqual(['given-up', 'time-up']);
    expect(asked({ end: 'shown' }).ends).toEqual(['shown']);
  });

  it('names templates and modes as the window does, whatever the case', () => {
    expect(asked({ text: 'RING classic' }).terms).toMatchObject([
      { templates: [RING], modes: [] },
      { templates: [], modes: ['classic'] },
    ]);
    expect(asked({ text: '心形' }, 'zh-CN').terms).toMatchObject([{ templates: [HEART] }]);
  });

  it.each([
    ['2026-11-04', ['2026-11-04']],
    ['today', ['2026-11-22']],
    ['yesterday', ['2026-11-21']],
  ])('finds the day that %s stands for', (text, days) => {
    expect(asked({ text }).terms[0]?.days).toEqual(days);
  });

  it('finds the days of a month by its name, in either language', () => {
    expect(asked({ text: 'oct' }).terms[0]?.days).toHaveLength(31);
    expect(asked({ text: '2026年11月4日' }, 'zh-CN').terms[0]?.days).toEqual(['2026-11-04']);
  });

  it('looks for the id of a game where it could be one', () => {
    expect(asked({ text: '0f3c-77 心形' }).terms.map(({ id }) => id)).toEqual(['0f3c-77', '']);
  });
});
