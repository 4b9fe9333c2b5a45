import type { Board, Move } from '../board/board.ts';
import { loadedEngine } from '../engine/loaded-engine.ts';
import { err, ok, type Result } from '../result.ts';
import type { Rules } from '../rules/rules.ts';
import type { ShareProgress } from '../solve/progress.ts';
import { isCritical, type PositionReview, verdictOf } from './position-review.ts';
import { lineStretch } from './proving/stretch.ts';
import { type ReviewOptions, reviewStretch } from './stretch-review.ts';

/** Critical choices, how many were kept, and in how many of these just one move did. */
export interface ChoiceCount {
  readonly critical: number;
  readonly kept: number;
  readonly only: number;
}

/** The review of one line of play. */
export interface LineReview extends ChoiceCount {
  /** The position before each move, and the one after the last. */
  readonly positions: readonly PositionReview[];
  /** Index of the move that lost a winnable position; null when none is proved to have. */
  readonly lostAt: number | null;
}

/** Reviews a line of play by links; the error is the index of the first move that is no legal link. */
export function* reviewLine(
  board: Board,
  rules: Rules,
  moves: readonly Move[],
  options: ReviewOptions,
): Generator<ShareProgress, Result<LineReview, { readonly illegal: number }>> {
  const illegal = findIllegal(board, rules, moves);
  if (illegal >= 0) return err({ illegal });
  const positions = yield* reviewStretch(lineStretch(board, rules, moves), options);
  const choices = moves.map((move, at): Choice => ({ position: positions[at] as PositionReview, move }));
  const lostAt = choices.findIndex(isLosing);
  return ok({ positions, ...countChoices(choices), lostAt: lostAt < 0 ? null : lostAt });
}

/** A move that was made in a reviewed position. */
export interface Choice {
  readonly position: PositionReview;
  readonly move: Move;
}

/** Returns whether a winnable position was lost by a move. */
export function isLosing({ position, move }: Choice): boolean {
  return position.verdict === 'winnable' && verdictOf(position, move) === 'lose';
}

/** Returns whether the move of a critical choice is the only one that keeps the position winnable. */
export function isOnlyMove({ position, move }: Choice): boolean {
  const { keep, unknown } = position;
  return isCritical(position) && keep === 1 && unknown === 0 && verdictOf(position, move) === 'keep';
}

/** Counts choices. One whose own move is not decided counts in neither number. */
export function countChoices(choices: readonly Choice[]): ChoiceCount {
  const decided = choices.filter(
    ({ position, move }) => isCritical(position) && verdictOf(position, move) !== 'unknown',
  );
  return {
    critical: decided.length,
    kept: decided.filter(({ position, move }) => verdictOf(position, move) === 'keep').length,
    only: decided.filter(isOnlyMove).length,
  };
}

function findIllegal(board: Board, rules: Rules, moves: readonly Move[]): number {
  const engine = loadedEngine(board, rules);
  return moves.findIndex(([a, b]) => {
    if (!engine.canLink(a, b)) return true;
    engine.apply(a, b);
    return false;
  });
}
