/** Proves what is said of random games: each is played again by the plain rules, and intervals are those of Clopper and Pearson. */
import { createRandom } from '../../core/random.ts';
import type { ToldNumerals } from '../../core/sentences/share-sentences.ts';
import type { PlainShare } from '../../core/solve/measured-share.ts';
import { legalMoves } from './plain-moves.ts';
import { canClear, type PlainPlay, withGone } from './plain-play.ts';
import type { Checks, Subject } from './subject.ts';

type ShareClaim =
  | ('random-play' | 'about' | 'one-in' | 'below-one-in' | 'played' | 'too-few' | 'all-or-none')
  | ('open-on-average' | 'forced-turns' | 'open-now')
  | ('sampled' | 'sampled-interval' | 'opened-on-average');

export const SHARE_CHECKS: Checks<ShareClaim> = {
  'random-play': ({ part, counted, games, share, low, high }, subject) => {
    const { lost } = playedAgain(subject);
    return (
      games === subject.random?.games &&
      counted === (part === 'lost' ? lost : games - lost) &&
      isTold({ share, low, high }, counted, games)
    );
  },
  'one-in': ({ whole, won, games }, subject) => {
    const isCounted = games === subject.random?.games && won === games - playedAgain(subject).lost;
    return isCounted && whole >= 2 && Math.abs(whole - games / won) <= 0.5;
  },
  about: ({ lost, games, ...plain }, subject) => {
    const isCounted =
      subject.sampled === undefined
        ? games === subject.random?.games && lost === playedAgain(subject).lost
        : games === subject.sampled.deals.length * subject.sampled.gamesEach &&
          isNearSampled(1 - lost / games, 1 / games, subject.sampled);
    return isCounted && isPlain(plain, lost, games);
  },
  'below-one-in': ({ whole, won, games }, subject) => {
    const isCounted = games === subject.random?.games && won === games - playedAgain(subject).lost;
    // The upper bound is the share with which so few or fewer come one time in forty.
    return isCounted && chanceOfMore(1 / whole, won + 1, games) > 0.975;
  },
  played: ({ count }, { random }) => count === random?.games,
  'too-few': ({ count, lost }, subject) =>
    count === subject.random?.games && lost === playedAgain(subject).lost && isWide(lost, count),
  'all-or-none': ({ share: { numeral } }, { play }) =>
    numeral === '100' ? play.cells.length === 0 : numeral === '0' && !canClear(play),
  'open-on-average': ({ open: { numeral } }, subject) => {
    const { open, moves } = playedAgain(subject);
    return Math.abs(Number(numeral) - open / Math.max(1, moves)) <= 50 * unitOf(numeral) + 1e-9;
  },
  'forced-turns': ({ share: { numeral } }, subject) => {
    const { forced, moves } = playedAgain(subject);
    return isRounded(numeral, forced / Math.max(1, moves));
  },
  sampled: ({ share, games }, { sampled }) => {
    if (sampled === undefined) return false;
    const { deals, gamesEach } = sampled;
    const told = Number(share.numeral) / 100;
    const isExact = told > 0 && told < 1 ? true : deals.every((deal) => winChance(deal) < 1) || told === 1;
    const slack = unitOf(share.numeral) / 2 + 1 / games;
    return games === deals.length * gamesEach && isExact && isNearSampled(told, slack, sampled);
  },
  // That such intervals hold the true share as often as they say is measured in tests/deep/interval.deep.ts.
  'sampled-interval': ({ low, high, count }, { sampled }) => {
    const [least, most] = [Number(low.numeral), Number(high.numeral)];
    const isNarrow = Math.ceil(most) - Math.floor(least) < 30;
    return isNarrow && least < most && count === (sampled?.deals.length ?? 0) * (sampled?.gamesEach ?? 0);
  },
  'opened-on-average': ({ count }, { sampled }) => {
    const opened = (sampled?.deals ?? []).map((deal) => legalMoves(deal).length);
    const mean = opened.reduce((sum, each) => sum + each, 0) / Math.max(1, opened.length);
    return Math.abs(count - mean) <= 0.5;
  },
  'open-now': ({ count }, { play }) => count === legalMoves(play).length,
};

interface Counts {
  readonly lost: number;
  readonly moves: number;
  readonly open: number;
  readonly forced: number;
}

const NO_GAMES = { seed: 0, games: 0 };
const counted = new WeakMap<PlainPlay, Map<string, Counts>>();

/** The games as the measure of difficulty says: of the legal moves in order each is as likely, drawn from the stream of its game. */
export function playedAgain({ play, random: { seed, games } = NO_GAMES }: Subject): Counts {
  const known = counted.get(play) ?? new Map<string, Counts>();
  counted.set(play, known);
  const before = known.get(`${seed} ${games}`);
  if (before !== undefined) return before;
  const counts = { lost: 0, moves: 0, open: 0, forced: 0 };
  const all = 2 ** play.cells.length - 1;
  for (let game = 0; game < games; game++) {
    const random = createRandom(seed + game);
    let gone = 0;
    for (let legal = play.movesAfter(0); legal.length > 0; legal = play.movesAfter(gone)) {
      counts.moves++;
      counts.open += legal.length;
      if (legal.length === 1) counts.forced++;
      gone = withGone(gone, legal[random.below(legal.length)] ?? [0, 0]);
    }
    if (gone !== all) counts.lost++;
  }
  known.set(`${seed} ${games}`, counts);
  return counts;
}

/** The exact chance with which uniform random moves clear a position. */
export function winChance({ cells, movesAfter }: PlainPlay): number {
  const all = 2 ** cells.length - 1;
  const known = new Map([[all, 1]]);
  const chance = (gone: number): number => {
    const before = known.get(gone);
    if (before !== undefined) return before;
    const moves = movesAfter(gone);
    const sum = moves.reduce((total, move) => total + chance(withGone(gone, move)), 0);
    known.set(gone, sum / Math.max(1, moves.length));
    return sum / Math.max(1, moves.length);
  };
  return chance(0);
}

/** One of the last digit of a number as it is written, from 0 to 1. */
function unitOf(numeral: string): number {
  return 10 ** -(2 + (numeral.split('.')[1]?.length ?? 0));
}

/** A share with its interval, as they are rounded. */
export function isTold({ share, low, high }: ToldNumerals, part: number, games: number): boolean {
  return (
    isRounded(share.numeral, part / games) &&
    isLowBound(low.numeral, part, games) &&
    isLowBound(complement(high.numeral), games - part, games)
  );
}

/** The 95 % interval is 30 points wide or more. */
export function isWide(part: number, games: number): boolean {
  const low = Math.floor(100 * boundOf(part, games));
  const high = Math.ceil(100 * (1 - boundOf(games - part, games)));
  return high - low >= 30;
}

/** A share as it is rounded to its last digit; it is 0 or 100 only where the share is. */
export function isRounded(numeral: string, share: number): boolean {
  if (numeral === '0' || numeral === '100') return share === Number(numeral) / 100;
  const told = Number(numeral) / 100;
  return told > 0 && told < 1 && Math.abs(told - share) <= unitOf(numeral) / 2 + 1e-12;
}

/** The other share, written alike. */
function complement(numeral: string): string {
  return (100 - Number(numeral)).toFixed(numeral.split('.')[1]?.length ?? 0);
}

/** A lower bound rounded down to its last digit. */
function isLowBound(numeral: string, part: number, games: number): boolean {
  const told = Number(numeral) / 100;
  if (part === 0) return told === 0;
  // The bound is the share with which so many or more come one time in forty.
  const isBelow = chanceOfMore(told, part, games) <= 0.025 + 1e-9;
  return isBelow && chanceOfMore(told + unitOf(numeral), part, games) > 0.025 - 1e-9;
}

/** A share of games won that was counted lies as near to the exact one as six of its standard errors, but for one case in millions. */
function isNearSampled(
  won: number,
  slack: number,
  { deals, gamesEach }: NonNullable<Subject['sampled']>,
): boolean {
  const chances = deals.map(winChance);
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / deals.length;
  const spread =
    Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0) / gamesEach) / deals.length;
  return Math.abs(won - mean) <= 6 * spread + slack;
}

/** Small numbers say what was counted: by a bound, or a tenth off at most, of the part and of what is left. */
export function isPlain(plain: PlainShare, part: number, games: number): boolean {
  if (isWide(part, games)) return false;
  const left = games - part;
  if (plain.size !== 'about') return (plain.size === 'few' ? part : left) * plain.whole < games;
  const { count, of } = plain;
  return (
    count > 0 && count < of && 10 * Math.abs(count * games - part * of) <= of * Math.min(part, left) + 1e-9
  );
}

export function boundOf(part: number, games: number): number {
  let [low, high] = [0, part === 0 ? 0 : 1];
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2;
    if (chanceOfMore(middle, part, games) < 0.025) low = middle;
    else high = middle;
  }
  return low;
}

/** The chance that of so many games `part` or more come to what comes with this share. */
function chanceOfMore(share: number, part: number, games: number): number {
  if (share <= 0) return part === 0 ? 1 : 0;
  if (share >= 1) return 1;
  let chance = 0;
  let logWays = 0;
  for (let count = 0; count <= games; count++) {
    if (count > 0) logWays += Math.log(games - count + 1) - Math.log(count);
    if (count >= part)
      chance += Math.exp(logWays + count * Math.log(share) + (games - count) * Math.log(1 - share));
  }
  return chance;
}
