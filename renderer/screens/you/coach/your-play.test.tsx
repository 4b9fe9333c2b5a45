// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { WEEK_MS } from '../../../../core/review/puzzles/puzzle-record.ts';
import { drawnBoard } from '../../../../tests/support/drawn.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import type { RecentChoicesState } from '../../../state/puzzles/recent-choices.ts';
import { closestMistake, YourPlay } from './your-play.tsx';

/** The words at a place of the card, of games that all were looked through. */
async function wordsAt(
  selector: string,
  state: Pick<RecentChoicesState, 'judged' | 'choices'> & { games: readonly Game[] },
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  const root = createRoot(place);
  const i18n = await createI18n('en');
  await i18n.loadNamespaces('coach');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <YourPlay
          state={{ ...state, read: state.games.length }}
          solvedThisWeek={0}
          stores={{} as never}
          {...NOTHING_ELSE}
        />
      </I18nextProvider>,
    ),
  );
  const words = place.querySelector(selector)?.textContent;
  await act(async () => root.unmount());
  // A figure stands beside its word by a blank that does not break.
  return words?.replaceAll('\u00a0', ' ');
}

const weekOf = (state: Parameters<typeof wordsAt>[1]) => wordsAt('[data-testid="week"]', state);

const NOTHING_ELSE = { lessons: [], solved: new Map(), mistakes: [], tiles: null };

type Game = RecentChoicesState['judged'][number];

const NOW = Date.now();
/** The first and the second of this week, the third an old one. */
const GAMES: readonly Game[] = [NOW - 1_000, NOW - 2_000, NOW - 2 * WEEK_MS].map((playedAt, at) => ({
  gameId: `${at}`,
  playedAt,
  isLost: at < 2,
}));
const choicesIn = (games: readonly Game[]) =>
  games.map((game) => ({ game, moveNumber: 1, isKept: true, technique: null }));

it('counts every game of the week, also one whose choices could not be judged', async () => {
  const judged = GAMES.slice(1);
  const words = await weekOf({ games: GAMES, judged, choices: choicesIn(judged) });
  expect(words).toBe('The last seven days: 2 games played, 2 lost.');
});

it('counts the choices of a week whose games all were judged', async () => {
  const words = await weekOf({ games: GAMES, judged: GAMES, choices: choicesIn(GAMES) });
  expect(words).toBe('The last seven days: 2 games played, 2 lost. Key moves right: 2 of 2.');
});

it('says first how often the right pair was found, and then what was counted', async () => {
  const [game] = GAMES;
  const choices = choicesIn(game ? [game] : []);
  const state = (kept: number, made: number) => ({
    games: [],
    judged: [],
    choices: Array.from({ length: made }, (_, at) => ({ ...choices[0], isKept: at < kept }) as never),
  });
  expect(await wordsAt('h2', state(6, 9))).toBe('You found the right pair 6 times out of 9.');
  expect(await wordsAt('h2', state(1, 1))).toBe('You found the right pair 1 time out of 1.');
  expect(await wordsAt('header + p', state(6, 9))).toMatch(/a wrong pair would have lost/);
});

it('shows the losing pair beside one that keeps the board and has no tile of it', () => {
  const board = drawnBoard('1 1 2 2\n1 3 3 1');
  const card = (keep: readonly (readonly [number, number])[]) =>
    ({ position: { board }, keep, mistake: { played: [0, 1] } }) as never;
  expect(closestMistake([card([[0, 4]])])?.better).toBeNull();
  expect(
    closestMistake([
      card([[0, 4]]),
      card([
        [0, 4],
        [2, 3],
      ]),
    ])?.better,
  ).toEqual([2, 3]);
  expect(closestMistake([])).toBeNull();
});
