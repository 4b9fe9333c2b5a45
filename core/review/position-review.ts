import type { Move } from '../board/board.ts';
import { type MeasuredShare, measureShare } from '../solve/measured-share.ts';
import type { Proof } from '../solve/positions/proof.ts';

/** Random games from a position: how many were played and won, with the 95 % interval of the share, in thousandths. */
export interface WinFigure {
  readonly games: number;
  readonly won: number;
  readonly winPermille: number;
  readonly lowPermille: number;
  readonly highPermille: number;
}

/** The share of games won of a figure whose games were played. */
export function winsOf({ won, games }: WinFigure): MeasuredShare {
  return measureShare(won, games);
}

/** A legal move and what is proved of it: it keeps the game winnable, loses it (or it was lost before), or is not known. */
export interface JudgedMove {
  readonly move: Move;
  readonly verdict: MoveVerdict;
}
export type MoveVerdict = 'keep' | 'lose' | 'unknown';

/** The verdicts that are known of one position and its moves. */
export interface PositionReview {
  readonly verdict: Proof;
  /** Every legal move, `a < b`, sorted by a and then b. */
  readonly moves: readonly JudgedMove[];
  /** The number of all these moves, of those that keep, of those that lose, and of those not known to do either. */
  readonly legal: number;
  readonly keep: number;
  readonly lose: number;
  readonly unknown: number;
  /** Null in a review without games. Of a lost position and of a cleared one it is certain, and no game was played. */
  readonly wins: WinFigure | null;
}

/** Makes the review of a position from its verdict and its judged moves. */
export function makePositionReview(
  verdict: Proof,
  moves: readonly JudgedMove[],
  wins: WinFigure | null,
): PositionReview {
  const count = (wanted: MoveVerdict) => moves.filter((each) => each.verdict === wanted).length;
  const [keep, lose, unknown] = [count('keep'), count('lose'), count('unknown')];
  return { verdict, moves, legal: moves.length, keep, lose, unknown, wins };
}

/** Returns whether a position is critical: some move is proved to keep it winnable, and some to lose it. */
export function isCritical({ keep, lose }: Pick<PositionReview, 'keep' | 'lose'>): boolean {
  return keep > 0 && lose > 0;
}

/**
 * Returns the verdict of a move in a reviewed position; `unknown` also when it is none of its legal moves.
 */
export function verdictOf({ moves }: PositionReview, [a, b]: Move): MoveVerdict {
  const [first, second] = a < b ? [a, b] : [b, a];
  return moves.find(({ move }) => move[0] === first && move[1] === second)?.verdict ?? 'unknown';
}
