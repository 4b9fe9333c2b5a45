import type { Move } from '../../board/board.ts';

/** What is proved of a position; `unknown` when the nodes came to an end first. */
export type Proof = 'winnable' | 'lost' | 'unknown';

/**
 * Proves positions of one stretch and remembers what it learned, so that each proof helps with its neighbours. Generators
 * pause so that a host can stop them.
 */
export interface Prover {
  /** Work done so far, in nodes of the solver. */
  readonly nodes: number;
  /** Whether a node can be won. Spends about `nodeLimit` nodes at most. */
  proveNode(node: number, nodeLimit: number): Generator<void, Proof>;
  /**
   * The same of a node, or of the position after a move in it, that is likely to be lost: every line is tried, and none is looked for that clears it. Not there where
   * that is no other search.
   */
  proveLost?(node: number, nodeLimit: number, move?: Move): Generator<void, Proof>;
  /** Whether the position after a legal move in a node can be won. */
  proveMove(node: number, move: Move, nodeLimit: number): Generator<void, Proof>;
}
