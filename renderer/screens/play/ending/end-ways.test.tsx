// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mode, TEMPLATE_MODE, UNMEASURED_MODE } from '../../../../core/game/modes/table.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { listenToKeys } from '../../../input/listen-to-keys.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { NAVIGATION } from '../../../state/navigation.ts';
import { JOURNAL } from '../../../state/play/journal.ts';
import { SESSION } from '../../../state/play/session.ts';
import { REVIEW_MAKER } from '../../../state/review/review-maker.ts';
import { REVIEWING } from '../../../state/review/reviewing.ts';
import { IS_TRIAL } from '../../../state/shown/is-trial.ts';
import { type EndWay, EndWays } from './end-ways.tsx';
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

/** The screen listens to the keys of a window that the next files have too. */
let root: Root | null = null;
afterEach(() => act(async () => root?.unmount()));

const startTension = vi.fn();
const onHome = vi.fn();
const acts = { next: vi.fn(), again: vi.fn(), another: vi.fn() };
const WAYS: readonly EndWay[] = [
  { words: 'Next', act: acts.next },
  { words: 'Play this board again', short: 'Again', act: acts.again },
  { words: 'Another', act: acts.another },
];

interface Rest {
  readonly isWon?: boolean;
  readonly invites?: string;
  readonly ways?: undefined;
}

async function show(
  critical: number,
  choicesIn: Mode | null,
  rest: Rest = {},
  losses: ToldReview['losses'] = [],
) {
  told.review = { ...reviewWith(critical), losses };
  const services = new WindowServices()
    .provide(NAVIGATION, {} as never)
    .provide(SESSION, { startTension } as never)
    .provide(REVIEWING, {} as never)
    .provide(JOURNAL, {} as never)
    .provide(REVIEW_MAKER, {} as never)
    .provide(IS_TRIAL, false);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('record');
  await act(async () => {
    root?.unmount();
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root') as HTMLElement);
    root.render(
      <I18nextProvider i18n={i18n}>
        <ServicesContext value={services}>
          <EndWays gameId="game" ways={WAYS} choicesIn={choicesIn} onHome={onHome} {...rest}>
            <button type="button">Story</button>
          </EndWays>
        </ServicesContext>
      </I18nextProvider>,
    );
  });
  return document.querySelector('[data-testid=choices-offer]');
}

describe('the end of a game', () => {
  it('offers a board with choices after one that was won without any, and begins it at a click', async () => {
    const offer = await show(0, UNMEASURED_MODE, { isWon: true });
    expect(document.body.textContent).toContain('This time, no pair could have lost the board.');
    offer?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(startTension.mock.calls).toEqual([[UNMEASURED_MODE]]);
  });

  it('says nothing of a way without choices where nothing was won', async () => {
    await show(0, null);
    expect(document.querySelector('[data-testid=end-review]')?.textContent).toBe('');
  });

  it('offers none after a board that had one, nor where nothing was won', async () => {
    expect(await show(1, TEMPLATE_MODE)).toBeNull();
    expect(await show(0, null)).toBeNull();
  });

  it('has one button that is obvious and has the focus, the same board and two more beside it, and the others behind More', async () => {
    await show(1, null);
    const inSight = [...document.querySelectorAll('[data-testid=end-ways] button')].filter(
      (button) => button.closest('details') === null,
    );
    expect(inSight.map(({ textContent }) => textContent)).toEqual(['Next', 'Again', 'Review', 'Home']);
    expect(inSight.filter((button) => button.classList.contains('button-primary'))).toEqual([
      document.activeElement,
    ]);
    const behind = [...document.querySelectorAll('details button')];
    expect(behind.map(({ textContent }) => textContent)).toEqual(['Another', 'Story']);
    for (const button of [inSight[0], inSight[1], behind[0]]) (button as HTMLButtonElement).click();
    expect(Object.values(acts).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('has nothing behind More before it is known what comes first there', async () => {
    await show(1, null, { ways: undefined });
    expect(document.querySelectorAll('details button')).toHaveLength(0);
  });

  it('has a button for the review that is no wider once a move is known that lost the board', async () => {
    const losses = [{ pair: [0, 1], number: 3, afterwards: { by: 'nothing' } }];
    await show(1, null, {}, losses as never);
    expect(document.querySelector('[data-testid=end-review]')?.textContent).toMatch(/3/);
    const review = document.querySelector('[data-testid=to-review]');
    expect([review?.textContent, review?.getAttribute('aria-keyshortcuts')]).toEqual(['Review', 'W']);
  });

  it('says what invites from the start, as long as no move is known that lost the board', async () => {
    await show(1, null, { invites: 'It can be cleared.' });
    expect(document.querySelector('[data-testid=end-review]')?.textContent).toBe('It can be cleared.');
  });

  it('puts More away by Escape, and nothing else by the same key', async () => {
    await show(1, null);
    const more = document.querySelector('details') as HTMLDetailsElement;
    const left = vi.fn();
    const stop = listenToKeys(window, 'game', () => ({ back: left }));
    const pressEscape = () =>
      act(async () => {
        const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
        document.body.dispatchEvent(key);
        // The command is carried out after the key has been read.
        await new Promise((resolve) => setTimeout(resolve));
      });
    more.open = true;
    await act(async () => void more.dispatchEvent(new Event('toggle')));
    await pressEscape();
    expect([more.open, left.mock.calls.length]).toEqual([false, 0]);
    await pressEscape();
    expect(left).toHaveBeenCalledOnce();
    stop();
  });
});
