// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mode, TEMPLATE_MODE, UNMEASURED_MODE } from '../../../../core/game/modes/table.ts';
import { ENGINE } from '../../../engine/client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { NAVIGATION } from '../../../state/navigation.ts';
import { JOURNAL } from '../../../state/play/journal.ts';
import { SESSION } from '../../../state/play/session.ts';
import { REVIEW_MAKER } from '../../../state/review/review-maker.ts';
import { REVIEWING } from '../../../state/review/reviewing.ts';
import { ReviewLine } from './review-line.tsx';
import type { ToldReview } from './told-review.ts';

const told = vi.hoisted(() => ({ review: null as unknown }));
vi.mock('./told-review.ts', () => ({ tellReview: () => Promise.resolve(told.review) }));

/** A review that found so many critical choices, all of them kept. */
function reviewWith(critical: number): ToldReview {
  const review = { version: 1, stretches: [], moves: [], lostAt: null, critical, kept: critical, only: 0 };
  return { review, losses: [], technique: null };
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const startTension = vi.fn();

async function show(critical: number, choicesIn: Mode | null) {
  told.review = reviewWith(critical);
  document.body.innerHTML = '<div id="root"></div>';
  const services = new WindowServices()
    .provide(NAVIGATION, {} as never)
    .provide(SESSION, { startTension } as never)
    .provide(REVIEWING, {} as never)
    .provide(JOURNAL, {} as never)
    .provide(REVIEW_MAKER, {} as never)
    .provide(ENGINE, {} as never);
  const i18n = await createI18n('en');
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <ReviewLine gameId="game" choicesIn={choicesIn} />
        </ServicesContext>
      </I18nextProvider>,
    );
  });
  return document.querySelector('[data-testid=choices-offer]');
}

describe('the end of a game', () => {
  it('offers a board with choices after one that was won without any, and begins it at a click', async () => {
    const offer = await show(0, UNMEASURED_MODE);
    expect(document.body.textContent).toContain('No choice you faced could have lost it.');
    offer?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(startTension.mock.calls).toEqual([[UNMEASURED_MODE]]);
  });

  it('offers none after a board that had one, nor where nothing was won', async () => {
    expect(await show(1, TEMPLATE_MODE)).toBeNull();
    expect(await show(0, null)).toBeNull();
  });
});
