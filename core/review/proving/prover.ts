import type { Move } from '../../board/board.ts';
import type { Proof } from '../../solve/positions/proof.ts';

/**
 * Proves positions of one stretch and remembers what it learned, so that each proof helps with its neighbours. Generators
 * pause so that a host can stop them.
 */
export interface Prover {
  /** Work done so far, in nodes of the solver. */
  readonly nodes: number;
  /** Proves whether a node can be won. Spends about `nodeLimit` nodes at most. */
  proveNode(node: number, nodeLimit: number): Generator<void, Proof>;
  /**
   * The same by exhaustive search alone: for a node, or the position after a move in it, that is likely to be lost. Missing
   * where the prover has no such search of its own.
   */
  proveLost?(node: number, nodeLimit: number, move?: Move): Generator<void, Proof>;
  /** Proves whether the position after a legal move in a node can be won. */
  proveMove(node: number, move: Move, nodeLimit: number): Generator<void, Proof>;
}
