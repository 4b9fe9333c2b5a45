import type { BoardChange, PlacedTile } from './board-change.ts';

/** A match counts for more than any number of tiles that stay where they are. */
const MATCH = 1_000;
const STAYED = 1;

/**
 * Tiles of a run keep their order when they slide, so the tiles that are in both states are a longest common
 * subsequence; among the longest, one in which the most tiles stayed.
 */
export function alignRun(before: readonly PlacedTile[], after: readonly PlacedTile[]): BoardChange {
  const worth = worthTable(before, after);
  const gone: PlacedTile[] = [];
  const come: PlacedTile[] = [];
  const moved: { kind: number; from: number; to: number }[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [old, now] = [before[i], after[j]];
    if (old === undefined && now === undefined) return { gone, come, moved };
    if (old !== undefined && now !== undefined && isMatched(worth, i, j, old, now)) {
      if (old.cell !== now.cell) moved.push({ kind: old.kind, from: old.cell, to: now.cell });
      i++;
      j++;
    } else if (old !== undefined && (now === undefined || at(worth, i + 1, j) === at(worth, i, j))) {
      gone.push(old);
      i++;
    } else if (now !== undefined) {
      come.push(now);
      j++;
    }
  }
}

type Worth = readonly (readonly number[])[];

/** `worth[i][j]` is the best that `before` from i on and `after` from j on can share. */
function worthTable(before: readonly PlacedTile[], after: readonly PlacedTile[]): Worth {
  const worth = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const skipped = Math.max(at(worth, i + 1, j), at(worth, i, j + 1));
      const row = worth[i] ?? [];
      row[j] = Math.max(skipped, at(worth, i + 1, j + 1) + matchWorth(before[i], after[j]));
    }
  }
  return worth;
}

function isMatched(worth: Worth, i: number, j: number, old: PlacedTile, now: PlacedTile): boolean {
  const gain = matchWorth(old, now);
  return gain > 0 && at(worth, i, j) === at(worth, i + 1, j + 1) + gain;
}

function matchWorth(old: PlacedTile | undefined, now: PlacedTile | undefined): number {
  if (old === undefined || now === undefined || old.kind !== now.kind) return 0;
  return old.cell === now.cell ? MATCH + STAYED : MATCH;
}

function at(worth: Worth, i: number, j: number): number {
  return worth[i]?.[j] ?? 0;
}
