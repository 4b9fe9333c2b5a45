/** A share that was measured by playing games, and how it is told: with its games and its interval, or not at all. */
import { makePercent } from '../percent.ts';
import { clopperPearson } from './share-interval.ts';

/** A share of games with the bounds of its 95 % confidence interval; all from 0 to 1. */
export interface MeasuredShare {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Games that were counted, and those of them that were lost. */
export interface CountedLosses {
  readonly games: number;
  readonly lost: number;
}

/** An estimate is told only once its interval is narrower, in points of a hundred: a wider one says next to nothing. */
const WIDEST_TOLD = 30;

/** So many games, each played for itself, leave an interval that is narrow enough to be told, whatever they come to. */
export const TELLING_GAMES = 54;

/** `part` of so many games, each played for itself, with Clopper and Pearson's interval. */
export function measureShare(part: number, games: number): MeasuredShare {
  return { games, share: part / Math.max(1, games), ...clopperPearson(part, games) };
}

/** The share of games lost that were counted. */
export function lossOf({ lost, games }: CountedLosses): MeasuredShare {
  return measureShare(lost, games);
}

/** The share of games lost in thousandths, rounded half up: the form in which deals and puzzles have always kept it. */
export function lossPermilleOf({ lost, games }: CountedLosses): number {
  return games === 0 ? 0 : Math.floor((lost * 2000 + games) / (2 * games));
}

/** The share of the other games: of those won where the games lost were counted. */
export function otherShare({ games, share, low, high }: MeasuredShare): MeasuredShare {
  return { games, share: 1 - share, low: 1 - high, high: 1 - low };
}

/**
 * Returns whether enough is known of a share to state it; the interval counts as it is shown, rounded
 * outwards.
 */
export function isTellable({ low, high }: MeasuredShare): boolean {
  return Math.ceil(100 * high) - Math.floor(100 * low) < WIDEST_TOLD;
}

/** The largest whole of which a share is told as a part. */
const MOST_OF = 20;

/** A share as so many of a few; beyond those fewer than one in `whole` are so, or are not, if any. */
export type PlainShare =
  | { readonly size: 'about'; readonly count: number; readonly of: number }
  | { readonly size: 'few' | 'most'; readonly whole: number };

/** A share in small numbers, of the fewest that come within a tenth of it and of what is left; null where too little is known. */
export function plainShare(measured: MeasuredShare): PlainShare | null {
  if (!isTellable(measured)) return null;
  const { share } = measured;
  for (let of = 2; of <= MOST_OF; of++) {
    const count = Math.round(share * of);
    const isPart = count > 0 && count < of;
    if (isPart && 10 * Math.abs(count / of - share) <= Math.min(share, 1 - share))
      return { size: 'about', count, of };
  }
  return { size: share < 0.5 ? 'few' : 'most', whole: MOST_OF };
}

/** A measured share as text: in per cent without the sign, and the games that it rests on. */
export interface ToldShare {
  readonly share: string;
  readonly low: string;
  readonly high: string;
  readonly games: number;
}

/** Rounds a measured share to be told; null where its interval is too wide. The interval is rounded outwards. */
export function tellShare(measured: MeasuredShare, decimals = 0): ToldShare | null {
  if (!isTellable(measured)) return null;
  return {
    share: makePercent(measured.share, { decimals }),
    low: makePercent(measured.low, { decimals, rounding: 'down' }),
    high: makePercent(measured.high, { decimals, rounding: 'up' }),
    games: measured.games,
  };
}
