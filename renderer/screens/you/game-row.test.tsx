// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { GameRow } from './game-row.tsx';

const LOST: EndedGame = {
  gameId: 'a'.repeat(32),
  mode: 'classic',
  templateHash: 'b'.repeat(64),
  level: 1,
  pairsLeft: 2,
  elapsedMs: 246_000,
  playedAt: 0,
  end: 'given-up',
  score: null,
  isImported: false,
  review: { critical: 6, kept: 5, only: 2, shares: [500, 250, 0], lostMove: 17 },
};
const WON: EndedGame = { ...LOST, end: 'won', score: { total: 6_480, isAssisted: false }, review: null };

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

async function show(game: EndedGame) {
  document.body.innerHTML = '<div id="root"></div>';
  const [onShow, onOpen] = [vi.fn(), vi.fn()];
  const listed = { game, template: undefined, name: 'Lens', mode: 'Classic', when: 'today 21:40' };
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('review');
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <I18nextProvider i18n={i18n}>
        <GameRow listed={listed} picture={null} isShown={false} onShow={onShow} onOpen={onOpen} />
      </I18nextProvider>,
    );
  });
  const row = document.querySelector('button') as HTMLButtonElement;
  const marks = [...row.querySelectorAll('[data-part="marks"] [data-sign]')].map((mark) =>
    mark.getAttribute('data-sign'),
  );
  return { row, marks, onShow, onOpen };
}

it('has a mark for each critical choice: kept, only moves among them, and lost', async () => {
  const { row, marks } = await show(LOST);
  expect(marks).toEqual(['kept', 'kept', 'kept', 'only', 'only', 'lost']);
  expect(row.textContent).toContain('5\u00a0of\u00a06 right');
  expect(row.textContent).toContain('move 17 lost the board');
  expect(row.querySelector('[data-part="end"] [data-sign="lost"]')).not.toBeNull();
});

it('stamps a game that was won, and says nothing of a review that was not made', async () => {
  const { row, marks } = await show(WON);
  expect(row.querySelector('[data-part="end"] .seal')).not.toBeNull();
  expect(marks).toEqual([]);
  expect(row.textContent).toContain('6,480');
  expect(row.textContent).not.toMatch(/review|kept|choice/);
});

it('tells a time below a second in tenths, and none of a game that took none', async () => {
  expect((await show(WON)).row.textContent).toContain('4:06');
  expect((await show({ ...WON, elapsedMs: 999 })).row.textContent).toContain('0:00.9');
  expect((await show({ ...WON, elapsedMs: 0 })).row.textContent).not.toContain('0:00');
});

it('says nothing of key moves where there were none', async () => {
  const { row, marks } = await show({
    ...WON,
    review: { ...LOST.review, critical: 0, kept: 0, only: 0, shares: [], lostMove: null },
  });
  expect(marks).toEqual([]);
  expect(row.textContent).toBe((await show(WON)).row.textContent);
});

it('shows its particulars when the focus comes, and opens when it is pressed', async () => {
  const { row, onShow, onOpen } = await show(WON);
  await act(async () => row.focus());
  expect([onShow.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 0]);
  await act(async () => row.click());
  expect(onOpen).toHaveBeenCalledOnce();
});
