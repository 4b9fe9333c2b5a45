/** The sentences about the games of the simulated casual player on a board, with their number and their interval. */
import type { CasualMeasure } from '../coach/board-measure.ts';
import { makePercent } from '../percent.ts';
import { measureShare, plainShare } from '../solve/measured-share.ts';
import type { ClaimOf } from './claim.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';
import { type Numeral, toldNumerals } from './share-sentences.ts';

/** Digits behind the point on the command line. */
const DECIMALS = 1;

/** The figures of those games that are told; null where no game counts for them. */
export interface CasualFigures {
  readonly games: number;
  readonly won: number;
  /** Seconds that a link takes in each third of a game won, and its minutes: medians. */
  readonly seconds: readonly [first: number, second: number, last: number] | null;
  readonly minutes: number | null;
  /** The median share of pairs left in games that got stuck, from 0 to 1. */
  readonly leftWhenStuck: number | null;
}

/** Of a board, on the command line: how often it gets stuck, how long it looks, and what is left when it gets stuck. */
export function lineCasualSentences(figures: CasualFigures): readonly LineSentence[] {
  const { games, won, seconds, minutes, leftWhenStuck } = figures;
  const stuck = casualClaim('stuck', games - won, games, DECIMALS);
  const said: LineSentence[] = [
    stuck === null
      ? sentence('cli.rating.casual-not-told', { says: 'casual-too-few', count: games, stuck: games - won })
      : sentence('cli.rating.casual', stuck),
  ];
  if (seconds !== null && minutes !== null) {
    const [first, second, last] = seconds.map(written) as [Numeral, Numeral, Numeral];
    said.push(
      sentence('cli.rating.seconds', {
        says: 'casual-times',
        first,
        second,
        last,
        minutes: written(minutes),
      }),
    );
  }
  if (leftWhenStuck !== null) {
    const share = { numeral: makePercent(leftWhenStuck, { decimals: DECIMALS }) };
    said.push(sentence('cli.rating.left', { says: 'casual-left', share }));
  }
  return said;
}

const WINS = {
  few: 'editor.measure.about-few',
  about: 'editor.measure.about',
  most: 'editor.measure.about-most',
} as const;

/** Of a board, in a window and in small numbers; null where too few games were played to tell. */
export function casualPlainSentence({ games, won }: Pick<CasualMeasure, 'games' | 'won'>): Sentence | null {
  const share = plainShare(measureShare(won, games));
  return share && sentence(WINS[share.size], { says: 'casual-about', won, games, ...share });
}

/** Of a board, in a window; none where too few games were played, or none was won, to tell. */
export function casualSentences({ games, won, secondsByThird }: CasualMeasure): readonly Sentence[] {
  const wins = casualClaim('won', won, games, 0);
  if (wins === null || secondsByThird === null) return [];
  const seconds = written(secondsByThird[0]);
  return [
    sentence('editor.measure.wins', wins, { says: 'casual-games', count: games }),
    sentence('editor.measure.seconds', { says: 'casual-first-third', seconds }),
  ];
}

/** A figure with one decimal, rounded as the report in JSON rounds it. */
function written(figure: number): Numeral {
  return { numeral: (Math.round(10 * figure) / 10).toFixed(DECIMALS) };
}

/** Returns the claim of a count of games; null where too little is known to state it. */
function casualClaim(
  part: ClaimOf<'casual-play'>['part'],
  counted: number,
  games: number,
  decimals: number,
): ClaimOf<'casual-play'> | null {
  const told = toldNumerals(measureShare(counted, games), decimals);
  return told && { says: 'casual-play', part, counted, games, ...told };
}
