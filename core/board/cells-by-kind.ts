import type { Cells } from './board.ts';

/** The cells of the tiles of each kind, ascending; kinds in the order in which they first occur. Linear in the area. */
export function cellsByKind(cells: Cells): readonly (readonly number[])[] {
  const byKind = new Map<number, number[]>();
  for (const [cell, kind] of cells.entries()) {
    if (kind <= 0) continue;
    const known = byKind.get(kind);
    if (known === undefined) byKind.set(kind, [cell]);
    else known.push(cell);
  }
  return [...byKind.values()];
}
