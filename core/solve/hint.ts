import { type Board, countTiles, type Move } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';
import type { Progress } from './progress.ts';
import { solve } from './solve.ts';
import type { SearchOptions } from './verdict.ts';

/**
 * Why a hint is a good move. `opens`: after it, the tile at `cell` can be taken, which could not before (the cell is
 * the tile's place after the move); gravity may have brought it there.
 */
export type HintReason =
  | { readonly why: 'last-two' }
  | { readonly why: 'whole-kind' }
  | { readonly why: 'only-move' }
  | { readonly why: 'opens'; readonly cell: number }
  | { readonly why: 'on-the-way' };

/**
 * The answer to *what now?*. A `move` is proved: `witness` starts with it and clears the board. On `unknown` the move
 * is legal and not proved to keep the game winnable, or null when nothing links.
 */
export type Hint =
  | {
      readonly kind: 'move';
      readonly move: Move;
      readonly reason: HintReason;
      readonly proved: true;
      readonly witness: readonly Move[];
    }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'unknown'; readonly move: Move | null }
  | { readonly kind: 'cleared' };

/**
 * Finds a move that keeps a game winnable, with the reason that is easiest to see. Solves the board once; without
 * gravity the witness is then reordered so that a safe move comes first (see `safeFirst`), so no second proof is
 * needed.
 */
export function* findHint(board: Board, rules: Rules, options: SearchOptions): Generator<Progress, Hint> {
  if (countTiles(board.cells) === 0) return { kind: 'cleared' };
  const found = yield* solve(board, rules, options);
  if (found.verdict === 'unsolvable') return { kind: 'unsolvable' };
  const moves = allMoves(board, rules);
  if (found.verdict === 'unknown') return { kind: 'unknown', move: moves[0] ?? null };
  const witness = rules.gravity === 'none' ? safeFirst(board, rules, found.witness) : found.witness;
  const [move] = witness;
  if (move === undefined) return { kind: 'cleared' };
  return { kind: 'move', move, reason: reasonFor(board, rules, moves, witness), proved: true, witness };
}

/**
 * Without gravity a removal never unlinks another pair, so any move of a witness that links now may be played first,
 * the others keeping their order. Puts first a pair that is the last of its kind, else one whose whole kind the
 * witness can clear now, else leaves the order alone.
 */
function safeFirst(board: Board, rules: Rules, witness: readonly Move[]): readonly Move[] {
  const movesOfKind = new Map<number, Move[]>();
  for (const move of witness) {
    const kind = board.cells[move[0]] ?? 0;
    movesOfKind.set(kind, [...(movesOfKind.get(kind) ?? []), move]);
  }
  const byFewest = [...movesOfKind.values()].sort((one, other) => one.length - other.length);
  const whole = byFewest.find((moves) => clearsInOrder(board, rules, moves));
  if (whole === undefined) return witness;
  return [...whole, ...witness.filter((move) => !whole.includes(move))];
}

function clearsInOrder(board: Board, rules: Rules, moves: readonly Move[]): boolean {
  let now = board;
  for (const move of moves) {
    if (findLink(now, rules, move[0], move[1]) === null) return false;
    now = applyMove(now, rules, move);
  }
  return true;
}

function reasonFor(board: Board, rules: Rules, moves: readonly Move[], witness: readonly Move[]): HintReason {
  const [move] = witness;
  if (move === undefined) return { why: 'on-the-way' };
  if (moves.length === 1) return { why: 'only-move' };
  const kind = board.cells[move[0]];
  const ofKind = board.cells.filter((cell) => cell === kind).length;
  if (rules.gravity === 'none') {
    if (ofKind === 2) return { why: 'last-two' };
    if (clearsInOrder(board, rules, witness.slice(0, ofKind / 2)) && isOneKind(board, witness, ofKind / 2))
      return { why: 'whole-kind' };
  }
  const cell = findOpened(board, rules, moves, witness);
  return cell === null ? { why: 'on-the-way' } : { why: 'opens', cell };
}

function isOneKind(board: Board, witness: readonly Move[], count: number): boolean {
  const kinds = new Set(witness.slice(0, count).map((move) => board.cells[move[0]]));
  return kinds.size === 1;
}

/** A tile of the witness's next move, when that move does not link yet: the first move is what opens it. */
function findOpened(
  board: Board,
  rules: Rules,
  moves: readonly Move[],
  witness: readonly Move[],
): number | null {
  const [move, next] = witness;
  if (move === undefined || next === undefined) return null;
  const isOpenAlready = moves.some(([a, b]) => isSamePair([a, b], next));
  if (isOpenAlready && rules.gravity === 'none') return null;
  const before = new Set(moves.flat());
  const after = allMoves(applyMove(board, rules, move), rules).flat();
  if (rules.gravity !== 'none') return isOpenAlready ? null : next[0];
  return after.find((cell) => !before.has(cell)) ?? null;
}

function isSamePair(one: Move, other: Move): boolean {
  return Math.min(...one) === Math.min(...other) && Math.max(...one) === Math.max(...other);
}
