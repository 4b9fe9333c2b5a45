// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../state/app/app.ts';
import { AppContext } from '../../../state/app/app-context.ts';
import { ReviewLine } from './review-line.tsx';
import type { ToldReview } from './told-review.ts';

const told = vi.hoisted(() => ({ review: null as unknown }));
vi.mock('./told-review.ts', () => ({ tellReview: () => Promise.resolve(told.review) }));

/** A review that found so many critical choices, all of them kept. */
function reviewWith(critical: number): ToldReview {
  const review = { version: 1, stretches: [], moves: [], lostAt: null, critical, kept: critical, only: 0 };
  return { review, losses: [] };
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

async function show(critical: number, offersStudies: boolean) {
  told.review = reviewWith(critical);
  document.body.innerHTML = '<div id="root"></div>';
  const set = vi.fn();
  const app = {
    navigation: { setState: set, getState: () => ({}) },
    settings: { getState: () => ({ keys: {} }), subscribe: () => () => {} },
    reviewing: {},
    journal: {},
    reviews: {},
  } as unknown as App;
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <AppContext value={app}>
        <ReviewLine gameId="game" offersStudies={offersStudies} />
      </AppContext>,
    );
  });
  return document.querySelector('[data-testid=study-offer]');
}

describe('the end of a game', () => {
  it('offers studies after a board that was won without a critical choice', async () => {
    expect(await show(0, true)).not.toBeNull();
  });

  it('offers none after a board that had one, nor where nothing was won', async () => {
    expect(await show(1, true)).toBeNull();
    expect(await show(0, false)).toBeNull();
  });
});
