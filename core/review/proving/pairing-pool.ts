import type { Board, Move } from '../../board/board.ts';
import type { Rules } from '../../rules/rules.ts';
import { makeObstacles } from '../../solve/obstacles/make-obstacles.ts';
import type { StretchWalk } from './stretch.ts';

const ALONE = -1;
/** The states of a test whether a pairing holds all pairs of the path to a node. */
const [NOT_TESTED, FITS, MISFITS] = [0, 1, 2];

/** A perfect matching of the tiles of a stretch's first board that clears it; by cell, the partner's cell. */
interface Pairing {
  readonly partners: Int32Array;
  readonly fits: Uint8Array;
}

/**
 * Every pairing that was proved to clear a stretch without gravity. There the order of moves makes no difference (a
 * removal never unlinks another pair), so a pairing that holds all pairs of a path proves each node of that path winnable,
 * and each of its pairs that links in such a node to be a move that keeps it winnable.
 */
export class PairingPool {
  readonly #walk: StretchWalk;
  readonly #pairings: Pairing[] = [];

  constructor(walk: StretchWalk) {
    this.#walk = walk;
  }

  /** Adds the pairing of moves that clear the first board. */
  add(moves: readonly Move[]): void {
    const partners = new Int32Array(this.#walk.stretch.board.cells.length).fill(ALONE);
    for (const [a, b] of moves) {
      partners[a] = b;
      partners[b] = a;
    }
    this.#pairings.push({ partners, fits: new Uint8Array(this.#walk.size) });
  }

  /** Pairings that hold every pair of the path to a node, the newest first. */
  *fitting(node: number): Generator<Int32Array, void> {
    for (let index = this.#pairings.length - 1; index >= 0; index--) {
      const pairing = this.#pairings[index] as Pairing; // inside the list
      if (this.#holds(pairing, node)) yield pairing.partners;
    }
  }

  /** Returns whether a pairing is known that clears a node. */
  clears(node: number): boolean {
    return !this.fitting(node).next().done;
  }

  /** Returns whether a pairing that holds this pair is known to clear a node. */
  keeps(node: number, [a, b]: Move): boolean {
    return this.#pairings.some((pairing) => pairing.partners[a] === b && this.#holds(pairing, node));
  }

  /**
   * Returns whether the path to a node took only pairs of a pairing. Answers are stored by node, so each node
   * is tested once a pairing.
   */
  #holds({ partners, fits }: Pairing, node: number): boolean {
    const untested: number[] = [];
    let now = node;
    while (now > 0 && fits[now] === NOT_TESTED) {
      untested.push(now);
      now = this.#walk.parentOf(now);
    }
    let holds = now <= 0 || fits[now] === FITS;
    for (let next = untested.pop(); next !== undefined; next = untested.pop()) {
      const [a, b] = this.#walk.moveTo(next) ?? [ALONE, ALONE];
      holds = holds && partners[a] === b;
      fits[next] = holds ? FITS : MISFITS;
    }
    return holds;
  }
}

/**
 * Returns whether greedy play clears a board by a pairing of its tiles. Without gravity the order makes no
 * difference.
 */
export function clearsByPairs(board: Board, rules: Rules, pairs: readonly Move[]): boolean {
  const obstacles = makeObstacles(board, rules);
  for (const [cell, kind] of board.cells.entries()) if (kind > 0) obstacles.block(cell);
  let left = pairs;
  while (left.length > 0) {
    const blocked = left.filter(([a, b]) => {
      if (!obstacles.links(a, b)) return true;
      obstacles.clear(a);
      obstacles.clear(b);
      return false;
    });
    if (blocked.length === left.length) return false;
    left = blocked;
  }
  return true;
}
