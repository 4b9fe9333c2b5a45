/**
 * Composing: deals that aim at a shape of game. What a game on a board is like, others measure and hand in as functions; this is
 * the search. It begins with some deals of their seeds and goes on by hill climbing: two tiles are traded, and what comes
 * nearer is kept.
 *
 * A measure by few games is noisy, and a climb that compares candidates by the same games learns these games by heart. So every
 * candidate is measured with games of its own, what looks nearer is measured once more before it is kept, what is kept
 * is measured again as the climb goes on, and a board only counts as found after a check with many fresh games.
 */
import { type Cells, EMPTY, type Move } from '../board/board.ts';
import { createRandom, type Random, shuffle } from '../random.ts';
import { err, ok, type Result } from '../result.ts';
import type { Progress } from '../solve/progress.ts';
import type { Filling } from '../templates/template.ts';
import { type DealError, type DealRequest, dealBoard } from './deal.ts';
import { slotsOf } from './numbered.ts';

/** A request to compose a board. The first deals take the fillings in turn. */
export interface ComposeRequest extends Omit<DealRequest, 'kinds' | 'copies'> {
  /** At least one. */
  readonly fillings: readonly Filling[];
  /** Boards on the shape to begin with, before any deal; none where missing. */
  readonly known?: readonly KnownBoard[];
}

/** A board that was composed before, such as the nearest of a search that did not reach its aim. */
export interface KnownBoard {
  readonly cells: Cells;
  readonly filling: Filling;
}

/** The measures of games on a board. Shares are from 0 to 1; null where no game counts. */
export interface PlayedFigures {
  readonly wonShare: number;
  /** Seconds that a link takes in the first third of a game. */
  readonly firstThirdSeconds: number | null;
  readonly minutes: number | null;
  /** Share of the games in which fewer than two links were open before the last quarter. */
  readonly tightShare: number;
  /** Share of the pairs that is left in games that got stuck. */
  readonly leftWhenStuck: number | null;
  /** The moves of a game that cleared the board, which proves that it can be; null when none did. */
  readonly witness: readonly Move[] | null;
}

/** The measures of the choices in games won. */
export interface ChoiceFigures {
  /** Share of the games with at least one. */
  readonly share: number;
  readonly median: number;
  /** Share of the games with one in the first eighth. */
  readonly earlyShare: number;
  /** The place of the last one, from 0 to 1; null where there is none. */
  readonly last: number | null;
}

/** Measures boards. The same arguments must give the same figures; `seed` is an unsigned 32-bit number. */
export interface GameMeasures {
  play(cells: Cells, games: number, seed: number): PlayedFigures;
  review(cells: Cells, games: number, seed: number): ChoiceFigures;
}

/** A shape of game to aim at. Shares are from 0 to 1. */
export interface GameAim {
  readonly wonShare: { readonly least: number; readonly most: number };
  /** Not asked where missing: then no link can be found too soon. */
  readonly leastFirstThirdSeconds?: number;
  readonly mostFirstThirdSeconds: number;
  readonly mostMinutes: number;
  readonly mostTightShare: number;
  readonly mostLeftWhenStuck: number;
  /** The choices of games won; null where none are asked. */
  readonly choices: {
    readonly leastShare: number;
    readonly median: { readonly least: number; readonly most: number };
    /** Most games with a choice in the first eighth, and where the last choice lies at least; not asked where missing. */
    readonly mostEarlyShare?: number;
    readonly leastLast?: number;
  } | null;
}

/** The bounds of a search: numbers of candidates, never a time. */
export interface ComposeBounds {
  /** Deals to begin with. */
  readonly starts: number;
  /** Trades tried after them. */
  readonly trades: number;
  /** Games that a candidate is measured by, games won that are reviewed of it, and fresh games for the check. */
  readonly games: number;
  readonly reviews: number;
  readonly checkGames: number;
}

/** The board that came nearest. */
export interface ComposedDeal {
  readonly cells: Cells;
  readonly witness: readonly Move[];
  readonly filling: Filling;
  /** The seed that deals it as it is; null after a trade. */
  readonly seed: number | null;
  /** By fresh games, which had no part in choosing it. */
  readonly played: PlayedFigures;
  readonly choices: ChoiceFigures | null;
  /** True if these games meet the aim; otherwise this is the nearest of `candidates`. */
  readonly isReached: boolean;
  /** The distance of these games from the aim: 0 where they meet it; about 1 for each figure that is clearly off. */
  readonly distance: number;
  readonly candidates: number;
}

/** So far from a bound a figure counts as one. */
const SCALE = {
  won: 0.06,
  seconds: 2,
  minutes: 1.5,
  tight: 0.1,
  left: 0.1,
  choice: 0.12,
  median: 1.5,
  place: 0.1,
};
/** Candidates aim at a little more than the bounds, so that noise does not decide. */
const MARGIN = {
  won: 0.0125,
  seconds: 0.4,
  minutes: 0.3,
  tight: 0.03,
  left: 0.03,
  choice: 0.05,
  place: 0.03,
};
/** A first look is by so small a part of the games; a candidate is given up when it is off by more than this. */
const LOOK_PART = 3;
const LOOK_SLACK = 0.8;
/** The same for the choices, whose first look is by few games that take long. */
const REVIEW_SLACK = 2;
/** Reviews take long: only what is so near by its games is reviewed, and the others count as this much off. */
const REVIEWED_DISTANCE = 2.5;
const UNREVIEWED = 8;
/** Candidates after which the best one is measured again, so that luck wears off. */
const REMEASURE_EVERY = 40;
/** One that is off by no more than this after that is checked: the bounds themselves may be met where the margins are not. */
const CHECKED_DISTANCE = 1;
/** Trades refused in a row that allow one more trade at a time, and how many at most. */
const REFUSALS_A_TRADE = 60;
const MOST_TRADES = 4;
/** One candidate in so many has two kinds trade their numbers of tiles: a pair of the larger kind becomes one of the smaller. */
const RESIZED_EVERY = 4;
/** Checks that failed before the best is given up as unlucky: it is measured anew after each. */
const CHECK_REVIEWS = 3;

/** A candidate with the sums of its measures. */
interface Candidate {
  readonly cells: Cells;
  readonly filling: Filling;
  readonly seed: number | null;
  witness: readonly Move[];
  /** Mean distance over the measures made of it. */
  distance: number;
  measures: number;
}

/**
 * Composes a board on the slots of a request, from deals of its seed and of seeds derived from it. Deterministic for the
 * same arguments and measures. Yields the candidates tried so far.
 */
export function* composeDeal(
  request: ComposeRequest,
  aim: GameAim,
  measures: GameMeasures,
  bounds: ComposeBounds,
): Generator<Progress, Result<ComposedDeal, DealError>> {
  const search = new ComposeSearch(request, aim, measures, bounds);
  const failed = yield* search.begin();
  if (failed !== null) return err(failed);
  return yield* search.climb();
}

class ComposeSearch {
  readonly #request: ComposeRequest;
  readonly #aim: GameAim;
  readonly #measures: GameMeasures;
  readonly #bounds: ComposeBounds;
  readonly #random: Random;
  readonly #slots: readonly number[];
  #best: Candidate | null = null;
  #candidates = 0;
  #refused = 0;
  /** The nearest board that was checked, and the last one. */
  #checked: ComposedDeal | null = null;
  #lastChecked: Candidate | null = null;

  constructor(request: ComposeRequest, aim: GameAim, measures: GameMeasures, bounds: ComposeBounds) {
    this.#request = request;
    this.#aim = aim;
    this.#measures = measures;
    this.#bounds = bounds;
    this.#random = createRandom(~request.seed);
    this.#slots = slotsOf(request.shape);
  }

  /** Tries deals as they come; the error when none could be dealt. */
  *begin(): Generator<Progress, DealError | null> {
    const { fillings, known = [], ...request } = this.#request;
    for (const { cells, filling } of known) this.#offer(cells, filling, null);
    if (this.#best?.distance === 0 && this.#check()) return null;
    let error: DealError | null = null;
    for (let start = 0; start < this.#bounds.starts; start++) {
      const seed = start === 0 ? this.#request.seed : this.#random.nextUint32();
      const filling = fillings[start % fillings.length] as Filling; // there is one
      const dealt = dealBoard({ ...request, ...filling, seed });
      if (dealt.ok) this.#offer(dealt.value.cells, filling, seed);
      else error = dealt.error;
      if (!dealt.ok && dealt.error.code === 'impossible') return error;
      yield { nodes: this.#candidates };
      if (this.#best?.distance === 0 && this.#check()) return null;
    }
    return this.#best === null ? (error ?? { code: 'not-found', reason: 'budget' }) : null;
  }

  *climb(): Generator<Progress, Result<ComposedDeal, DealError>> {
    for (let trade = 0; trade < this.#bounds.trades && !this.#checked?.isReached; trade++) {
      const best = this.#best;
      if (best === null) break;
      if (best.distance === 0 && this.#check()) break;
      if (trade % REMEASURE_EVERY === REMEASURE_EVERY - 1) {
        this.#measure(best);
        const isNews = best !== this.#lastChecked && best.distance <= CHECKED_DISTANCE;
        if (isNews && this.#check()) break;
      }
      this.#offer(this.#traded(best.cells), best.filling, null);
      yield { nodes: this.#candidates };
    }
    if (!this.#checked?.isReached) this.#check();
    return this.#checked === null
      ? err({ code: 'not-found', reason: 'budget' })
      : ok({ ...this.#checked, candidates: this.#candidates });
  }

  /** Measures a candidate and keeps it when it is nearer than the best. */
  #offer(cells: Cells, filling: Filling, seed: number | null): void {
    this.#candidates++;
    this.#refused++;
    const best = this.#best;
    const limit = best === null ? Number.POSITIVE_INFINITY : best.distance;
    const games = Math.ceil(this.#bounds.games / LOOK_PART);
    const look = this.#measures.play(cells, games, this.#random.nextUint32());
    if (look.witness === null || this.#playedDistance(look, true) > limit + LOOK_SLACK) return;
    const candidate: Candidate = { cells, filling, seed, witness: look.witness, distance: 0, measures: 0 };
    this.#measure(candidate, limit);
    if (candidate.distance > limit) return;
    // Once more by other games: the better of two is mostly the luckier one.
    if (best !== null) this.#measure(candidate, limit);
    if (candidate.distance > limit) return;
    this.#best = candidate;
    this.#refused = 0;
  }

  /** Measures a candidate by games of its own, and takes the mean with what was measured before. */
  #measure(candidate: Candidate, limit = Number.POSITIVE_INFINITY): void {
    const { games } = this.#bounds;
    const seed = this.#random.nextUint32();
    const played = this.#measures.play(candidate.cells, games, seed);
    let distance = this.#playedDistance(played, true);
    if (this.#aim.choices !== null && distance <= limit)
      distance +=
        distance > REVIEWED_DISTANCE ? UNREVIEWED : this.#reviewed(candidate, seed, limit - distance);
    candidate.witness = played.witness ?? candidate.witness;
    candidate.distance = (candidate.distance * candidate.measures + distance) / (candidate.measures + 1);
    candidate.measures++;
  }

  /** The distance of a candidate's choices from the aim; by a part of the games where these say that it is too far. */
  #reviewed({ cells }: Candidate, seed: number, limit: number): number {
    const { reviews } = this.#bounds;
    const distanceBy = (games: number) =>
      this.#choiceDistance(this.#measures.review(cells, games, seed), true);
    const look = distanceBy(Math.ceil(reviews / LOOK_PART));
    return look > limit + REVIEW_SLACK ? look : distanceBy(reviews);
  }

  /** Measures the best by fresh games, without a margin; whether they meet the aim. */
  #check(): boolean {
    const best = this.#best;
    if (best === null) return false;
    this.#lastChecked = best;
    const first = this.#random.nextUint32();
    const played = this.#measures.play(best.cells, this.#bounds.checkGames, first);
    const choices =
      this.#aim.choices === null
        ? null
        : this.#measures.review(best.cells, CHECK_REVIEWS * this.#bounds.reviews, first);
    const distance =
      this.#playedDistance(played, false) + (choices === null ? 0 : this.#choiceDistance(choices, false));
    const isReached = distance === 0;
    if (this.#checked === null || distance < this.#checked.distance) {
      const { cells, filling, seed, witness } = best;
      this.#checked = {
        cells,
        filling,
        seed,
        witness,
        played,
        choices,
        isReached,
        distance,
        candidates: this.#candidates,
      };
    }
    if (!isReached) {
      // With the margin, so that the climb goes on from what the many games say.
      const withMargin =
        this.#playedDistance(played, true) + (choices === null ? 0 : this.#choiceDistance(choices, true));
      best.distance = Math.max(withMargin, distance);
      best.measures = LOOK_PART;
    }
    return isReached;
  }

  #playedDistance(played: PlayedFigures, withMargin: boolean): number {
    const { wonShare, mostMinutes, mostTightShare, mostLeftWhenStuck } = this.#aim;
    const { leastFirstThirdSeconds = 0, mostFirstThirdSeconds } = this.#aim;
    const margin = withMargin ? MARGIN : NO_MARGIN;
    const inner = Math.min(margin.won, (wonShare.most - wonShare.least) / 4);
    const least = wonShare.least > 0 ? wonShare.least + inner : 0;
    const most = wonShare.most < 1 ? wonShare.most - inner : 1;
    const span = mostFirstThirdSeconds - leastFirstThirdSeconds;
    const innerSeconds = Math.min(margin.seconds, span / 4);
    const soonest = leastFirstThirdSeconds > 0 ? leastFirstThirdSeconds + innerSeconds : 0;
    const seconds = played.firstThirdSeconds ?? soonest;
    const scale = Math.min(SCALE.seconds, span);
    return (
      above(least, played.wonShare) / SCALE.won +
      above(played.wonShare, most) / SCALE.won +
      above(soonest, seconds) / scale +
      above(seconds, mostFirstThirdSeconds - innerSeconds) / scale +
      above(played.minutes ?? 0, mostMinutes - margin.minutes) / SCALE.minutes +
      above(played.tightShare, mostTightShare - margin.tight) / SCALE.tight +
      above(played.leftWhenStuck ?? 0, mostLeftWhenStuck - margin.left) / SCALE.left
    );
  }

  #choiceDistance({ share, median, earlyShare, last }: ChoiceFigures, withMargin: boolean): number {
    const { choices } = this.#aim;
    if (choices === null) return 0;
    const margin = withMargin ? MARGIN : NO_MARGIN;
    const { leastShare, mostEarlyShare = 1, leastLast = 0 } = choices;
    return (
      above(leastShare + margin.choice, share) / SCALE.choice +
      above(choices.median.least, median) / SCALE.median +
      above(median, choices.median.most) / SCALE.median +
      above(earlyShare, mostEarlyShare) / SCALE.place +
      above(leastLast, last ?? 0) / SCALE.place
    );
  }

  /** The cells with a pair of a larger kind turned to a smaller one; null where kinds of one size were drawn. */
  #resized(cells: Cells): number[] | null {
    const draw = () => cells[this.#slots[this.#random.below(this.#slots.length)] ?? 0] ?? EMPTY;
    const [large, small] = [draw(), draw()];
    const ofLarge = this.#slots.filter((slot) => cells[slot] === large);
    if (ofLarge.length !== this.#slots.filter((slot) => cells[slot] === small).length + 2) return null;
    shuffle(this.#random, ofLarge);
    const pair = ofLarge.slice(0, 2);
    return cells.map((cell, slot) => (pair.includes(slot) ? small : cell));
  }

  /** The cells after some random trades of two tiles of different kinds, or with one kind larger and one smaller. */
  #traded(cells: Cells): number[] {
    const slots = this.#slots;
    const random = this.#random;
    const resized = random.below(RESIZED_EVERY) === 0 ? this.#resized(cells) : null;
    if (resized !== null) return resized;
    const traded = cells.slice();
    const most = Math.min(MOST_TRADES, 1 + Math.floor(this.#refused / REFUSALS_A_TRADE));
    for (let trades = 1 + random.below(most); trades > 0; ) {
      const a = slots[random.below(slots.length)] ?? 0;
      const b = slots[random.below(slots.length)] ?? 0;
      const [one, other] = [traded[a] ?? EMPTY, traded[b] ?? EMPTY];
      if (one === other && slots.some((slot) => traded[slot] !== one)) continue;
      traded[a] = other;
      traded[b] = one;
      trades--;
    }
    return traded;
  }
}

const NO_MARGIN: typeof MARGIN = { won: 0, seconds: 0, minutes: 0, tight: 0, left: 0, choice: 0, place: 0 };

/** By how much a figure is above a bound; 0 where it is not. */
function above(figure: number, bound: number): number {
  return Math.max(0, figure - bound);
}
