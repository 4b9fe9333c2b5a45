/** Judges the pairs of a puzzle's position: which there are, and what playing one of them does. */
import { type Board, countTiles, type Move, type Point } from '../../board/board.ts';
import { loadedEngine } from '../../engine/loaded-engine.ts';
import { err, ok, type Result } from '../../result.ts';
import { applyMove } from '../../rules/apply.ts';
import { findLink } from '../../rules/link.ts';
import { type PairRefusal, pairRefusalOf } from '../../rules/pair-refusal.ts';
import type { Progress } from '../../solve/progress.ts';
import { solve } from '../../solve/solve.ts';
import type { MoveVerdict } from '../position-review.ts';
import type { Position } from './position-images.ts';

/** A legal pair with the line that joins it. */
export interface Candidate {
  readonly move: Move;
  readonly turns: number;
  readonly line: readonly Point[];
}

/** A pair that was taken, and what is proved of it. */
export interface JudgedLink extends Candidate {
  readonly kind: number;
  /** The position after it. */
  readonly cells: Board['cells'];
  readonly tilesLeft: number;
  readonly verdict: MoveVerdict;
  /** When it keeps the game winnable: moves from it on that clear the board. */
  readonly witness: readonly Move[] | null;
}

const SEED = 1;

/** Every legal pair of a position, in reading order. */
export function candidatesOf({ board, rules }: Position): Candidate[] {
  const engine = loadedEngine(board, rules);
  return engine.moves().flatMap((move) => {
    const link = findLink(board, rules, ...move);
    return link === null ? [] : [{ move, turns: link.turns, line: link.line }];
  });
}

/** Takes a pair and proves what that does, within so many nodes of the solver. */
export function* judgeLink(
  { board, rules }: Position,
  move: Move,
  nodeLimit: number,
): Generator<Progress, Result<JudgedLink, PairRefusal>> {
  const link = findLink(board, rules, ...move);
  if (link === null) return err(pairRefusalOf(board, rules, move) ?? { code: 'not-a-tile' });
  const after = applyMove(board, rules, move);
  const found = yield* solve(after, rules, { nodeLimit, seed: SEED });
  return ok({
    move,
    turns: link.turns,
    line: link.line,
    kind: board.cells[move[0]] ?? 0,
    cells: after.cells,
    tilesLeft: countTiles(after.cells),
    verdict: found.verdict === 'solvable' ? 'keep' : found.verdict === 'unsolvable' ? 'lose' : 'unknown',
    witness: found.verdict === 'solvable' ? [move, ...found.witness] : null,
  });
}
