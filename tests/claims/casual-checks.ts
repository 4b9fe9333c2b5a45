/** Proves what is said of the casual player's games: each is played again by the plain rules. */
import { type PlainCasualGame, playCasual } from './plain-casual.ts';
import type { PlainPlay } from './plain-play.ts';
import { isPlain, isRounded, isTold, isWide } from './share-checks.ts';
import type { Checks, Subject } from './subject.ts';

type CasualClaim =
  | ('casual-about' | 'casual-play' | 'casual-games' | 'casual-too-few')
  | ('casual-times' | 'casual-first-third' | 'casual-left');

export const CASUAL_CHECKS: Checks<CasualClaim> = {
  'casual-about': ({ won, games, ...plain }, subject) =>
    games === subject.random?.games &&
    won === casualGames(subject).filter(({ isWon }) => isWon).length &&
    isPlain(plain, won, games),
  'casual-play': ({ part, counted, games, ...told }, subject) => {
    const ended = casualGames(subject).filter(({ isWon }) => isWon === (part === 'won'));
    return games === subject.random?.games && counted === ended.length && isTold(told, counted, games);
  },
  'casual-games': ({ count }, { random }) => count === random?.games,
  'casual-too-few': ({ count, stuck }, subject) =>
    count === subject.random?.games &&
    stuck === casualGames(subject).filter(({ isWon }) => !isWon).length &&
    isWide(stuck, count),
  'casual-times': ({ first, second, last, minutes }, subject) => {
    const won = casualGames(subject).filter(({ isWon }) => isWon);
    return (
      isTenth(
        minutes.numeral,
        won.map((game) => game.minutes),
      ) &&
      [first, second, last].every(({ numeral }, third) =>
        isTenth(
          numeral,
          won.map((game) => secondsIn(game, third)),
        ),
      )
    );
  },
  'casual-first-third': ({ seconds: { numeral } }, subject) =>
    isTenth(
      numeral,
      casualGames(subject)
        .filter(({ isWon }) => isWon)
        .map((game) => secondsIn(game, 0)),
    ),
  'casual-left': ({ share }, subject) => {
    const stuck = casualGames(subject).filter(({ isWon }) => !isWon);
    return stuck.length > 0 && isRounded(share.numeral, medianOf(stuck.map(({ leftShare }) => leftShare)));
  },
};

const NO_GAMES = { seed: 0, games: 0 };
const played = new WeakMap<PlainPlay, Map<string, readonly PlainCasualGame[]>>();

/** The casual player's games on the board of a subject. */
export function casualGames({ play, random = NO_GAMES }: Subject): readonly PlainCasualGame[] {
  const known = played.get(play) ?? new Map<string, readonly PlainCasualGame[]>();
  played.set(play, known);
  const name = `${random.seed} ${random.games}`;
  const games =
    known.get(name) ??
    Array.from({ length: random.games }, (_, game) => playCasual(play.board, play.rules, random.seed + game));
  known.set(name, games);
  return games;
}

/** The mean seconds of the links of a third, or of the one link that stands there in a game of fewer than three. */
function secondsIn({ seconds }: PlainCasualGame, third: number): number {
  const [from, to] = [third, third + 1].map((each) => Math.floor((seconds.length * each) / 3));
  const some = seconds.slice(from, Math.max((from ?? 0) + 1, to ?? 0));
  return some.reduce((sum, each) => sum + each, 0) / some.length;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const above = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? above : ((sorted[middle - 1] ?? 0) + above) / 2;
}

/** A median of some figures as it is rounded to tenths. */
function isTenth(numeral: string, values: readonly number[]): boolean {
  return values.length > 0 && Math.abs(Number(numeral) - medianOf(values)) <= 0.05 + 1e-9;
}
