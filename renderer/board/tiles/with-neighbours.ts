/**
 * Cells and the eight around each, in order of rows, so that a tile covers the shadow of the one above it in a part of a
 * board as in all of it. A sprite reaches over its cell by less than half a cell, so these are all that can overlap.
 */
export function withNeighbours(
  cells: Iterable<number>,
  { width, height }: { readonly width: number; readonly height: number },
): number[] {
  const all = new Set<number>();
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        all.add(row * width + column);
      }
    }
  }
  return [...all].sort((a, b) => a - b);
}
