import type { Move } from '../board/board.ts';
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
import type { Proof, Prover } from './proving/prover.ts';
import { StateProver } from './proving/state-prover.ts';
import { isSameMove } from './puzzles/same-move.ts';
import { type Stretch, StretchWalk } from './stretch.ts';
import { countWins } from './win-figure.ts';

/** Bounds of a review. The same stretch and options give the same review on every machine. */
export interface ReviewOptions {
  /** The proofs of a stretch stop when they have taken so many nodes; a node is a microsecond or two. */
  readonly nodeLimit: number;
  /** Unsigned 32-bit: the order in which moves are tried, and the random games. */
  readonly seed: number;
  /** Random games from each position; 0 for none. */
  readonly games: number;
}

/** Nodes for each proof at first: what is easy is settled before what is hard. */
const [CHEAP, CHEAP_NODE] = [1_500, 6_000];
/** Nodes for a node that is still open then, with which one wide search in two finds what clears it; and once more at the end. */
const WIDE = 240_000;
const WIDER = 480_000;
/** Nodes for a move, round by round; before the last one nodes are tried again. */
const MOVE_LIMITS = [40_000, 160_000] as const;
const LAST_MOVE_LIMIT = 500_000;
/** The share of the nodes that are left with which nodes are proved lost. */
const LOSS_SHARE = 0.4;
/** Nodes for such a proof: so many, or some more than the node below it took. It hardly ever takes fewer than that one. */
const LOSS_LIMIT = 650_000;
const LOSS_GROWTH = 1.2;
/** The share of those left then with which the moves beside the border are decided, and the most nodes for each. */
const BORDER_SHARE = 0.4;
const BORDER_LIMIT = 300_000;
const VERDICT_OF: Readonly<Record<Proof, MoveVerdict>> = {
  winnable: 'keep',
  lost: 'lose',
  unknown: 'unknown',
};

/** Reviews every position of a stretch, in the order of its nodes. */
export function* reviewStretch(
  stretch: Stretch,
  options: ReviewOptions,
): Generator<ShareProgress, PositionReview[]> {
  const review = new StretchReview(stretch, options);
  for (const nodeLimit of [CHEAP, CHEAP_NODE]) {
    yield* review.settleNodes(nodeLimit);
    yield* review.settleMoves(CHEAP);
  }
  yield* review.settleLost(LOSS_SHARE);
  yield* review.settleNodes(WIDE);
  yield* review.settleBorder();
  for (const nodeLimit of MOVE_LIMITS) yield* review.settleMoves(nodeLimit, true);
  yield* review.settleLost(LOSS_SHARE);
  yield* review.settleNodes(WIDER);
  yield* review.settleMoves(LAST_MOVE_LIMIT, true);
  yield* review.settleMoves(LAST_MOVE_LIMIT);
  yield* review.settleLost(1);
  return yield* review.finish();
}

class StretchReview {
  readonly #walk: StretchWalk;
  readonly #prover: Prover;
  readonly #verdicts: NodeVerdicts;
  readonly #options: ReviewOptions;
  /** By node, its legal moves, what is proved of each, and the most nodes that a proof of it was given so far. */
  readonly #moves: { readonly move: Move; proof: Proof; tried: number }[][] = [];
  /** Nodes whose moves were gone through, and those that were finished: the numbers of the progress. */
  #reached = 0;
  #finished = 0;

  constructor(stretch: Stretch, options: ReviewOptions) {
    this.#walk = new StretchWalk(stretch);
    this.#options = options;
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

  /** Finds the border between winnable and lost on every path, as far as so many nodes for each position allow. */
  *settleNodes(nodeLimit: number): Generator<ShareProgress, void> {
    const asked = new Set<number>();
    for (let node = this.#next(asked); node !== null; node = this.#next(asked)) {
      asked.add(node);
      const proof = yield* this.#paced(this.#prover.proveNode(node, this.#bounded(nodeLimit)));
      this.#verdicts.learn(node, proof);
      // Most moves that keep a winnable node are found at once; the nodes must not run out before that.
      if (proof === 'winnable') yield* this.settleMoves(CHEAP);
      yield this.#progress();
    }
  }

  /**
   * Proves nodes lost, from the end of each path upwards, with a share of the nodes that are left: such a proof
   * decides every move of a node and the move that led to it, and a search that looks for clearings as well finds few of them.
   */
  *settleLost(share: number): Generator<ShareProgress, void> {
    const prover = this.#prover;
    if (prover.proveLost === undefined) return;
    const end = prover.nodes + share * this.#bounded(Number.POSITIVE_INFINITY);
    const asked = new Set<number>();
    let least = 1;
    const next = () => (prover.nodes + least <= end ? this.#verdicts.lowestToAsk(asked) : null);
    for (let node = next(); node !== null; node = next()) {
      asked.add(node);
      const before = prover.nodes;
      const limit = Math.min(end - prover.nodes, Math.max(LOSS_LIMIT, LOSS_GROWTH * least));
      const proof = yield* this.#paced(prover.proveLost(node, limit));
      this.#verdicts.learn(node, proof);
      if (proof === 'winnable') yield* this.settleMoves(CHEAP);
      least = prover.nodes - before;
      yield this.#progress();
    }
  }

  /**
   * Where no node is open any more, decides the moves of the last winnable nodes by trying every line, up to the first that
   * stays open: most lines end in positions that were proved lost with the nodes below.
   */
  *settleBorder(): Generator<ShareProgress, void> {
    const prover = this.#prover;
    if (prover.proveLost === undefined || this.#verdicts.lowestToAsk(new Set()) !== null) return;
    const end = prover.nodes + BORDER_SHARE * this.#bounded(Number.POSITIVE_INFINITY);
    for (let node = this.#walk.size - 1; node >= 0; node--) {
      if (this.#verdicts.of(node) !== 'winnable') continue;
      for (const judged of this.#moves[node] ?? []) {
        if (judged.proof !== 'unknown') continue;
        // What was won since it was asked last may be near.
        judged.proof = yield* this.#paced(prover.proveMove(node, judged.move, CHEAP));
        if (judged.proof !== 'unknown') continue;
        const nodes = Math.min(BORDER_LIMIT, end - prover.nodes);
        judged.proof = yield* this.#paced(prover.proveLost(node, nodes, judged.move));
        if (judged.proof === 'unknown') return;
      }
      yield this.#progress();
    }
  }

  /** Proves the moves of every winnable node, the last nodes first: what is proved there helps those before. */
  *settleMoves(nodeLimit: number, isSparing = false): Generator<ShareProgress, void> {
    for (let node = this.#walk.size - 1; node >= 0; node--) {
      if (this.#verdicts.of(node) === 'winnable') yield* this.#settleMovesOf(node, nodeLimit, isSparing);
      this.#reached = Math.max(this.#reached, this.#walk.size - node);
      yield this.#progress();
    }
  }

  *#settleMovesOf(node: number, nodeLimit: number, isSparing: boolean): Generator<ShareProgress, void> {
    for (const judged of this.#moves[node] ?? []) {
      if (judged.proof !== 'unknown' || judged.tried >= nodeLimit) continue;
      if (isSparing && this.#isOpenBelow(node, judged.move, nodeLimit)) continue;
      const nodes = this.#bounded(nodeLimit);
      if (nodes <= 0) return;
      judged.tried = nodeLimit;
      judged.proof = yield* this.#paced(this.#prover.proveMove(node, judged.move, nodes));
    }
  }

  /** Whether as many nodes left the same move undecided one move later: made sooner it is hardly ever easier. */
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

  /** What is proved of a node is proved of the move that led to it. */
  #tellMadeMoves(): void {
    for (let node = 1; node < this.#walk.size; node++) {
      const made = this.#walk.moveTo(node) as Move; // the first node alone has none
      const judged = this.#moves[this.#walk.parentOf(node)]?.find(({ move }) => isSameMove(move, made));
      if (judged?.proof === 'unknown') judged.proof = this.#verdicts.of(node);
    }
  }

  /** Plays the random games and puts everything together. */
  *finish(): Generator<ShareProgress, PositionReview[]> {
    this.#tellMadeMoves();
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

  #next(asked: ReadonlySet<number>): number | null {
    return this.#bounded(1) > 0 ? this.#verdicts.nextToAsk(asked) : null;
  }

  /** As many nodes as that, or those that are left. */
  #bounded(nodes: number): number {
    return Math.min(nodes, this.#options.nodeLimit - this.#prover.nodes);
  }

  #progress(): ShareProgress {
    const done = (this.#reached + this.#finished) / (2 * this.#walk.size);
    return { nodes: this.#prover.nodes, permille: Math.min(999, Math.floor(1000 * done)) };
  }

  *#paced<T>(work: Generator<unknown, T>): Generator<ShareProgress, T> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      yield this.#progress();
    }
  }
}
