import type { Board, Move } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import type { Rules } from '../rules/rules.ts';
import { countedFrom, type Progress } from './progress.ts';
import { prove } from './prove.ts';
import type { SearchOptions, Verdict } from './verdict.ts';

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

/** The node limit of each position in the first round, and the factor by which it grows each round. */
const FIRST_NODES = 1_000;
const MORE = 8;

/**
 * Finds the last winnable position of a game. `positions` are the boards of one line of play, the first first, each
 * reached from the one before it by one legal move. `nodeLimit` bounds all the work together.
 *
 * Neighbours share their work. Whatever comes before a winnable position is winnable, whatever follows a lost one is lost,
 * so a binary search finds where the verdict changes. A witness is carried on to the next positions as long as the game
 * kept to it. The node limit of a proof is deepened round by round, so that one hard position holds up no other. `witness`
 * is a clearing of the first position, where one is known.
 */
export function* findLastWinnable(
  positions: readonly Board[],
  rules: Rules,
  options: SearchOptions,
  witness: readonly Move[] | null = null,
): Generator<Progress, LastWinnable> {
  const range = new OpenRange(positions, rules);
  if (witness !== null) range.learn(0, { verdict: 'solvable', witness, nodes: 0 });
  let nodes = 0;
  for (let perPosition = FIRST_NODES; !range.isFound() && nodes < options.nodeLimit; perPosition *= MORE) {
    const tried = new Set<number>();
    for (let at = range.nextToProve(tried); at !== null; at = range.nextToProve(tried)) {
      tried.add(at);
      const nodeLimit = Math.min(perPosition, options.nodeLimit - nodes);
      const found = yield* countedFrom(nodes, prove(range.board(at), rules, { ...options, nodeLimit }));
      nodes += found.nodes;
      range.learn(at, found);
    }
  }
  return range.answer();
}

/**
 * The known verdicts on the positions of a line of play: winnable up to some position, lost from some
 * position on, open between.
 */
class OpenRange {
  readonly #positions: readonly Board[];
  readonly #rules: Rules;
  #lastWon = -1;
  #firstLost: number;
  #witness: readonly Move[] = [];

  constructor(positions: readonly Board[], rules: Rules) {
    this.#positions = positions;
    this.#rules = rules;
    this.#firstLost = positions.length;
  }

  isFound(): boolean {
    return this.#firstLost - this.#lastWon === 1;
  }

  board(at: number): Board {
    return this.#positions[at] as Board; // nextToProve gives indices of the list only
  }

  /** The open position nearest the middle that is not in `tried`; null when there is none. */
  nextToProve(tried: ReadonlySet<number>): number | null {
    const middle = (this.#lastWon + this.#firstLost) >> 1;
    for (let away = 0; away < this.#firstLost - this.#lastWon; away++) {
      for (const at of [middle + away, middle - away]) {
        if (at > this.#lastWon && at < this.#firstLost && !tried.has(at)) return at;
      }
    }
    return null;
  }

  learn(at: number, found: Verdict): void {
    if (found.verdict === 'unsolvable') this.#firstLost = at;
    if (found.verdict !== 'solvable') return;
    this.#lastWon = at;
    this.#witness = found.witness;
    while (this.#lastWon + 1 < this.#firstLost && this.#carryOn());
  }

  answer(): LastWinnable {
    const open: number[] = [];
    for (let at = this.#lastWon + 1; at < this.#firstLost; at++) open.push(at);
    if (this.#lastWon >= 0)
      return { kind: 'found', index: this.#lastWon, witness: this.#witness, unknownAfter: open };
    return open.length > 0 ? { kind: 'unknown', indices: open } : { kind: 'never' };
  }

  /**
   * Proves the next position won, if the move that led there is one of the witness: the others clear it. With gravity it
   * must be the first one. Without, a removal never unlinks another pair, so any of them may come first. Linear in the area.
   */
  #carryOn(): boolean {
    const now = this.board(this.#lastWon);
    const next = this.board(this.#lastWon + 1);
    const isGone = ([a, b]: Move) => next.cells[a] !== now.cells[a] || next.cells[b] !== now.cells[b];
    const taken = this.#rules.gravity === 'none' ? this.#witness.findIndex(isGone) : 0;
    const move = this.#witness[taken];
    if (move === undefined || !isSamePosition(applyMove(now, this.#rules, move), next)) return false;
    this.#lastWon++;
    this.#witness = this.#witness.filter((other) => other !== move);
    return true;
  }
}

function isSamePosition(one: Board, other: Board): boolean {
  return one.cells.every((kind, cell) => kind === other.cells[cell]);
}
