import { type Board, type Cells, countTiles, EMPTY, type Move, withoutPair } from '../board/board.ts';
import { type Random, shuffle } from '../random.ts';
import { runsOf, settleRuns } from '../rules/gravity.ts';
import type { Rules } from '../rules/rules.ts';
import type { Progress } from '../solve/progress.ts';
import { JoinedTiles } from './joined-tiles.ts';

/** A way to clear the slots, the proof that there is none, or the end of the budget. */
export type Clearing =
  | { readonly found: 'witness'; readonly witness: readonly Move[] }
  | { readonly found: 'none' }
  | { readonly found: 'budget' };

/**
 * Looks for an order in which a board can be emptied pair by pair whatever kinds lie on it: depth-first search with a table
 * of failed positions, which their occupied cells tell apart. `none` is a proof. `maxPositions` bounds the positions that
 * are opened, each at most tiles times area of work; they are the nodes that the progress reports.
 */
export function* searchClearing(
  start: Board,
  rules: Rules,
  maxPositions: number,
  random: Random,
): Generator<Progress, Clearing> {
  const joined = new JoinedTiles(start, rules);
  const runs = runsOf(start, rules.gravity);
  const failed = new Set<string>();
  const path: Move[] = [];
  const open: { cells: Cells; moves: Move[] }[] = [];
  let opened = 0;
  let cells = start.cells;
  for (;;) {
    if (countTiles(cells) === 0) return { found: 'witness', witness: path };
    const name = occupancyOf(cells);
    if (!failed.has(name)) {
      if (opened++ >= maxPositions) return { found: 'budget' };
      // Marked at once: a position on the current path cannot come again, as every move takes tiles away.
      failed.add(name);
      open.push({ cells, moves: joinedPairs(cells, joined, random) });
      yield { nodes: opened };
    } else {
      path.pop();
    }
    while (open.at(-1)?.moves.length === 0) {
      open.pop();
      path.pop();
    }
    const last = open.at(-1);
    const move = last?.moves.pop();
    if (last === undefined || move === undefined) return { found: 'none' };
    path.push(move);
    cells = settleRuns(runs, withoutPair(last.cells, move));
  }
}

/** A name for the occupied cells: sixteen of them a character. */
function occupancyOf(cells: Cells): string {
  let name = '';
  for (let first = 0; first < cells.length; first += 16) {
    let bits = 0;
    for (let i = 0; i < 16; i++) bits |= (cells[first + i] ?? EMPTY) > EMPTY ? 1 << i : 0;
    name += String.fromCharCode(bits);
  }
  return name;
}

function joinedPairs(cells: Cells, joined: JoinedTiles, random: Random): Move[] {
  joined.load(cells);
  const moves: Move[] = [];
  for (const [a, tile] of cells.entries()) {
    if (tile <= EMPTY) continue;
    for (const b of joined.to(a)) if (b > a) moves.push([a, b]);
  }
  shuffle(random, moves);
  return moves;
}
