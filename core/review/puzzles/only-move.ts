import { type Board, countTiles, type Move } from '../../board/board.ts';
import { loadedEngine } from '../../engine/loaded-engine.ts';
import type { Random } from '../../random.ts';
import { applyMove } from '../../rules/apply.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Progress } from '../../solve/progress.ts';
import { isSameMove } from '../same-move.ts';
import { gradePosition } from './grading.ts';
import { greedyMoves } from './greedy.ts';
import { dealLosingBoard, type HardBoard } from './hard-board.ts';
import { judgeMoves } from './move-verdicts.ts';
import { imagesOf, type Position } from './position-images.ts';
import type { OnlyMove, PuzzleGrade } from './puzzle.ts';

/** Legal moves of an only-move puzzle. */
export const ONLY_MOVE_LEGAL = 3;
/** Pairs on the board; with fewer a puzzle is tiny. */
export const ONLY_MOVE_PAIRS = 6;
/** Moves that keep an only-move position. */
const ONE = 1;
/** Random games lost, in thousandths, on the boards along whose games positions are looked for. */
export const BOARD_LOSS = 600;

/** A position in which one move is proved to keep the game winnable and every other to lose it. */
export interface OnlyMovePosition extends Position {
  readonly answer: Move;
  readonly witness: readonly Move[];
}

/** Looks for only-move puzzles of a grade, or of any, along one game of one board; there may be none. */
export function* seekOnlyMoves(random: Random, wanted: PuzzleGrade | null): Generator<Progress, OnlyMove[]> {
  const found = yield* dealLosingBoard(random, BOARD_LOSS);
  const puzzles: OnlyMove[] = [];
  if (found === null) return puzzles;
  for (const each of yield* onlyMovesAlong(found)) {
    const position = yield* acceptedImage(each);
    if (position === null) continue;
    const graded = yield* gradePosition(position.board, position.rules);
    if (graded === null || (wanted !== null && graded.grade !== wanted)) continue;
    puzzles.push({ kind: 'only-move', ...position, ...graded });
  }
  return puzzles;
}

/** The position, or where only a greedy player finds its answer an image in which none does; null when it is thrown out. */
function* acceptedImage(position: OnlyMovePosition): Generator<Progress, OnlyMovePosition | null> {
  const reason = rejectOnlyMove(position);
  if (reason !== 'greedy') return reason === null ? position : null;
  // Which pair comes first depends on how the board is turned. Each image is proved anew.
  for (const image of imagesOf(position)) {
    const turned = yield* onlyMoveOf(image);
    if (turned !== null && rejectOnlyMove(turned) === null) return turned;
  }
  return null;
}

/** The positions along a game that clears a board which one move alone keeps winnable. */
export function* onlyMovesAlong({
  board,
  rules,
  witness,
}: HardBoard): Generator<Progress, OnlyMovePosition[]> {
  const found: OnlyMovePosition[] = [];
  let now = board;
  for (const move of witness) {
    if (countTiles(now.cells) / 2 < ONLY_MOVE_PAIRS) break;
    const position = yield* onlyMoveOf({ board: now, rules });
    if (position !== null) found.push(position);
    now = applyMove(now, rules, move);
  }
  return found;
}

/** A position as an only-move puzzle; null when it is none, or when some move is not decided. */
export function* onlyMoveOf(position: Position): Generator<Progress, OnlyMovePosition | null> {
  const engine = loadedEngine(position.board, position.rules);
  if (engine.moves().length < ONLY_MOVE_LEGAL) return null;
  const { keep, lose, unknown } = yield* judgeMoves(position, ONE);
  const [only] = keep;
  if (only === undefined || keep.length > ONE || unknown.length > 0 || lose.length === 0) return null;
  return { ...position, answer: only.move, witness: only.witness };
}

/** Why a position is no puzzle although one move alone keeps it: the first rule that throws it out, or null. */
export function rejectOnlyMove({
  board,
  rules,
  answer,
}: OnlyMovePosition): 'size' | 'one-kind' | 'safe' | 'dead' | 'greedy' | null {
  if (countTiles(board.cells) / 2 < ONLY_MOVE_PAIRS) return 'size';
  const engine = loadedEngine(board, rules);
  const moves = engine.moves();
  const kindOf = ([a]: Move) => engine.kindAt(a);
  if (new Set(moves.map(kindOf)).size < 2) return 'one-kind';
  // Without gravity the last two of a kind can never be a mistake: a rule of thumb finds them.
  if (rules.gravity === 'none' && engine.countOf(kindOf(answer)) === 2) return 'safe';
  const isWrong = (move: Move) => !isSameMove(move, answer);
  const wrong = moves.filter(isWrong);
  if (wrong.every((move) => isDeadAfter(board, rules, move))) return 'dead';
  return greedyMoves({ board, rules }).every(isWrong) ? null : 'greedy';
}

function isDeadAfter(board: Board, rules: Rules, move: Move): boolean {
  const engine = loadedEngine(board, rules);
  engine.apply(...move);
  return engine.isDead();
}
