/** Small boards that random play loses about as often as an aim says. */
import { type Board, type Cells, countSlots, type Move, type Shape } from '../../board/board.ts';
import { kindsToFill, shuffledCells } from '../../deal/filling.ts';
import { slotsOf } from '../../deal/numbered.ts';
import { pick, type Random } from '../../random.ts';
import { BORDERS, GRAVITIES, type Gravity, type Rules } from '../../rules/rules.ts';
import { type Progress, runToEnd } from '../../solve/progress.ts';
import { rate } from '../../solve/rating.ts';
import { solve } from '../../solve/solve.ts';
import { isClearedGreedily } from './greedy.ts';
import type { Position } from './position-images.ts';
import { PUZZLE_SHAPES } from './shapes.ts';

/** Fillings to begin with, and trades of tiles after them, at most. */
const FILLINGS_TRIED = 24;
const TRADES_TRIED = 120;
/** In `dealLosingBoard`: fillings tried, and games played on each that can be cleared. */
const QUICK_FILLINGS = 2;
const QUICK_GAMES = 12;
/** Games that give a first idea of a board, and those that decide when it looks nearer than the best. */
const FEW_GAMES = 40;
/** A board whose fillings all lie farther from the aim than this, in thousandths, is hardly ever brought there. */
const FARTHEST = 250;
const MORE_GAMES = 300;
const NODES_A_PROOF = 20_000;
/** Tiles of each kind, one of these for a board. */
const COPIES = [4, 4, 4, 2, 6] as const;
/** One board in this number has a turn limit other than two. */
const ODD_TURNS = 6;

/** A board with a proof that it can be cleared. */
export interface HardBoard extends Position {
  readonly witness: readonly Move[];
}

/** The share of random games lost to aim at, in thousandths. */
export interface LossAim {
  readonly aim: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A board on a random shape under random rules that no greedy player clears, by hill climbing: from the best of some random
 * fillings on, trades of tiles are kept that bring the share of random games lost nearer to the aim, until it is within
 * bounds; null when it never is. Bounded by steps, the same for the same stream.
 */
export function* dealHardBoard(random: Random, aim: LossAim): Generator<Progress, HardBoard | null> {
  const shape = pick(random, PUZZLE_SHAPES);
  const rules = drawRules(random);
  const filling = kindsOf(shape, random);
  const nearest = new NearestBoard(rules, random, aim);
  for (let step = 0; step < FILLINGS_TRIED + TRADES_TRIED && !nearest.isThere(); step++) {
    const base = step < FILLINGS_TRIED ? null : nearest.board;
    if (step >= FILLINGS_TRIED && (base === null || nearest.distance > FARTHEST)) return null;
    const cells =
      base === null ? shuffledCells(shape, filling, random) : tradeTiles(shape, base.cells, random);
    nearest.offer({ ...shape, cells });
    yield { nodes: step };
  }
  return nearest.isThere() ? nearest.best : null;
}

/**
 * The first filling of a random shape under drawn rules that can be cleared and that random play loses as often as not;
 * null when there is none among the first few. Quicker than climbing, where any hard board will do.
 */
export function* dealLosingBoard(
  random: Random,
  leastLoss: number,
  rulesBy: (random: Random) => Rules = drawRules,
): Generator<Progress, HardBoard | null> {
  const shape = pick(random, PUZZLE_SHAPES);
  const rules = rulesBy(random);
  const filling = kindsOf(shape, random);
  for (let tried = 0; tried < QUICK_FILLINGS; tried++) {
    const board = { ...shape, cells: shuffledCells(shape, filling, random) };
    const found = runToEnd(solve(board, rules, { nodeLimit: NODES_A_PROOF, seed: 1 }));
    yield { nodes: tried };
    if (found.verdict !== 'solvable') continue;
    const { lossPermille } = rate(board, rules, { games: QUICK_GAMES, seed: random.nextUint32() });
    if (lossPermille >= leastLoss) return { board, rules, witness: found.witness };
  }
  return null;
}

/** The board found so far whose share of random games lost is nearest to an aim. */
class NearestBoard {
  best: HardBoard | null = null;
  #loss = 0;
  readonly #rules: Rules;
  readonly #random: Random;
  readonly #aim: LossAim;

  constructor(rules: Rules, random: Random, aim: LossAim) {
    this.#rules = rules;
    this.#random = random;
    this.#aim = aim;
  }

  get board(): Board | null {
    return this.best?.board ?? null;
  }

  /** The distance of the best board from the aim, in thousandths. */
  get distance(): number {
    return Math.abs(this.#loss - this.#aim.aim);
  }

  isThere(): boolean {
    return this.best !== null && this.#aim.low < this.#loss && this.#loss < this.#aim.high;
  }

  /** Takes a board as the best when it is as near to the aim or nearer. */
  offer(board: Board): void {
    const position = { board, rules: this.#rules };
    const found = runToEnd(solve(board, this.#rules, { nodeLimit: NODES_A_PROOF, seed: 1 }));
    if (found.verdict !== 'solvable' || isClearedGreedily(position)) return;
    if (this.#isFarther(this.#measure(position, FEW_GAMES))) return;
    const loss = this.#measure(position, MORE_GAMES);
    if (this.#isFarther(loss)) return;
    this.best = { ...position, witness: found.witness };
    this.#loss = loss;
  }

  #isFarther(loss: number): boolean {
    return this.best !== null && Math.abs(loss - this.#aim.aim) > this.distance;
  }

  #measure({ board, rules }: Position, games: number): number {
    return rate(board, rules, { games, seed: this.#random.nextUint32() }).lossPermille;
  }
}

function drawRules(random: Random): Rules {
  const gravity: Gravity = pick(random, GRAVITIES);
  const maxTurns = random.below(ODD_TURNS) > 0 ? 2 : pick(random, [1, 3] as const);
  return { maxTurns, border: pick(random, BORDERS), gravity };
}

function kindsOf(shape: Shape, random: Random): number[] {
  const copies = pick(random, COPIES);
  const slots = countSlots(shape.marks);
  return kindsToFill(slots, { kinds: Math.max(1, Math.ceil(slots / copies)), copies });
}

/** One to three trades of two tiles. */
function tradeTiles(shape: Shape, cells: Cells, random: Random): Cells {
  const slots = slotsOf(shape);
  const traded = cells.slice();
  for (let trade = 1 + random.below(3); trade > 0; trade--) {
    const [a, b] = [pick(random, slots), pick(random, slots)];
    [traded[a], traded[b]] = [traded[b] ?? 0, traded[a] ?? 0];
  }
  return traded;
}
