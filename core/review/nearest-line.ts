/** Finds the line with the fewest turns between two tiles that never go, once everything else is gone. */
import { type Board, EMPTY, type Move, type Point } from '../board/board.ts';
import { findAnyLine, type Link } from '../rules/link.ts';
import type { Rules } from '../rules/rules.ts';

/** A line between two equal tiles that has more turns than the rules allow. */
export interface BlockedLine {
  readonly turns: number;
  readonly line: readonly Point[];
  /** The points at which it turns, in order, up to the first turn too many. */
  readonly corners: readonly Point[];
}

/**
 * Of all lines between two equal tiles of `staying`, with only these on the board, the one with the fewest turns and among
 * those the shortest; null when no two of them can be joined by any line. Nothing is said under gravity, where tiles do not
 * stay in their places. A tile of a pair in `chosen` goes with no other than its partner. One search for each pair.
 */
export function nearestLine(
  board: Board,
  rules: Rules,
  staying: readonly number[],
  chosen: readonly Move[],
): BlockedLine | null {
  if (rules.gravity !== 'none') return null;
  const isStaying = new Set(staying);
  const partners = new Map(chosen.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const cells = board.cells.map((kind, cell) => (kind > 0 && !isStaying.has(cell) ? EMPTY : kind));
  let best: Link | null = null;
  for (const [index, a] of staying.entries())
    for (const b of staying.slice(index + 1)) {
      if (cells[a] !== cells[b] || (partners.get(a) ?? b) !== b || (partners.get(b) ?? a) !== a) continue;
      const link = findAnyLine({ ...board, cells }, rules, a, b);
      if (link !== null && (best === null || isNearer(link, best))) best = link;
    }
  return best === null ? null : blockedLine(best, rules.maxTurns);
}

function isNearer(one: Link, other: Link): boolean {
  return one.turns < other.turns || (one.turns === other.turns && one.length < other.length);
}

/** A line with no turn too many is no blocked one. */
function blockedLine({ turns, line }: Link, maxTurns: number): BlockedLine | null {
  return turns <= maxTurns ? null : { turns, line, corners: turnsOf(line).slice(0, maxTurns + 1) };
}

/** The cells in which a line turns, in their order. */
function turnsOf(line: readonly Point[]): Point[] {
  return line.filter(([x, y], index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (before === undefined || after === undefined) return false;
    return (x - before[0]) * (after[1] - y) !== (y - before[1]) * (after[0] - x);
  });
}
