import { type Board, type Cells, countTiles } from '../../../core/board/board.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { rateInSteps } from '../../../core/solve/rating.ts';
import type { Tools } from '../command.ts';
import { runReporting } from '../search.ts';
import type { Printer } from './printer.ts';

/** Random games that a rating plays unless told otherwise: the interval is then at most 0.07 wide. */
const MOST_GAMES = 1000;
/** Beyond so many tiles fewer are played, as one takes longer with the square of them: half a second on 64 x 64. */
const CHEAP_TILES = 480;
const LEAST_GAMES = 10;

/** A rating in JSON: shares from 0 to 1, in steps of a thousandth. */
export interface RatingReport {
  readonly games: number;
  /** Share of random games lost, and its 95 % interval. */
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

/** Measures a board. The same board, rules, games and seed give the same report on every machine. */
export function makeRatingReport(
  board: Board,
  rules: Rules,
  options: { games: number; seed: number },
  tools: Tools,
): RatingReport {
  const rating = runReporting(rateInSteps(board, rules, options), tools);
  return {
    games: rating.games,
    loss: rating.lossPermille / 1000,
    lossInterval: [rating.lossLowPermille / 1000, rating.lossHighPermille / 1000],
    openMoves: rating.openMovesPermille / 1000,
    forcedMoves: rating.forcedPermille / 1000,
    openingMoves: rating.openingMoves,
  };
}

/** The report in words, one line a figure. */
export function printRating(report: RatingReport, printer: Printer): string {
  const percent = (share: number) => (share * 100).toFixed(1);
  const [low, high] = report.lossInterval.map(percent);
  return [
    printer.say('rating.loss', {
      share: percent(report.loss),
      low: low ?? '',
      high: high ?? '',
      games: report.games,
    }),
    printer.say('rating.opening', { count: report.openingMoves }),
    printer.say('rating.open', { open: report.openMoves.toFixed(1) }),
    printer.say('rating.forced', { share: percent(report.forcedMoves) }),
  ].join('\n');
}
