import { type Board, type Cells, EMPTY } from '../board/board.ts';
import { createEngine } from '../engine/engine.ts';
import { createRandom, type Random } from '../random.ts';
import { err, ok, type Result } from '../result.ts';
import { type Progress, runToEnd } from '../solve/progress.ts';
import { rateInSteps } from '../solve/rating.ts';
import { solve } from '../solve/solve.ts';
import { type DealError, type DealRequest, dealBoard } from './deal.ts';
import { kindsToFill, shuffledCells } from './filling.ts';
import { slotsOf } from './numbered.ts';
import { type Deal, playEased } from './playing/played-game.ts';

/** A deal as hard as asked for. */
export interface TargetRequest extends DealRequest {
  /** Share of uniform random games that should be lost, in thousandths. */
  readonly targetPermille: number;
}

/** The deal that came nearest, and its difficulty as measured over `games` games. */
export interface TargetDeal extends Deal {
  readonly lossPermille: number;
  readonly games: number;
  /** Whether the measure lies within the tolerance; otherwise this is the nearest that was found. */
  readonly isReached: boolean;
}

/** How far a measure may lie from the target to be called reached; the truth then lies within 50. */
const TOLERANCE_PERMILLE = 25;
/** Games that make a measure certain: its standard error is then below 13 thousandths. */
const CERTAIN_GAMES = 1600;
const FIRST_GAMES = 40;
const MORE_GAMES = 160;
/** Random deals to begin with, and deals made easier by these shares. */
const RANDOM_STARTS = 4;
const EASE_STARTS = [1000, 800, 600, 400, 200] as const;
/**
 * Moves played and solver's nodes in all, with what each game and each proof costs beside them: at most two seconds on
 * 18 x 8, some nine on larger boards.
 */
const STEP_BUDGET = 1_700_000;
const STEPS_A_GAME = 20;
const STEPS_A_PROOF = 200;
const NODES_A_PROOF = 4_000;
/**
 * Up to here a step is a step. Beyond it counts as more, with the square of the slots: a move and a node take longer there,
 * and on 64 x 64 a single game takes half a second.
 */
const CHEAP_SLOTS = 480;

/** A deal under measurement. */
interface Candidate {
  readonly deal: Deal;
  lost: number;
  games: number;
}

/**
 * Deals a board that random play loses as often as asked: begins with random deals and easier ones, keeps the nearest,
 * then trades tiles, keeping what comes nearer and is proved solvable. Games that decide are always fresh ones, so that
 * luck is not taken for difficulty. Bounded by steps; deterministic for a request. Yields the steps made so far.
 */
export function* dealToTarget(request: TargetRequest): Generator<Progress, Result<TargetDeal, DealError>> {
  const first = dealBoard(request);
  if (!first.ok) return err(first.error);
  const climb = new Climb(request);
  for (const deal of [first.value, ...climb.starts()]) {
    yield* climb.offer(deal);
    yield { nodes: climb.steps };
  }
  while (!climb.isOver()) {
    yield* climb.step();
    yield { nodes: climb.steps };
  }
  return ok(climb.nearest());
}

/** The search: the nearest candidate so far and the steps it took. */
class Climb {
  steps = 0;
  readonly #request: TargetRequest;
  readonly #random: Random;
  readonly #slots: readonly number[];
  /** Steps that a move or a node counts for. */
  readonly #weight: number;
  #best: Candidate | null = null;

  constructor(request: TargetRequest) {
    this.#request = request;
    // Its own stream: the deal of the same seed draws from the other.
    this.#random = createRandom(~request.seed);
    this.#slots = slotsOf(request.shape);
    this.#weight = Math.max(1, (this.#slots.length / CHEAP_SLOTS) ** 2);
  }

  /** Deals to begin with, beside the plain one of the seed; none where its measure alone takes all the steps. */
  *starts(): Generator<Deal> {
    const { shape, rules } = this.#request;
    if (FIRST_GAMES * this.#stepsAGame() >= STEP_BUDGET) return;
    for (let start = 1; start < RANDOM_STARTS; start++) {
      const dealt = dealBoard({ ...this.#request, seed: this.#random.nextUint32() });
      if (dealt.ok) yield dealt.value;
    }
    const engine = createEngine(shape, rules);
    const filling = kindsToFill(this.#slots.length, this.#request);
    for (const ease of EASE_STARTS) {
      const eased = playEased(engine, shuffledCells(shape, filling, this.#random), this.#random, ease);
      if (eased !== null) yield eased;
    }
  }

  /** Measures a deal and keeps it when it is nearer than the best. */
  *offer(deal: Deal): Generator<Progress, void> {
    const candidate: Candidate = { deal, lost: 0, games: 0 };
    yield* this.#measure(candidate, FIRST_GAMES);
    if (this.#best !== null) {
      if (this.#distance(candidate) >= this.#distance(this.#best)) return;
      // A short measure that looks nearer may be luck: ask again before believing it.
      yield* this.#measure(candidate, MORE_GAMES);
      if (this.#distance(candidate) >= this.#distance(this.#best)) return;
    }
    this.#best = candidate;
  }

  /** Makes the best more certain when it seems near enough, else tries a trade of tiles on it. */
  *step(): Generator<Progress, void> {
    const best = this.#best;
    if (best === null) return;
    if (best.games < CERTAIN_GAMES && this.#distance(best) <= TOLERANCE_PERMILLE) {
      yield* this.#measure(best, MORE_GAMES);
      return;
    }
    const trades = 1 + this.#random.below(1 + Math.floor(this.#distance(best) / 100));
    const cells = this.#traded(best.deal.cells, trades);
    const proof = runToEnd(
      solve(this.#board(cells), this.#request.rules, {
        nodeLimit: NODES_A_PROOF,
        seed: this.#random.nextUint32(),
      }),
    );
    this.steps += this.#weight * (proof.nodes + STEPS_A_PROOF);
    if (proof.verdict === 'solvable') yield* this.offer({ cells, witness: proof.witness });
  }

  isOver(): boolean {
    return this.steps >= STEP_BUDGET || this.#isReached();
  }

  nearest(): TargetDeal {
    if (this.#best === null) throw new Error('nothing was offered');
    const { deal, games } = this.#best;
    const lossPermille = Math.round(lossOf(this.#best));
    return { ...deal, lossPermille, games, isReached: this.#isReached() };
  }

  #isReached(): boolean {
    const best = this.#best;
    return best !== null && best.games >= CERTAIN_GAMES && this.#distance(best) <= TOLERANCE_PERMILLE;
  }

  #distance(candidate: Candidate): number {
    return Math.abs(lossOf(candidate) - this.#request.targetPermille);
  }

  /** Plays random games on a candidate. A single one takes half a second on 64 x 64, so it pauses within a game, too. */
  *#measure(candidate: Candidate, games: number): Generator<Progress, void> {
    const { rules } = this.#request;
    const board = this.#board(candidate.deal.cells);
    const stepsAGame = this.#stepsAGame();
    // At least one: a candidate without games has no share.
    const played = Math.max(1, Math.min(games, Math.ceil((STEP_BUDGET - this.steps) / stepsAGame)));
    const rating = rateInSteps(board, rules, { games: played, seed: this.#random.nextUint32() });
    for (let step = rating.next(); ; step = rating.next()) {
      if (step.done) {
        candidate.lost += step.value.lost;
        break;
      }
      yield { nodes: this.steps };
    }
    candidate.games += played;
    this.steps += played * stepsAGame;
  }

  #stepsAGame(): number {
    return this.#weight * (this.#slots.length / 2 + STEPS_A_GAME);
  }

  /** The cells after some random trades of two tiles of different kinds. */
  #traded(cells: Cells, trades: number): number[] {
    const slots = this.#slots;
    const traded = cells.slice();
    for (let trade = 0; trade < trades; trade++) {
      const a = slots[this.#random.below(slots.length)] ?? 0;
      const b = slots[this.#random.below(slots.length)] ?? 0;
      const kind = traded[a] ?? EMPTY;
      traded[a] = traded[b] ?? EMPTY;
      traded[b] = kind;
    }
    return traded;
  }

  #board(cells: Cells): Board {
    const { width, height, marks } = this.#request.shape;
    return { width, height, marks, cells };
  }
}

function lossOf({ lost, games }: Candidate): number {
  return (1000 * lost) / games;
}
