// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Language } from '../../../../core/languages.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { RatingCard } from './rating-card.tsx';

/** The words of the card for a player with these ratings, oldest first. */
async function wordsOf(ratings: readonly number[], language: Language = 'en'): Promise<string> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  const root = createRoot(place);
  const i18n = await createI18n(language);
  await i18n.loadNamespaces('coach');
  const past = ratings.map((rating) => ({ rating, deviation: 50 }));
  const rating = { rating: ratings.at(-1) ?? 0, deviation: 50, rated: 70, past };
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <RatingCard rating={rating} />
      </I18nextProvider>,
    ),
  );
  const words = place.textContent;
  await act(async () => root.unmount());
  return words;
}

it('counts the answers between the first rating that is known and the last', async () => {
  expect(await wordsOf([1_000, 1_040, 1_020])).toContain('Over the last 2: from 1000 to 1020.');
});

it('tells of no change over a single answer', async () => {
  expect(await wordsOf([1_000, 1_040])).not.toContain('Over the last');
  expect(await wordsOf([1_000])).not.toContain('Over the last');
});

it('says how sure a rating is beside it, before the player that it has passed', async () => {
  expect(await wordsOf([9_000])).toContain('9000 give or take 50. Dragon is behind you.');
});

it('leaves no gap between sentences in Chinese', async () => {
  expect(await wordsOf([1_000, 9_000, 9_000], 'zh-CN')).not.toMatch(/。\s/);
});
