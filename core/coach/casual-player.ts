/**
 * A simulated player who looks for links and does not plan. It stands for somebody who plays for pleasure: what it loses, how
 * long it looks and where it gets stuck say how a board plays, which uniformly random moves do not.
 *
 * In each position every legal link has a rate a second at which it is noticed, higher for fewer turns and shorter lines.
 * The player looks for a while; a look overlooks some of the links, and among those that it sees the first one is found after
 * an exponentially distributed time. After too long a wait it takes a hint.
 */
import type { Board, Cells } from '../board/board.ts';
import { LinkLine } from '../engine/base/link-line.ts';
import { MoveList } from '../engine/base/move-list.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { at } from '../int32.ts';
import { createRandom, type Random } from '../random.ts';
import type { Rules } from '../rules/rules.ts';

/** The parameters of a player. Times are milliseconds. */
export interface CasualParameters {
  /** The rate, in times a second, at which a link of 0, 1, 2 or 3 turns would be noticed if its line had no length. */
  readonly ratesByTurns: readonly [number, number, number, number];
  /** The rate of a link is divided by 1 + its length / this. */
  readonly lengthScale: number;
  /** The share of the links that a look overlooks, from 0 to 1. */
  readonly overlookShare: number;
  readonly lookMs: number;
  /** So long after the last move a hint is taken. */
  readonly patienceMs: number;
  readonly hintMs: number;
  /** The time of a move after it is found. */
  readonly handMs: number;
  /** The time of going back to the last winnable position. */
  readonly returnMs: number;
  readonly mostReturns: number;
}

/** The player that boards are graded by. */
export const CASUAL_PLAYER: CasualParameters = {
  ratesByTurns: [0.12, 0.072, 0.036, 0.018],
  lengthScale: 10,
  overlookShare: 0.15,
  lookMs: 20_000,
  patienceMs: 30_000,
  hintMs: 4_000,
  handMs: 1_000,
  returnMs: 6_000,
  mostReturns: 6,
};

/** The same player with all rates multiplied, and with another share of links overlooked. */
export function casualPlayerWith(change: {
  readonly rateFactor?: number;
  readonly overlookShare?: number;
}): CasualParameters {
  const { rateFactor = 1, overlookShare = CASUAL_PLAYER.overlookShare } = change;
  const [none, one, two, three] = CASUAL_PLAYER.ratesByTurns;
  const ratesByTurns = [none * rateFactor, one * rateFactor, two * rateFactor, three * rateFactor] as const;
  return { ...CASUAL_PLAYER, ratesByTurns, overlookShare };
}

/** The verdict on a position, and the move that a hint shows where it can be won. */
export type JudgedPosition =
  | { readonly verdict: 'winnable'; readonly hint: readonly [number, number] }
  | { readonly verdict: 'lost' | 'unknown' };

/** Help for a player who asks: proofs of the positions of one board. */
export interface CasualHelp {
  /**
   * Judges a position with tiles. `unknown` where the proof is over its budget: the player goes on as if it could be won, and a
   * hint shows some open pair.
   */
  judge(cells: Cells): JudgedPosition;
}

/** A game that was played. The tables have an entry for each move that was made, in order; moves taken back are in them. */
export interface CasualGame {
  readonly isWon: boolean;
  /** Pairs that were left at the end. */
  readonly pairsLeft: number;
  /** Cells of the two tiles, two entries a move. */
  readonly moves: readonly number[];
  /** The time from the move before to the find or the end of the hint, in milliseconds, without the hand. */
  readonly waitsMs: readonly number[];
  /** Links that were open before the move. */
  readonly openLinks: readonly number[];
  readonly totalMs: number;
  readonly hints: number;
  readonly returns: number;
}

/** The generator's numbers are below this. */
const RANGE = 2 ** 32;
const MS_A_SECOND = 1_000;

/**
 * Plays games on boards of one shape under one set of rules. A player is reused for many games: its tables are allocated
 * once.
 *
 * The order of random numbers is part of its version. For each look: one number for each open link, sorted by its cells, which
 * is overlooked where it is below the share; if any is seen, one number for the time of the first find; if that is within the look
 * and the player's patience, one number for which link it is. A hint of a player alone takes one number for the pair that is shown.
 */
export class CasualPlayer {
  readonly #engine: Engine;
  readonly #parameters: CasualParameters;
  readonly #list = new MoveList();
  readonly #line = new LinkLine();
  #rates = new Float64Array(256);
  /** Which links the present look sees, as indices among the moves. */
  #seen = new Int32Array(256);
  #hints = 0;

  constructor(shape: Pick<Board, 'width' | 'height' | 'marks'>, rules: Rules, parameters = CASUAL_PLAYER) {
    this.#engine = createEngine(shape, rules);
    this.#parameters = parameters;
  }

  /**
   * Plays a position to its end. Without `help` the player is alone: it ends when the board is dead. With it, it goes back from
   * a lost position to the last winnable one, as often as the parameters allow.
   */
  play(cells: Cells, seed: number, help: CasualHelp | null = null): CasualGame {
    const engine = this.#engine;
    const { handMs, returnMs, mostReturns } = this.#parameters;
    const random = createRandom(seed);
    const moves: number[] = [];
    const waitsMs: number[] = [];
    const openLinks: number[] = [];
    let totalMs = 0;
    let returns = 0;
    this.#hints = 0;
    engine.load(cells);
    /** The last position that was proved winnable, with the move that a hint shows there. */
    let winnable = help === null ? null : { cells, judged: help.judge(cells) };
    let judged = winnable?.judged ?? null;
    while (engine.tiles > 0) {
      engine.listMoves(this.#list);
      const open = this.#list.count;
      if (open === 0) break;
      const { move, waitMs } = this.#findMove(random, judged);
      const a = at(this.#list.pairs, 2 * move);
      const b = at(this.#list.pairs, 2 * move + 1);
      moves.push(a, b);
      waitsMs.push(waitMs);
      openLinks.push(open);
      totalMs += waitMs + handMs;
      engine.apply(a, b);
      if (help === null || winnable === null || judged?.verdict === 'lost' || engine.tiles === 0) continue;
      const now = engine.cells();
      judged = help.judge(now);
      if (judged.verdict === 'winnable') winnable = { cells: now, judged };
      if (judged.verdict !== 'lost' || returns === mostReturns) continue;
      returns++;
      totalMs += returnMs;
      engine.load(winnable.cells);
      judged = winnable.judged;
    }
    return {
      isWon: engine.tiles === 0,
      pairsLeft: engine.tiles / 2,
      moves,
      waitsMs,
      openLinks,
      totalMs,
      hints: this.#hints,
      returns,
    };
  }

  /** Which of the listed moves is made next, and after how long. */
  #findMove(
    random: Random,
    judged: JudgedPosition | null,
  ): { readonly move: number; readonly waitMs: number } {
    const { lookMs, patienceMs, hintMs } = this.#parameters;
    this.#rateMoves();
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += lookMs) {
      const endMs = Math.min(lookMs, patienceMs - waitedMs);
      const { seen, rate } = this.#look(random);
      if (seen === 0) continue;
      const foundMs = Math.round((-Math.log(uniform(random)) / rate) * MS_A_SECOND);
      if (foundMs < endMs) return { move: this.#drawSeen(random, seen, rate), waitMs: waitedMs + foundMs };
    }
    this.#hints++;
    return { move: this.#hinted(random, judged), waitMs: patienceMs + hintMs };
  }

  /** One look: which links it sees, and the sum of their rates a second. */
  #look(random: Random): { readonly seen: number; readonly rate: number } {
    const overlooked = this.#parameters.overlookShare * RANGE;
    let seen = 0;
    let rate = 0;
    for (let move = 0; move < this.#list.count; move++) {
      if (random.nextUint32() < overlooked) continue;
      this.#seen[seen++] = move;
      rate += this.#rates[move] as number; // as many as moves
    }
    return { seen, rate };
  }

  /** One of the links that the last look saw, in proportion to its rate. */
  #drawSeen(random: Random, seen: number, rate: number): number {
    let left = uniform(random) * rate;
    for (let index = 0; index < seen - 1; index++) {
      left -= this.#rates[at(this.#seen, index)] as number; // as many as moves
      if (left < 0) return at(this.#seen, index);
    }
    return at(this.#seen, seen - 1);
  }

  #hinted(random: Random, judged: JudgedPosition | null): number {
    if (judged?.verdict === 'winnable') {
      const [a, b] = judged.hint;
      const { pairs, count } = this.#list;
      for (let move = 0; move < count; move++)
        if (at(pairs, 2 * move) === Math.min(a, b) && at(pairs, 2 * move + 1) === Math.max(a, b)) return move;
    }
    return random.below(this.#list.count);
  }

  #rateMoves(): void {
    const { pairs, count } = this.#list;
    if (this.#rates.length < count) {
      this.#rates = new Float64Array(pairs.length);
      this.#seen = new Int32Array(pairs.length);
    }
    const { ratesByTurns, lengthScale } = this.#parameters;
    for (let move = 0; move < count; move++) {
      this.#engine.drawLink(at(pairs, 2 * move), at(pairs, 2 * move + 1), this.#line);
      const { turns, length } = this.#line;
      this.#rates[move] = (ratesByTurns[turns] ?? 0) / (1 + length / lengthScale);
    }
  }
}

/** A number between 0 and 1, and neither of them. */
function uniform(random: Random): number {
  return (random.nextUint32() + 0.5) / RANGE;
}
