import type { Move } from '../board/board.ts';

/**
 * The result of a search on a position. *Solvable* and *unsolvable* are proved; *unknown* means that the node
 * limit came first. Cells of the witness are indices at the time of each move. `nodes` is the work done.
 */
export type Verdict =
  | { readonly verdict: 'solvable'; readonly witness: readonly Move[]; readonly nodes: number }
  | { readonly verdict: 'unsolvable'; readonly proof: LossProof; readonly nodes: number }
  | { readonly verdict: 'unknown'; readonly nodes: number };

/**
 * The proof that a board is unsolvable. `odd-kind`: some kind does not pair up. `closure`: some tile can never be taken,
 * whatever goes before it; no order of moves was tried. `exhausted`: every order of moves was tried or ruled out.
 */
export type LossProof = 'odd-kind' | 'closure' | 'exhausted';

/** Bounds of one search. The same board, rules and options give the same verdict on every machine. */
export interface SearchOptions {
  /** The search stops after this many nodes; a node is a move played or a closure step, about a microsecond or two. */
  readonly nodeLimit: number;
  /** Unsigned 32-bit: the order in which moves are tried. */
  readonly seed: number;
}
