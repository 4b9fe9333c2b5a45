import type { Board, Move } from '../../board/board.ts';
import type { Proof } from '../../solve/positions/proof.ts';
import { solve } from '../../solve/solve.ts';
import { clearsByPairs, PairingPool } from './pairing-pool.ts';
import type { Prover } from './prover.ts';
import type { StretchWalk } from './stretch.ts';

/** Known pairings that are repaired to hold a move (`#repair`) before a search begins. */
const REPAIRS = 3;
/** Nodes counted for a repair. */
const REPAIR_NODES = 8;

/**
 * The prover without gravity.
 *
 * A move keeps a node winnable when some pairing clears the board that holds the move and every pair of the path. So a
 * move that keeps a node keeps each earlier one in which it links, and a move that loses a node loses each later one: along
 * a path the verdict of a pair changes once, and the pairings found (see PairingPool) tell where, mostly without a search.
 */
export class PairingProver implements Prover {
  nodes = 0;
  readonly #walk: StretchWalk;
  readonly #pool: PairingPool;
  readonly #seed: number;
  /** By node: the moves that are proved to lose it. */
  readonly #losing: Set<number>[];

  constructor(walk: StretchWalk, seed: number) {
    this.#walk = walk;
    this.#pool = new PairingPool(walk);
    this.#seed = seed;
    this.#losing = Array.from({ length: walk.size }, () => new Set<number>());
    const { witness } = walk.stretch;
    if (witness !== null) this.#pool.add(witness);
  }

  *proveNode(node: number, nodeLimit: number): Generator<void, Proof> {
    if (this.#pool.clears(node)) return 'winnable';
    return yield* this.#search(this.#walk.boardAt(node), node, [], nodeLimit);
  }

  *proveMove(node: number, move: Move, nodeLimit: number): Generator<void, Proof> {
    const known = this.#known(node, move);
    if (known !== null) return known;
    const proof = yield* this.#searchMove(node, move, nodeLimit);
    if (proof === 'lost') yield* this.#loseAbove(node, move, nodeLimit);
    return proof;
  }

  #known(node: number, move: Move): 'winnable' | 'lost' | null {
    if (this.#pool.keeps(node, move)) return 'winnable';
    const key = this.#keyOf(move);
    if (this.#losing[node]?.has(key)) return 'lost';
    const above = this.#walk.parentOf(node);
    // The move that lost the node above loses this one too, if the two tiles already linked there.
    if (above >= 0 && this.#losing[above]?.has(key)) return this.#lose(node, move);
    return null;
  }

  #lose(node: number, move: Move): 'lost' {
    this.#losing[node]?.add(this.#keyOf(move));
    return 'lost';
  }

  #keyOf([a, b]: Move): number {
    return Math.min(a, b) * this.#walk.stretch.board.cells.length + Math.max(a, b);
  }

  *#searchMove(node: number, move: Move, nodeLimit: number): Generator<void, Proof> {
    const board = this.#walk.boardAfter(node, move);
    if (this.#repair(board, node, move)) return 'winnable';
    const proof = yield* this.#search(board, node, [move], nodeLimit);
    return proof === 'lost' ? this.#lose(node, move) : proof;
  }

  /**
   * Returns whether a known pairing clears the board after a move once its two former partners are paired
   * with each other.
   */
  #repair(board: Board, node: number, move: Move): boolean {
    const [a, b] = move;
    let repairs = 0;
    for (const partners of this.#pool.fitting(node)) {
      if (repairs++ === REPAIRS) break;
      const changed = partners.slice();
      const [a2, b2] = [partners[a] as number, partners[b] as number];
      changed[a2] = b2;
      changed[b2] = a2;
      const pairs = pairsOf(board, changed);
      this.nodes += REPAIR_NODES;
      if (!clearsByPairs(board, this.#walk.stretch.rules, pairs)) continue;
      this.#pool.add([...this.#walk.movesBetween(0, node), move, ...pairs]);
      return true;
    }
    return false;
  }

  /** Solves the board after the moves `after` from a node, and keeps the pairing that clears it. */
  *#search(board: Board, node: number, after: readonly Move[], nodeLimit: number): Generator<void, Proof> {
    const search = solve(board, this.#walk.stretch.rules, { nodeLimit, seed: this.#seed });
    let step = search.next();
    for (; !step.done; step = search.next()) yield;
    const found = step.value;
    this.nodes += Math.max(1, found.nodes);
    if (found.verdict === 'unsolvable') return 'lost';
    if (found.verdict === 'unknown') return 'unknown';
    this.#pool.add([...this.#walk.movesBetween(0, node), ...after, ...found.witness]);
    return 'winnable';
  }

  /** Finds, by binary search, the first node above in which a losing move loses already, and marks those between. */
  *#loseAbove(node: number, move: Move, nodeLimit: number): Generator<void, void> {
    const path = this.#openAbove(node, move);
    let [lost, open] = [-1, path.length];
    // The last of the path is the first node in which the pair links: it is tried first, as most moves that lose
    // always do.
    for (let at = path.length - 1; lost + 1 < open && at >= 0; at = (lost + open) >> 1) {
      const above = path[at] as number; // between the two ends
      const proof = yield* this.#searchMove(above, move, nodeLimit);
      if (proof === 'lost') lost = at;
      else open = at;
    }
    for (let at = 0; at <= lost; at++) this.#lose(path[at] as number, move);
  }

  /** The nodes above in which a move is legal and nothing is known of it, the nearest first. */
  #openAbove(node: number, [a, b]: Move): number[] {
    const path: number[] = [];
    for (let above = this.#walk.parentOf(node); above >= 0; above = this.#walk.parentOf(above)) {
      if (!this.#walk.at(above).canLink(a, b) || this.#known(above, [a, b]) !== null) break;
      path.push(above);
    }
    return path;
  }
}

/** The pairs of the tiles that a board holds. */
function pairsOf({ cells }: Board, partners: Int32Array): Move[] {
  const pairs: Move[] = [];
  for (const [cell, kind] of cells.entries()) {
    const partner = partners[cell] as number; // every cell has an entry
    if (kind > 0 && cell < partner) pairs.push([cell, partner]);
  }
  return pairs;
}
