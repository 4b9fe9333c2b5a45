import type { Move } from '../../board/board.ts';
import { applyMove } from '../../rules/apply.ts';
import type { ShareProgress } from '../../solve/progress.ts';
import { reviewLine } from '../line-review.ts';
import { isCritical } from '../position-review.ts';
import type { Position } from './position-images.ts';

/** The choices on the way of a line that cleared a study. */
export interface StudyChoices {
  readonly critical: number;
  readonly only: number;
  /** Positions in which some pair is neither proved to keep nor to lose: they may be critical, too. */
  readonly undecided: number;
  /** The choice with the smallest share of moves that keep the game winnable, of equal ones the first; null without any. */
  readonly narrowest:
    | (Position & {
        /** Among the moves, from 1. */
        readonly moveNumber: number;
        readonly move: Move;
        readonly keep: number;
        readonly legal: number;
      })
    | null;
}

const NODE_LIMIT = 200_000;

/** The choices along moves that clear a board. What is not decided within the nodes is no choice. */
export function* studyChoices(
  { board, rules }: Position,
  moves: readonly Move[],
  nodeLimit = NODE_LIMIT,
): Generator<ShareProgress, StudyChoices> {
  const review = yield* reviewLine(board, rules, moves, { nodeLimit, seed: 1, games: 0 });
  if (!review.ok) return { critical: 0, only: 0, undecided: moves.length, narrowest: null };
  const { positions, critical, only } = review.value;
  const undecided = positions.filter(({ unknown }) => unknown > 0).length;
  let narrowest: StudyChoices['narrowest'] = null;
  let now = board;
  for (const [index, move] of moves.entries()) {
    const position = positions[index];
    const isNarrower =
      position !== undefined &&
      isCritical(position) &&
      position.unknown === 0 &&
      (narrowest === null || position.keep * narrowest.legal < narrowest.keep * position.legal);
    if (isNarrower) {
      const { keep, legal } = position;
      narrowest = { board: now, rules, moveNumber: index + 1, move, keep, legal };
    }
    now = applyMove(now, rules, move);
  }
  return { critical, only, undecided, narrowest };
}
