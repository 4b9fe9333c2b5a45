import type { Board } from '../board/board.ts';
import { countTiles } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import type { Proof } from '../solve/positions/proof.ts';
import type { Progress } from '../solve/progress.ts';
import { type RatingOptions, rateInSteps } from '../solve/rating.ts';
import type { WinFigure } from './position-review.ts';

/**
 * The share of uniform random games that win from a position, as the measure of difficulty plays them. Nothing is played
 * where the answer is proved: from a lost position none wins, on a cleared one all have.
 */
export function* countWins(
  board: Board,
  rules: Rules,
  verdict: Proof,
  options: RatingOptions,
): Generator<Progress, WinFigure> {
  if (countTiles(board.cells) === 0) return certain(1000);
  if (verdict === 'lost') return certain(0);
  const rating = yield* rateInSteps(board, rules, options);
  return {
    games: rating.games,
    won: rating.games - rating.lost,
    winPermille: 1000 - rating.lossPermille,
    lowPermille: 1000 - rating.lossHighPermille,
    highPermille: 1000 - rating.lossLowPermille,
  };
}

function certain(winPermille: number): WinFigure {
  return { games: 0, won: 0, winPermille, lowPermille: winPermille, highPermille: winPermille };
}
