import { type Board, type Cells, countTiles } from '../../core/board/board.ts';
import { type CasualMeasure, measureBoard, measureInSteps } from '../../core/coach/board-measure.ts';
import { CASUAL_PLAYER_VERSION } from '../../core/coach/casual-version.ts';
import { roundShare } from '../../core/percent.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { lineCasualSentences } from '../../core/sentences/casual-sentences.ts';
import type { LineSentence } from '../../core/sentences/sentence.ts';
import { lossShareSentence, opennessSentences } from '../../core/sentences/share-sentences.ts';
import {
  type CountedLosses,
  lossOf,
  type MeasuredShare,
  measureShare,
} from '../../core/solve/measured-share.ts';
import { rateInSteps, rateToTell } from '../../core/solve/rating.ts';
import type { Tools } from './command.ts';
import type { Printer } from './printer.ts';
import { runReporting } from './search.ts';

/** Random games that a rating plays unless told otherwise: the interval is then at most 0.07 wide. */
const MOST_GAMES = 1000;
/**
 * Above this number of tiles fewer games are played, as the time of one grows with their square: half a
 * second on 64 x 64.
 */
const CHEAP_TILES = 480;
/** Games of the casual player at most; one takes about as long as five random ones. */
const MOST_CASUAL_GAMES = 200;
/** On larger boards the casual player, who lists every link in each position, takes too long. */
const MOST_CASUAL_TILES = 600;
/** With fewer the interval is too wide even where all of them end alike. */
const LEAST_GAMES = 12;

/** A rating in JSON: shares from 0 to 1, in steps of a thousandth; finer where that would make 0 or 1 of what is neither. */
export interface RatingReport {
  readonly games: number;
  /** Random games lost, their share, and its 95 % interval. */
  readonly lost: number;
  readonly loss: number;
  readonly lossInterval: readonly [low: number, high: number];
  /** Legal moves open at a time, on average. */
  readonly openMoves: number;
  /** Share of turns with a single legal move. */
  readonly forcedMoves: number;
  readonly openingMoves: number;
  /** The games of the simulated casual player alone; missing on boards that are too large for it. */
  readonly casual?: CasualReport;
}

/** The measures of the casual player's games, see core/coach/board-measure.ts. Shares are from 0 to 1. */
export interface CasualReport {
  /** The version of the player. */
  readonly version: number;
  readonly games: number;
  readonly won: number;
  /** The share of its games that got stuck, with the 95 % interval. */
  readonly stuck: number;
  readonly stuckInterval: readonly [low: number, high: number];
  /** Seconds that a link takes in each third of a game won; null where none was won. */
  readonly seconds: readonly [first: number, second: number, last: number] | null;
  /** The 95 % interval of the first of them; null where too few games were won to have one. */
  readonly firstThirdInterval: readonly [low: number, high: number] | null;
  readonly minutes: number | null;
  /** The median of the least number of open links, and the share of games in which it was below two. */
  readonly leastOpen: number;
  readonly tight: number;
  /** The median share of pairs left when it got stuck; null where it never did. */
  readonly leftWhenStuck: number | null;
}

/** The number of random games that rate a board when none is given; they take some five seconds up to 64 x 64. */
export function gamesFor(cells: Cells): number {
  const games = Math.round(MOST_GAMES * (CHEAP_TILES / countTiles(cells)) ** 2);
  return Math.max(LEAST_GAMES, Math.min(MOST_GAMES, games));
}

/**
 * Measures a board. The same board, rules, games and seed give the same report on every machine. Where no number of games
 * is asked for, as many are played as it takes to tell the share.
 */
export function makeRatingReport(
  board: Board,
  rules: Rules,
  { games, seed }: { games: number | undefined; seed: number },
  tools: Tools,
): RatingReport {
  const rating = runReporting(
    games === undefined
      ? rateToTell(board, rules, { games: gamesFor(board.cells), seed })
      : rateInSteps(board, rules, { games, seed }),
    tools,
  );
  return {
    games: rating.games,
    lost: rating.lost,
    ...lossInThousandths(lossOf(rating)),
    openMoves: rating.openMovesPermille / 1000,
    forcedMoves: roundShare(rating.forcedShare, THOUSANDTHS),
    openingMoves: rating.openingMoves,
    ...casualFields(board, rules, { games, seed }, tools),
  };
}

function casualFields(
  board: Board,
  rules: Rules,
  { games, seed }: { games: number | undefined; seed: number },
  tools: Tools,
): Pick<RatingReport, 'casual'> {
  if (countTiles(board.cells) > MOST_CASUAL_TILES) return {};
  const played = Math.min(MOST_CASUAL_GAMES, games ?? gamesFor(board.cells));
  return { casual: casualReport(runReporting(measureInSteps(board, rules, { games: played, seed }), tools)) };
}

/** Games of the casual player on each board of a list. */
const LISTED_GAMES = 60;

/** Measures a board that is listed among others by the casual player's games. */
export function listedCasual(board: Board, rules: Rules): Pick<RatingReport, 'casual'> {
  return { casual: casualReport(measureBoard(board, rules, { games: LISTED_GAMES, seed: 1 })) };
}

function casualReport(measure: CasualMeasure): CasualReport {
  const { games: played } = measure;
  const { won, secondsByThird, firstThirdBounds: bounds, minutes, leastOpen, tight, leftWhenStuck } = measure;
  const stuck = lossInThousandths(measureShare(played - won, played));
  return {
    version: CASUAL_PLAYER_VERSION,
    games: played,
    won,
    stuck: stuck.loss,
    stuckInterval: stuck.lossInterval,
    seconds: secondsByThird === null ? null : inEachTenths(secondsByThird),
    firstThirdInterval: bounds === null ? null : intervalInTenths(bounds),
    minutes: minutes === null ? null : inTenths(minutes),
    leastOpen,
    tight: roundShare(tight / played, THOUSANDTHS),
    leftWhenStuck: leftWhenStuck === null ? null : roundShare(leftWhenStuck, THOUSANDTHS),
  };
}

function inEachTenths([first, second, last]: readonly [number, number, number]): [number, number, number] {
  return [inTenths(first), inTenths(second), inTenths(last)];
}

/** Rounded outwards, so that it holds what it held. */
function intervalInTenths({ low, high }: { readonly low: number; readonly high: number }): [number, number] {
  return [Math.floor(10 * low) / 10, Math.ceil(10 * high) / 10];
}

function inTenths(figure: number): number {
  return Math.round(10 * figure) / 10;
}

/** A decimal of a per cent. */
const THOUSANDTHS = { decimals: 1 } as const;

/** Games that were counted, with the interval of the share lost, in JSON; nothing where the games are not known. */
export function lossFields(
  counted: CountedLosses | null,
): Partial<CountedLosses & Pick<RatingReport, 'lossInterval'>> {
  if (counted === null) return {};
  return { ...counted, lossInterval: lossInThousandths(lossOf(counted)).lossInterval };
}

function lossInThousandths({ share, low, high }: MeasuredShare): Pick<RatingReport, 'loss' | 'lossInterval'> {
  const interval = [
    roundShare(low, { ...THOUSANDTHS, rounding: 'down' }),
    roundShare(high, { ...THOUSANDTHS, rounding: 'up' }),
  ] as const;
  return { loss: roundShare(share, THOUSANDTHS), lossInterval: interval };
}

/** The report in words, one line a figure. A share of which too little is known is not told, only why. */
export function printRating(report: RatingReport, printer: Printer): string {
  return ratingSentences(report)
    .map((each) => printer.sentence(each))
    .join('\n');
}

export function ratingSentences(report: RatingReport): readonly LineSentence[] {
  const { openingMoves, openMoves, forcedMoves, casual } = report;
  return [
    lossShareSentence(report),
    ...opennessSentences(openingMoves, openMoves, forcedMoves),
    ...(casual === undefined ? [] : lineCasualSentences(casual)),
  ];
}
