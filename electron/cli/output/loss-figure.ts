/** The difficulty that a picture shows. */
import { type Board, countSlots, countTiles } from '../../../core/board/board.ts';
import type { DealRequest } from '../../../core/deal/deal.ts';
import { playRandomDeals } from '../../../core/deal/estimate.ts';
import { winShareOf } from '../../../core/deal/win-share.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { countPairs } from '../../../core/solve/pairing/pairs.ts';
import { rateInSteps } from '../../../core/solve/rating.ts';
import { type LossFigure, lossFigureOf } from '../../../core/templates/difficulty-bar.ts';
import type { Tools } from '../command.ts';
import { runReporting } from '../search.ts';
import { gamesFor } from './rating-report.ts';

/** Deals of a template that are played; of large ones fewer, which take as long. */
const MOST_DEALS = 100;
const CHEAP_SLOTS = 144;
const LEAST_DEALS = 4;
/** Beyond so many pairs of a kind a random game takes minutes, and the picture shows no difficulty. */
const MOST_PAIRS = 1_000_000;
const SEED = 1;

/** Of a board, as `rate` measures it; null when nothing lies on it or too much of one kind. */
export function lossOfBoard(board: Board, rules: Rules, tools: Tools): LossFigure | null {
  if (countTiles(board.cells) === 0 || countPairs(board) > MOST_PAIRS) return null;
  const options = { games: gamesFor(board.cells), seed: SEED };
  const { lossPermille, lossLowPermille, lossHighPermille } = runReporting(
    rateInSteps(board, rules, options),
    tools,
  );
  return { lossPermille, lowPermille: lossLowPermille, highPermille: lossHighPermille };
}

/** Of a template, over its deals, as the editor measures it; null when it cannot be dealt, or too much of one kind. */
export function lossOfDeals(request: DealRequest, tools: Tools): LossFigure | null {
  const slots = countSlots(request.shape.marks);
  if (slots ** 2 / (2 * request.kinds) > MOST_PAIRS) return null;
  const share = CHEAP_SLOTS / slots;
  const deals = Math.round(Math.max(LEAST_DEALS, Math.min(MOST_DEALS, MOST_DEALS * share ** 2)));
  const wins = winShareOf(runReporting(playRandomDeals(request, deals), tools));
  return wins === null ? null : lossFigureOf(wins);
}
