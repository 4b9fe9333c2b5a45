/** Every way to play a small position by the plain rules alone: what the claims of sentences are measured against. */
import { type Board, EMPTY, type Move } from '../../core/board/board.ts';
import { settle } from '../../core/rules/gravity.ts';
import { allMoves } from '../../core/rules/moves.ts';
import type { Rules } from '../../core/rules/rules.ts';

/** A position of at most 30 tiles, whose tiles are numbered in reading order. */
export interface PlainPlay {
  readonly board: Board;
  readonly rules: Rules;
  /** The cells of the tiles. */
  readonly cells: readonly number[];
  /** The pairs of tiles that can be linked once the tiles of a set (a bit a tile) are gone. */
  readonly movesAfter: (gone: number) => readonly Move[];
  /** Whether some order of moves takes all others once the tiles of a set are gone. */
  readonly isWonAfter: (gone: number) => boolean;
}

export function plainPlay(board: Board, rules: Rules): PlainPlay {
  const cells = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
  const known = new Map<number, readonly Move[]>();
  const movesAfter = (gone: number): readonly Move[] => {
    const before = known.get(gone);
    if (before !== undefined) return before;
    const moves = legalAfter(board, rules, cells, gone);
    known.set(gone, moves);
    return moves;
  };
  const won = new Map<number, boolean>([[2 ** cells.length - 1, true]]);
  const isWonAfter = (gone: number): boolean => {
    const before = won.get(gone);
    if (before !== undefined) return before;
    const isWon = movesAfter(gone).some((move) => isWonAfter(withGone(gone, move)));
    won.set(gone, isWon);
    return isWon;
  };
  return { board, rules, cells, movesAfter, isWonAfter };
}

/** Tiles that slide keep their order, so where they lie follows from which are gone. */
function legalAfter(board: Board, rules: Rules, tiles: readonly number[], gone: number): readonly Move[] {
  // Numbers of tiles slide, and give back their kinds.
  const numbers = board.cells.map((kind) => (kind > 0 ? EMPTY : kind));
  for (const [tile, cell] of tiles.entries()) if (((gone >> tile) & 1) === 0) numbers[cell] = tile + 1;
  const laid = gone === 0 ? numbers : settle({ ...board, cells: numbers }, rules.gravity);
  const kinds = laid.map((number) => (number > 0 ? (board.cells[tiles[number - 1] ?? 0] ?? 0) : number));
  return allMoves({ ...board, cells: kinds }, rules).map(([a, b]) => [
    (laid[a] ?? 0) - 1,
    (laid[b] ?? 0) - 1,
  ]);
}

/** Whether a pair may be taken where each assumed pair goes together or not at all. */
function isAllowed({ cells }: PlainPlay, chosen: readonly Move[]): (move: Move) => boolean {
  const partners = new Map(chosen.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return (move) => {
    const [a = -1, b = -1] = move.map((tile) => cells[tile] ?? -1);
    return (partners.get(a) ?? b) === b && (partners.get(b) ?? a) === a;
  };
}

/** The set with the two tiles of a pair. */
export function withGone(gone: number, [a, b]: Move): number {
  return gone | (1 << a) | (1 << b);
}

/** The sets of tiles that can be gone, as far as the assumed pairs go together. */
function reachedSets(play: PlainPlay, chosen: readonly Move[]): ReadonlySet<number> {
  const mayGo = isAllowed(play, chosen);
  const reached = new Set([0]);
  for (const gone of reached)
    for (const move of play.movesAfter(gone)) if (mayGo(move)) reached.add(withGone(gone, move));
  return reached;
}

/** Whether some order of moves clears it, as far as the assumed pairs go together. */
export function canClear(play: PlainPlay, chosen: readonly Move[] = []): boolean {
  if (chosen.length === 0) return play.isWonAfter(0);
  const all = 2 ** play.cells.length - 1;
  const mayGo = isAllowed(play, chosen);
  const lost = new Set<number>();
  const clears = (gone: number): boolean => {
    if (gone === all) return true;
    if (lost.has(gone)) return false;
    lost.add(gone);
    return play.movesAfter(gone).some((move) => mayGo(move) && clears(withGone(gone, move)));
  };
  return clears(0);
}

/** The cells whose tiles some play takes. */
export function takenCells(play: PlainPlay, chosen: readonly Move[]): ReadonlySet<number> {
  let taken = 0;
  for (const gone of reachedSets(play, chosen)) taken |= gone;
  return new Set(play.cells.filter((_, tile) => ((taken >> tile) & 1) === 1));
}
