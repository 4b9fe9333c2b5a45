import type { Cells, Move } from '../board/board.ts';

/**
 * Gives each pair of cells a kind, so that each kind is given as often as it lies on the board and few cells change.
 * Greedy: pairs that are equal already keep their kind, then one of two tiles keeps its, then the rest is dealt out.
 * Linear in the tiles.
 */
export function kindsForPairs(cells: Cells, pairs: readonly Move[]): number[] {
  const left = pairsOfKinds(cells);
  const kinds: number[] = Array.from(pairs, () => 0);
  const give = (index: number, kind: number) => {
    const count = left.get(kind) ?? 0;
    if (kinds[index] !== 0 || count === 0) return;
    kinds[index] = kind;
    left.set(kind, count - 1);
  };
  const kindAt = (cell: number) => cells[cell] ?? 0;
  for (const [index, [a, b]] of pairs.entries()) if (kindAt(a) === kindAt(b)) give(index, kindAt(a));
  for (const [index, [a, b]] of pairs.entries()) for (const cell of [a, b]) give(index, kindAt(cell));
  const rest = [...left].flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  return kinds.map((kind) => (kind === 0 ? (rest.pop() ?? 0) : kind));
}

/** Counts the pairs of each kind that the tiles make. */
function pairsOfKinds(cells: Cells): Map<number, number> {
  const counts = new Map<number, number>();
  for (const kind of cells) if (kind > 0) counts.set(kind, (counts.get(kind) ?? 0) + 1 / 2);
  return counts;
}
