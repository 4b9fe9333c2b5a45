import type { Move } from '../board/board.ts';
import type { Proof } from '../solve/positions/proof.ts';
import type { ShareProgress } from '../solve/progress.ts';
import { hasOddKind } from '../solve/solve.ts';
import { NodeVerdicts } from './node-verdicts.ts';
import {
  type JudgedMove,
  type MoveVerdict,
  makePositionReview,
  type PositionReview,
} from './position-review.ts';
import { PairingProver } from './proving/pairing-prover.ts';
import type { Prover } from './proving/prover.ts';
import { StateProver } from './proving/state-prover.ts';
import { type Stretch, StretchWalk } from './proving/stretch.ts';
import { isSameMove } from './same-move.ts';
import { countWins } from './win-figure.ts';

/** Bounds of a review. The same stretch and options give the same review on every machine. */
export interface ReviewOptions {
  /** The number of nodes at which the proofs of a stretch stop; a node takes a microsecond or two. */
  readonly nodeLimit: number;
  /** Unsigned 32-bit: the order in which moves are tried, and the random games. */
  readonly seed: number;
  /** Random games from each position; 0 for none. */
  readonly games: number;
}

// Limits of one proof, in nodes of the solver. They grow from pass to pass: what easy proofs find makes the hard ones shorter.

/** The first two passes; moves have the smaller limit in both. */
const [CHEAP, CHEAP_NODE] = [1_500, 6_000];
/**
 * The node limit for positions still open after the two passes: with it one beam search in two finds a
 * clearing. It is doubled near the end.
 */
const WIDE = 240_000;
const WIDER = 480_000;
/** Moves, pass by pass; before the last pass open positions are tried once more. */
const MOVE_LIMITS = [40_000, 160_000] as const;
const LAST_MOVE_LIMIT = 500_000;
/** The share of the nodes left that `proveLost` may spend. */
const LOSS_SHARE = 0.4;
/**
 * The node limit of `proveLost`: this number, or some more than the position proved before took, as the next
 * one up hardly ever takes fewer.
 */
const LOSS_LIMIT = 650_000;
const LOSS_GROWTH = 1.2;
/** The share of the nodes left that `proveLastWinnable` may spend, and its limit for each move. */
const LAST_WINNABLE_SHARE = 0.4;
const LAST_WINNABLE_LIMIT = 300_000;
const VERDICT_OF: Readonly<Record<Proof, MoveVerdict>> = {
  winnable: 'keep',
  lost: 'lose',
  unknown: 'unknown',
};

export interface StretchProgress extends ShareProgress {
  /** The node after the move that lost on the way to `end`, as soon as it is proved: long before the review is made. */
  readonly lostAt: number | null;
}

/** Reviews every position of a stretch, in the order of its nodes. `end` is the node in which the game ended. */
export function* reviewStretch(
  stretch: Stretch,
  options: ReviewOptions,
  end: number = stretch.steps.length,
): Generator<StretchProgress, PositionReview[]> {
  const reviewer = new StretchReviewer(stretch, options, end);
  for (const nodeLimit of [CHEAP, CHEAP_NODE]) {
    yield* reviewer.proveNodes(nodeLimit);
    yield* reviewer.proveMoves(CHEAP);
  }
  yield* reviewer.proveLost(LOSS_SHARE);
  yield* reviewer.proveNodes(WIDE);
  yield* reviewer.proveLastWinnable();
  for (const nodeLimit of MOVE_LIMITS) yield* reviewer.proveMoves(nodeLimit, true);
  yield* reviewer.proveLost(LOSS_SHARE);
  yield* reviewer.proveNodes(WIDER);
  yield* reviewer.proveMoves(LAST_MOVE_LIMIT, true);
  yield* reviewer.proveMoves(LAST_MOVE_LIMIT);
  yield* reviewer.proveLost(1);
  return yield* reviewer.finish();
}

class StretchReviewer {
  readonly #walk: StretchWalk;
  readonly #prover: Prover;
  readonly #verdicts: NodeVerdicts;
  readonly #options: ReviewOptions;
  readonly #end: number;
  #lostAt: number | null = null;
  /** By node, its legal moves, what is proved of each, and the highest node limit that a proof of it had so far. */
  readonly #moves: { readonly move: Move; proof: Proof; tried: number }[][] = [];
  /** For the progress: nodes whose moves were tried once, and nodes that are finished. */
  #reached = 0;
  #finished = 0;

  constructor(stretch: Stretch, options: ReviewOptions, end: number) {
    this.#walk = new StretchWalk(stretch);
    this.#options = options;
    this.#end = end;
    const isPairing = stretch.rules.gravity === 'none';
    this.#prover = new (isPairing ? PairingProver : StateProver)(this.#walk, options.seed);
    this.#verdicts = new NodeVerdicts(this.#walk);
    if (stretch.witness !== null) this.#verdicts.learn(0, 'winnable');
    if (hasOddKind(stretch.board)) this.#verdicts.learn(0, 'lost');
    for (let node = 0; node < this.#walk.size; node++) {
      const legal = this.#walk.at(node).moves();
      this.#moves.push(legal.map((move) => ({ move, proof: 'unknown', tried: 0 })));
      if (this.#walk.at(node).tiles === 0) this.#verdicts.learn(node, 'winnable');
      else if (legal.length === 0) this.#verdicts.learn(node, 'lost');
    }
  }

  /** Finds on every path, by binary search, where winnable turns into lost, as far as proofs of `nodeLimit` nodes tell. */
  *proveNodes(nodeLimit: number): Generator<StretchProgress, void> {
    const tried = new Set<number>();
    for (let node = this.#next(tried); node !== null; node = this.#next(tried)) {
      tried.add(node);
      const proof = yield* this.#paced(this.#prover.proveNode(node, this.#bounded(nodeLimit)));
      this.#verdicts.learn(node, proof);
      // Most moves that keep a winnable node are found at once; the nodes must not run out before that.
      if (proof === 'winnable') yield* this.proveMoves(CHEAP);
      yield this.#progress();
    }
  }

  /**
   * Proves nodes lost by exhaustive search, from the end of each path upwards, with a share of the nodes that are left. Such
   * a proof decides every move of a node and the move that led to it; `proveNode`, which looks for clearings, finds few.
   */
  *proveLost(share: number): Generator<StretchProgress, void> {
    const prover = this.#prover;
    if (prover.proveLost === undefined) return;
    const end = prover.nodes + share * this.#bounded(Number.POSITIVE_INFINITY);
    const tried = new Set<number>();
    let least = 1;
    const next = () => (prover.nodes + least <= end ? this.#verdicts.lowestToProve(tried) : null);
    for (let node = next(); node !== null; node = next()) {
      tried.add(node);
      const before = prover.nodes;
      const limit = Math.min(end - prover.nodes, Math.max(LOSS_LIMIT, LOSS_GROWTH * least));
      const proof = yield* this.#paced(prover.proveLost(node, limit));
      this.#verdicts.learn(node, proof);
      if (proof === 'winnable') yield* this.proveMoves(CHEAP);
      least = prover.nodes - before;
      yield this.#progress();
    }
  }

  /**
   * Once no node is open, decides the moves of the last winnable nodes by exhaustive search, until the first that stays
   * open: most lines soon reach a position that was proved lost with the nodes below.
   */
  *proveLastWinnable(): Generator<StretchProgress, void> {
    const prover = this.#prover;
    if (prover.proveLost === undefined || this.#verdicts.lowestToProve(new Set()) !== null) return;
    const end = prover.nodes + LAST_WINNABLE_SHARE * this.#bounded(Number.POSITIVE_INFINITY);
    for (let node = this.#walk.size - 1; node >= 0; node--) {
      if (this.#verdicts.of(node) !== 'winnable') continue;
      for (const judged of this.#moves[node] ?? []) {
        if (judged.proof !== 'unknown') continue;
        // A position proved winnable since the last try may be near.
        judged.proof = yield* this.#paced(prover.proveMove(node, judged.move, CHEAP));
        if (judged.proof !== 'unknown') continue;
        const nodes = Math.min(LAST_WINNABLE_LIMIT, end - prover.nodes);
        judged.proof = yield* this.#paced(prover.proveLost(node, nodes, judged.move));
        if (judged.proof === 'unknown') return;
      }
      yield this.#progress();
    }
  }

  /**
   * Proves the moves of every winnable node, the last nodes first: what is proved there helps those before. `isSparing`
   * leaves out moves that stayed open one node later (`#isOpenBelow`).
   */
  *proveMoves(nodeLimit: number, isSparing = false): Generator<StretchProgress, void> {
    for (let node = this.#walk.size - 1; node >= 0; node--) {
      if (this.#verdicts.of(node) === 'winnable') yield* this.#proveMovesOf(node, nodeLimit, isSparing);
      this.#reached = Math.max(this.#reached, this.#walk.size - node);
      yield this.#progress();
    }
  }

  *#proveMovesOf(node: number, nodeLimit: number, isSparing: boolean): Generator<StretchProgress, void> {
    for (const judged of this.#moves[node] ?? []) {
      if (judged.proof !== 'unknown' || judged.tried >= nodeLimit) continue;
      if (isSparing && this.#isOpenBelow(node, judged.move, nodeLimit)) continue;
      const nodes = this.#bounded(nodeLimit);
      if (nodes <= 0) return;
      judged.tried = nodeLimit;
      judged.proof = yield* this.#paced(this.#prover.proveMove(node, judged.move, nodes));
    }
  }

  /**
   * Returns whether the same move stayed open one node later under this limit: with more tiles it is hardly
   * ever easier.
   */
  #isOpenBelow(node: number, move: Move, nodeLimit: number): boolean {
    return this.#verdicts
      .childrenOf(node)
      .some((child) =>
        this.#moves[child]?.some(
          (judged) =>
            judged.proof === 'unknown' && judged.tried >= nodeLimit && isSameMove(judged.move, move),
        ),
      );
  }

  /** Without a search: what is proved of a node is proved of the move that led to it, and a node is lost if every move loses. */
  #propagateUp(): void {
    for (let node = this.#walk.size - 1; node >= 0; node--) {
      const moves = this.#moves[node] ?? [];
      if (moves.length > 0 && moves.every(({ proof }) => proof === 'lost'))
        this.#verdicts.learn(node, 'lost');
      const made = this.#walk.moveTo(node);
      if (made === null) continue;
      const judged = this.#moves[this.#walk.parentOf(node)]?.find(({ move }) => isSameMove(move, made));
      if (judged?.proof === 'unknown') judged.proof = this.#verdicts.of(node);
    }
  }

  /** Plays the random games and puts everything together. */
  *finish(): Generator<StretchProgress, PositionReview[]> {
    this.#propagateUp();
    const reviews: PositionReview[] = [];
    for (let node = 0; node < this.#walk.size; node++) {
      const verdict = this.#verdicts.of(node);
      const moves = (this.#moves[node] ?? []).map(
        ({ move, proof }): JudgedMove => ({
          move,
          verdict: verdict === 'lost' ? 'lose' : VERDICT_OF[proof],
        }),
      );
      const { games, seed } = this.#options;
      const wins =
        games === 0
          ? null
          : yield* this.#paced(
              countWins(this.#walk.boardAt(node), this.#walk.stretch.rules, verdict, { games, seed }),
            );
      this.#finished++;
      reviews.push(makePositionReview(verdict, moves, wins));
    }
    return reviews;
  }

  #next(tried: ReadonlySet<number>): number | null {
    return this.#bounded(1) > 0 ? this.#verdicts.nextToProve(tried) : null;
  }

  /** As many nodes as that, or those that are left. */
  #bounded(nodes: number): number {
    return Math.min(nodes, this.#options.nodeLimit - this.#prover.nodes);
  }

  #progress(): StretchProgress {
    this.#lostAt ??= this.#verdicts.lostOnTheWayTo(this.#end);
    const done = (this.#reached + this.#finished) / (2 * this.#walk.size);
    return {
      nodes: this.#prover.nodes,
      permille: Math.min(999, Math.floor(1000 * done)),
      lostAt: this.#lostAt,
    };
  }

  *#paced<T>(work: Generator<unknown, T>): Generator<StretchProgress, T> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      yield this.#progress();
    }
  }
}
