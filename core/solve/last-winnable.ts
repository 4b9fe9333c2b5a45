import type { Board, Move } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import type { Progress } from './progress.ts';
import { solve } from './solve.ts';
import type { SearchOptions } from './verdict.ts';

/**
 * The last position of a game that can still be won. `index` counts in the list that was given; `unknownAfter` are the
 * later positions, in order, of which it is not known (an honest answer says so: one of them may be winnable, too).
 */
export type LastWinnable =
  | {
      readonly kind: 'found';
      readonly index: number;
      readonly witness: readonly Move[];
      readonly unknownAfter: readonly number[];
    }
  /** Every position is proved lost, the first one too. */
  | { readonly kind: 'never' }
  /** None is proved winnable, and these are not proved lost. */
  | { readonly kind: 'unknown'; readonly indices: readonly number[] };

/**
 * Finds the last winnable position of a game. `positions` are the boards of one line of play, the first first, each
 * reached from the one before it by one legal move.
 *
 * Work is shared between neighbours: what can be reached from a winnable position backwards is winnable, and what
 * follows a lost position is lost, so *winnable* never comes back once it is gone. That makes it a search for one
 * border, by halving: proved answers move the border at once, and an unknown one is stepped around.
 */
export function* findLastWinnable(
  positions: readonly Board[],
  rules: Rules,
  options: SearchOptions,
): Generator<Progress, LastWinnable> {
  let lastWon = -1;
  let firstLost = positions.length;
  let witness: readonly Move[] = [];
  const unknown = new Set<number>();
  let nodes = 0;
  for (;;) {
    const at = nextToAsk(lastWon, firstLost, unknown);
    if (at === null) break;
    const board = positions[at];
    if (board === undefined) break;
    const found = yield* withNodes(solve(board, rules, options), nodes);
    nodes += found.nodes;
    if (found.verdict === 'solvable') {
      lastWon = at;
      witness = found.witness;
    } else if (found.verdict === 'unsolvable') firstLost = at;
    else unknown.add(at);
  }
  const open = [...unknown].filter((at) => at > lastWon && at < firstLost).sort((a, b) => a - b);
  if (lastWon >= 0) return { kind: 'found', index: lastWon, witness, unknownAfter: open };
  return open.length > 0 ? { kind: 'unknown', indices: open } : { kind: 'never' };
}

/** The position nearest the middle of the open stretch that has not been asked in vain; null when none is left. */
function nextToAsk(lastWon: number, firstLost: number, unknown: ReadonlySet<number>): number | null {
  const middle = (lastWon + firstLost) >> 1;
  for (let away = 0; away < firstLost - lastWon; away++) {
    for (const at of [middle + away, middle - away]) {
      if (at > lastWon && at < firstLost && !unknown.has(at)) return at;
    }
  }
  return null;
}

/** The same search with its progress counted on from `before`. */
function* withNodes<T>(search: Generator<Progress, T>, before: number): Generator<Progress, T> {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    yield { nodes: before + step.value.nodes };
  }
}
