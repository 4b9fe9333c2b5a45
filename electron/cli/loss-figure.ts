/** The difficulty that a picture shows. */
import { type Board, countSlots, countTiles } from '../../core/board/board.ts';
import type { DealRequest } from '../../core/deal/deal.ts';
import { playRandomDeals } from '../../core/deal/estimate.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { isTellable, lossOf, type MeasuredShare, otherShare } from '../../core/solve/measured-share.ts';
import { countPairs } from '../../core/solve/pairs.ts';
import { rateToTell } from '../../core/solve/rating.ts';
import { winShareOf } from '../../core/templates/win-share.ts';
import type { Tools } from './command.ts';
import { gamesFor } from './rating-report.ts';
import { runReporting } from './search.ts';

/** Deals of a template that are played; of large ones fewer, which take as long. */
const MOST_DEALS = 100;
const CHEAP_SLOTS = 144;
/** With fewer the interval is too wide to be told even where they agree. */
const LEAST_DEALS = 15;
/** Above this number of pairs of a kind a random game takes minutes, and the picture shows no difficulty. */
const MOST_PAIRS = 1_000_000;
const SEED = 1;

/** Of a board, as `rate` measures it; null when nothing lies on it, too much of one kind, or too little is known. */
export function lossOfBoard(board: Board, rules: Rules, tools: Tools): MeasuredShare | null {
  if (countTiles(board.cells) === 0 || countPairs(board) > MOST_PAIRS) return null;
  const options = { games: gamesFor(board.cells), seed: SEED };
  return toldOnly(lossOf(runReporting(rateToTell(board, rules, options), tools)));
}

/** Of a template, over its deals, as the editor measures it; null when it cannot be dealt, too much of one kind, or too little is known. */
export function lossOfDeals(request: DealRequest, tools: Tools): MeasuredShare | null {
  const slots = countSlots(request.shape.marks);
  if (slots ** 2 / (2 * request.kinds) > MOST_PAIRS) return null;
  const share = CHEAP_SLOTS / slots;
  const deals = Math.round(Math.max(LEAST_DEALS, Math.min(MOST_DEALS, MOST_DEALS * share ** 2)));
  const wins = winShareOf(runReporting(playRandomDeals(request, deals), tools));
  return wins === null ? null : toldOnly(otherShare(wins));
}

function toldOnly(measured: MeasuredShare): MeasuredShare | null {
  return isTellable(measured) ? measured : null;
}
