import { type Board, type Cells, countTiles } from '../../core/board/board.ts';
import { roundShare } from '../../core/percent.ts';
import type { Rules } from '../../core/rules/rules.ts';
import type { LineSentence } from '../../core/sentences/sentence.ts';
import { lossShareSentence, opennessSentences } from '../../core/sentences/share-sentences.ts';
import { type CountedLosses, lossOf, type MeasuredShare } from '../../core/solve/measured-share.ts';
import { rateInSteps, rateToTell } from '../../core/solve/rating.ts';
import type { Tools } from './command.ts';
import type { Printer } from './printer.ts';
import { runReporting } from './search.ts';

/** Random games that a rating plays unless told otherwise: the interval is then at most 0.07 wide. */
const MOST_GAMES = 1000;
/** Beyond so many tiles fewer are played, as one takes longer with the square of them: half a second on 64 x 64. */
const CHEAP_TILES = 480;
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
}

/** How many random games a rating of a board plays when no number is given; they take some five seconds up to 64 x 64. */
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
  };
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
    .map((said) => printer.sentence(said))
    .join('\n');
}

export function ratingSentences(report: RatingReport): readonly LineSentence[] {
  const { openingMoves, openMoves, forcedMoves } = report;
  return [lossShareSentence(report), ...opennessSentences(openingMoves, openMoves, forcedMoves)];
}
