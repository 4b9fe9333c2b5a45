/**
 * The sentences about shares of random games: with their games and their interval, or that too few were
 * played to tell.
 */

import { makePercent } from '../percent.ts';
import type { WinFigure } from '../review/position-review.ts';
import {
  type CountedLosses,
  isTellable,
  type MeasuredShare,
  measureShare,
  plainShare,
  tellShare,
} from '../solve/measured-share.ts';
import type { WinShare } from '../templates/win-share.ts';
import type { ClaimOf } from './claim.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';

/** Digits behind the point on the command line and of puzzles. */
const DECIMALS = 1;

type Part = ClaimOf<'random-play'>['part'];

/** A share with its interval as a text says it. */
export interface ToldNumerals {
  readonly share: Numeral;
  readonly low: Numeral;
  readonly high: Numeral;
}

/** Returns the claim of a count of games; null where too little is known to state it. */
function playClaim(
  part: Part,
  counted: number,
  games: number,
  decimals: number,
): ClaimOf<'random-play'> | null {
  const told = toldNumerals(measureShare(counted, games), decimals);
  return told && { says: 'random-play', part, counted, games, ...told };
}

/** Returns how a measured share is told; null where too little is known to state it. */
export function toldNumerals(measured: MeasuredShare, decimals: number): ToldNumerals | null {
  const told = tellShare(measured, decimals);
  if (told === null) return null;
  const { share, low, high } = told;
  return { share: { numeral: share }, low: { numeral: low }, high: { numeral: high } };
}

export interface Numeral {
  readonly numeral: string;
}

/** Of a board, on the command line. */
export function lossShareSentence({ lost, games }: CountedLosses): LineSentence {
  const play = playClaim('lost', lost, games, DECIMALS);
  if (play === null) return sentence('cli.rating.not-told', { says: 'too-few', count: games, lost });
  return sentence('cli.rating.loss', play);
}

/** Says the number of pairs open at the start, the mean number open in the games, and the share of moves with a single one. */
export function opennessSentences(
  openingMoves: number,
  openMoves: number,
  forcedMoves: number,
): readonly LineSentence[] {
  return [
    sentence('cli.rating.opening', { says: 'open-now', count: openingMoves }),
    sentence('cli.rating.open', { says: 'open-on-average', open: { numeral: writtenMean(openMoves) } }),
    sentence('cli.rating.forced', {
      says: 'forced-turns',
      share: { numeral: makePercent(forcedMoves, { decimals: DECIMALS }) },
    }),
  ];
}

/**
 * A mean that is known in thousandths, with one decimal; with two where it lies halfway, since there rounding it once more could
 * give the wrong digit.
 */
function writtenMean(mean: number): string {
  const isHalfway = Math.round(1_000 * mean) % 100 === 50;
  return mean.toFixed(isHalfway ? DECIMALS + 1 : DECIMALS);
}

/** Of a position under review, on the command line; what is proved needs no games. */
export function lineWinsSentence({ won, games, winPermille }: WinFigure): LineSentence {
  if (games === 0)
    return sentence('cli.review.wins-proved', {
      says: 'all-or-none',
      share: { numeral: makePercent(winPermille / 1_000) },
    });
  const play = playClaim('won', won, games, DECIMALS);
  if (play !== null) return sentence('cli.review.wins', play);
  return sentence('cli.review.wins-not-told', { says: 'too-few', count: games, lost: games - won });
}

/** Of a position under review; null where no games were needed, or too few were played to tell. */
export function winsSentence({ won, games }: WinFigure): Sentence | null {
  const play = games === 0 ? null : playClaim('won', won, games, 0);
  return play === null ? null : sentence('review.wins', play);
}

const STUCK = {
  few: 'editor.free.stuck-few',
  about: 'editor.free.stuck',
  most: 'editor.free.stuck-most',
} as const;

/** Of a share of random games that were lost, in small numbers; null where too little is known to tell it. */
export function stuckSentence(loss: MeasuredShare): Sentence | null {
  const share = plainShare(loss);
  if (share === null) return null;
  const { games } = loss;
  const lost = Math.round(loss.share * games);
  return sentence(STUCK[share.size], { says: 'about', lost, games, ...share });
}

/** Of a board that is offered. */
export function offeredSentence({ lost, games }: CountedLosses): Sentence {
  const play = playClaim('lost', lost, games, 0);
  if (play === null) return sentence('editor.free.not-told', { says: 'too-few', count: games, lost });
  return sentence('editor.free.loses', play, { says: 'played', count: games });
}

/** Of a puzzle; null where too little is known to tell it. */
export function puzzleShareSentence({ lost, games }: CountedLosses): Sentence | null {
  const play = playClaim('lost', lost, games, DECIMALS);
  return play === null ? null : sentence('puzzle.measure', play);
}

/** Fewer games won than one in so many are not told as one in a number, which would rest on a handful of them. */
const RARE = 100;

/** The same as a player says it, without its interval; null where more than half of the games are won, or too few were played. */
export function puzzlePlainSentence({ lost, games }: CountedLosses): Sentence | null {
  const won = games - lost;
  const measured = measureShare(won, games);
  if (!isTellable(measured)) return null;
  if (measured.high < 1 / RARE)
    return sentence('puzzle.below-one-in', { says: 'below-one-in', whole: RARE, won, games });
  if (2 * won > games || won === 0) return null;
  return sentence('puzzle.one-in', { says: 'one-in', whole: Math.round(games / won), won, games });
}

/** Of the deals of a drawing: the share, its interval, and how open they begin; null where too little is known to tell it. */
export function sampledSentences(sampled: WinShare): readonly [Sentence, Sentence, Sentence] | null {
  const claims = sampledClaims(sampled);
  if (claims === null) return null;
  const [share, interval] = claims;
  const count = Math.round(sampled.openingMoves);
  return [
    sentence('editor.share.wins', share),
    sentence('editor.share.interval', interval),
    sentence('editor.share.opening', { says: 'opened-on-average', count }),
  ];
}

function sampledClaims(sampled: WinShare): readonly [ClaimOf<'sampled'>, ClaimOf<'sampled-interval'>] | null {
  const told = tellShare(sampled);
  if (told === null) return null;
  return [
    { says: 'sampled', share: { numeral: told.share }, games: told.games },
    { says: 'sampled-interval', low: { numeral: told.low }, high: { numeral: told.high }, count: told.games },
  ];
}
