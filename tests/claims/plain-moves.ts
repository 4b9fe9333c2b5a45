/** The pairs that can be linked in a position, by the plain rules. */
import type { Move } from '../../core/board/board.ts';
import type { PlainPlay } from './plain-play.ts';

export function isSame(some: readonly number[], others: readonly number[]): boolean {
  const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b).join();
  return sorted(some) === sorted(others);
}

export function kindAt({ board }: PlainPlay, cell: number): number {
  return board.cells[cell] ?? 0;
}

export function isLegal(play: PlainPlay, pair: Move): boolean {
  return legalMoves(play).some((move) => isSame(move, pair));
}

/** By their first and then their second cell. */
export function legalMoves({ cells, movesAfter }: PlainPlay): readonly Move[] {
  const move = ([a, b]: Move): Move => [cells[a] ?? -1, cells[b] ?? -1];
  return movesAfter(0)
    .map(move)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}
