import { type Board, type Cells, EMPTY } from '../board/board.ts';
import { MAX_BIT_SIDE } from '../engine/base/grid.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { createRandom, type Random } from '../random.ts';
import { err, ok, type Result } from '../result.ts';
import { type Progress, runToEnd } from '../solve/progress.ts';
import { countRandomGames } from '../solve/rating.ts';
import { solve } from '../solve/solve.ts';
import { type DealError, type DealRequest, dealBoard } from './deal.ts';
import { kindsToFill, shuffledCells } from './filling.ts';
import { slotsOf } from './numbered.ts';
import { type Deal, playEased } from './played-game.ts';

/** A request for a deal of a given difficulty. */
export interface TargetRequest extends DealRequest {
  /** Share of uniform random games that should be lost, in thousandths. */
  readonly targetPermille: number;
}

/** The deal that came nearest, and its difficulty as measured over `games` games. */
export interface TargetDeal extends Deal {
  readonly lossPermille: number;
  readonly games: number;
  /** True if the measure lies within the tolerance; otherwise this is the nearest deal that was found. */
  readonly isReached: boolean;
}

/** The target counts as reached when the measure lies at most this far from it. */
const TOLERANCE_PERMILLE = 25;
/**
 * The truth may lie at most this far from the target, at two and a half standard errors of the games that were played after the
 * deal was chosen: 2,500 where half are lost and the measure is just within the tolerance, a quarter of that right on the target.
 */
const TRUTH_PERMILLE = 50;
const STANDARD_ERRORS = 2.5;
/**
 * Games that a deal is compared with the best by, in rounds (a sequential test): after each it is given up when it is further
 * from the target by more than a standard error, after the last when it is further at all. Luck in these games is found out
 * by those played after the choice (`MORE_GAMES`); more games before it took longer in all.
 */
const LOOKS = [10, 10, 20] as const;
const FIRST_GAMES = LOOKS.reduce((sum, games) => sum + games, 0);
/** Games played on the best at a time, as long as it may lie within the tolerance by one standard error. */
const MORE_GAMES = 80;
/** Random deals to begin with where the target is harder than the first, and where it is easier how often ease is halved. */
const RANDOM_STARTS = 4;
const EASE_HALVINGS = 4;
const MOST_EASE = 1000;
/** The number of deals refused in a row after which one more trade at a time is allowed. */
const REFUSALS_A_TRADE = 4;
/**
 * Moves played and solver's nodes in all, with what each game and each proof costs beside them: at most two seconds on
 * 18 x 8, some ten on larger boards.
 */
const STEP_BUDGET = 1_700_000;
const STEPS_A_GAME = 20;
const STEPS_A_PROOF = 200;
const NODES_A_PROOF = 4_000;
/**
 * Up to here a step is a step, and wherever the engine keeps the moves of a game. Beyond it counts as more, with the square of
 * the slots: moves are listed before each move, and on 64 x 64 a single game takes half a second.
 */
const CHEAP_SLOTS = 480;

/** Random games on a deal. */
interface Counted {
  readonly lost: number;
  readonly games: number;
}

/** A deal under measurement. */
interface MeasuredDeal extends Counted {
  readonly deal: Deal;
  lost: number;
  games: number;
  /** Of these, the games that it was chosen by. */
  chosenByLost: number;
  chosenByGames: number;
}

/**
 * Deals a board that random play loses as often as the target says, by hill climbing. It begins with the nearest of some
 * random deals, or of some eased ones (`playEased`); then it trades tiles and keeps what comes nearer and is proved solvable.
 * Whether it is near enough is judged by games that had no part in choosing it, so that luck is not taken for difficulty.
 * Bounded by steps; deterministic for a request. Yields the steps made so far.
 */
export function* dealToTarget(request: TargetRequest): Generator<Progress, Result<TargetDeal, DealError>> {
  const first = dealBoard(request);
  if (!first.ok) return err(first.error);
  const climb = new Climb(request);
  yield* climb.begin(first.value);
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
  readonly #engine: Engine;
  /** Steps that a move or a node counts for. */
  readonly #weight: number;
  #best: MeasuredDeal | null = null;
  /** Candidates refused since the best was found. */
  #refused = 0;

  constructor(request: TargetRequest) {
    this.#request = request;
    // Its own stream: the deal of the same seed draws from the other.
    this.#random = createRandom(~request.seed);
    this.#slots = slotsOf(request.shape);
    this.#engine = createEngine(request.shape, request.rules);
    this.#weight = weightOf(request, this.#slots.length);
  }

  /** Offers the plain deal of the seed, and others unless the measure of one alone takes all the steps. */
  *begin(first: Deal): Generator<Progress, void> {
    const loss = yield* this.offer(first);
    yield { nodes: this.steps };
    if (FIRST_GAMES * this.#stepsAGame() >= STEP_BUDGET) return;
    if (loss > this.#request.targetPermille) yield* this.#offerEased();
    else yield* this.#offerRandom();
  }

  *#offerRandom(): Generator<Progress, void> {
    for (let start = 1; start < RANDOM_STARTS; start++) {
      const dealt = dealBoard({ ...this.#request, seed: this.#random.nextUint32() });
      if (dealt.ok) yield* this.offer(dealt.value);
      yield { nodes: this.steps };
    }
  }

  /** Binary search for the ease that meets the target: the more of a deal is laid along its game, the fewer games lose. */
  *#offerEased(): Generator<Progress, void> {
    const { shape, targetPermille } = this.#request;
    const filling = kindsToFill(this.#slots.length, this.#request);
    let low = 0;
    let high = MOST_EASE;
    for (let halving = 0; halving < EASE_HALVINGS; halving++) {
      const ease = (low + high) >> 1;
      const eased = playEased(this.#engine, shuffledCells(shape, filling, this.#random), this.#random, ease);
      if (eased === null) continue;
      const loss = yield* this.offer(eased);
      if (loss > targetPermille) low = ease;
      else high = ease;
      yield { nodes: this.steps };
    }
  }

  /** Measures a deal, keeps it when it is nearer than the best, and returns its loss in thousandths. */
  *offer(deal: Deal): Generator<Progress, number> {
    this.#refused++;
    const candidate: MeasuredDeal = { deal, lost: 0, games: 0, chosenByLost: 0, chosenByGames: 0 };
    for (const games of LOOKS) {
      yield* this.#measure(candidate, games);
      if (!this.#mayBeNearest(candidate)) return lossOf(candidate);
    }
    // A candidate whose games were cut short by the limit of steps has too few of them to be compared.
    const isMeasured = this.#best === null || candidate.games >= FIRST_GAMES;
    if (isMeasured && this.#isNearest(candidate)) {
      candidate.chosenByLost = candidate.lost;
      candidate.chosenByGames = candidate.games;
      this.#best = candidate;
      this.#refused = 0;
    }
    return lossOf(candidate);
  }

  /** Makes the best more certain when it seems near enough, else tries a trade of tiles on it. */
  *step(): Generator<Progress, void> {
    const best = this.#best;
    if (best === null) return;
    if (this.#distance(best) <= TOLERANCE_PERMILLE + standardError(best)) {
      yield* this.#measure(best, MORE_GAMES);
      return;
    }
    // The longer nothing nearer is found, the more trades at once: no single one may make an easy deal harder.
    const most = 1 + Math.floor(this.#distance(best) / 100 + this.#refused / REFUSALS_A_TRADE);
    const trades = 1 + this.#random.below(most);
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
    return best !== null && this.#distance(best) <= TOLERANCE_PERMILLE && this.#isCertain(best);
  }

  /** Returns whether the games after those by which it was chosen show that it is near enough. */
  #isCertain({ lost, games, chosenByLost, chosenByGames }: MeasuredDeal): boolean {
    const fresh = { lost: lost - chosenByLost, games: games - chosenByGames };
    if (fresh.games === 0) return false;
    return this.#distance(fresh) + STANDARD_ERRORS * standardError(fresh) <= TRUTH_PERMILLE;
  }

  #mayBeNearest(candidate: MeasuredDeal): boolean {
    if (this.#best === null) return true;
    return this.#distance(candidate) - this.#distance(this.#best) <= standardError(candidate);
  }

  #isNearest(candidate: MeasuredDeal): boolean {
    return this.#best === null || this.#distance(candidate) < this.#distance(this.#best);
  }

  #distance(candidate: Counted): number {
    return Math.abs(lossOf(candidate) - this.#request.targetPermille);
  }

  /** Plays random games on a candidate. A single one takes half a second on 64 x 64, so it pauses within a game, too. */
  *#measure(candidate: MeasuredDeal, games: number): Generator<Progress, void> {
    const stepsAGame = this.#stepsAGame();
    // At least one: a candidate without games has no share.
    const played = Math.max(1, Math.min(games, Math.ceil((STEP_BUDGET - this.steps) / stepsAGame)));
    const options = { games: played, seed: this.#random.nextUint32() };
    const playing = countRandomGames(this.#engine, candidate.deal.cells, options);
    for (let step = playing.next(); ; step = playing.next()) {
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

/** Steps that a move or a node counts for. */
function weightOf({ shape, rules }: TargetRequest, slots: number): number {
  const isKept = Math.max(shape.width, shape.height) <= MAX_BIT_SIDE && rules.maxTurns <= 2;
  return isKept ? 1 : Math.max(1, (slots / CHEAP_SLOTS) ** 2);
}

/** Of a share in thousandths. One game more counts on both sides: none lost of a few is no certainty. */
function standardError({ lost, games }: Counted): number {
  const share = (lost + 1) / (games + 2);
  return 1000 * Math.sqrt((share * (1 - share)) / games);
}

function lossOf({ lost, games }: Counted): number {
  return (1000 * lost) / games;
}
