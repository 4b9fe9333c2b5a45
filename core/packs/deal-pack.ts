/** Deals the levels of a pack so that both measures of difficulty rise from the first to the last. */
import { type Board, countSlots } from '../board/board.ts';
import { type DealError, dealBoard } from '../deal/deal.ts';
import { DEALER_VERSION } from '../deal/dealer-version.ts';
import { createRandom } from '../random.ts';
import { err, ok, type Result } from '../result.ts';
import type { Progress, ShareProgress } from '../solve/progress.ts';
import { MAX_KINDS } from '../templates/limits.ts';
import type { PackDeal, PackMeasure } from '../templates/pack-deal.ts';
import type { Filling, Template } from '../templates/template.ts';
import { boardOfDeal } from './level-board.ts';
import { curveFaults, hardnessOf } from './pack-curve.ts';
import { measureInBoth, PACK_GAMES, pooledMeasure } from './pack-measure.ts';
import { longestChain, type Measured, risingChain } from './rising-chain.ts';
import { starSecondsOf } from './star-seconds.ts';

type Shaped = Pick<Template, 'width' | 'height' | 'marks' | 'rules' | 'filling'>;

export interface PackRequest {
  /** At least one. */
  readonly templates: readonly Shaped[];
  readonly levels: number;
  /** Unsigned 32-bit. */
  readonly seed: number;
  /** The share of games stuck, the mean of both players', that the first and the last level aim at; without them as the templates give it. */
  readonly leastPermille?: number;
  readonly mostPermille?: number;
  /** Games of each player for a level that is measured. */
  readonly games?: number;
}

/** A level that was dealt: its template by its place in the request. */
export interface DealtLevel {
  readonly template: number;
  readonly deal: PackDeal & { readonly measured: PackMeasure };
}

export interface DealtPack {
  /**
   * By the games that chose them each is no easier than the one before, in both measures. They are told by other games, by which
   * none falls beyond the intervals.
   */
  readonly levels: readonly DealtLevel[];
  /** False if the templates gave fewer levels that rise than were asked for. */
  readonly isWhole: boolean;
}

/** A deal that may become a level. */
interface Candidate {
  readonly template: number;
  readonly deal: PackDeal;
  /** By the games that choose. */
  readonly measured: PackMeasure;
  /** By the games that tell; absent until it was chosen. */
  readonly told?: PackMeasure;
}

/** Deals that are looked at for each level, and the games of each look. */
const LOOKS_A_LEVEL = 25;
const LEAST_LOOKS = 240;
const LOOK_GAMES = 32;
/** Candidates that are measured in full for each level, in rounds until they make a chain that is told without a fall and a jump. */
const FIRST_MEASURES = 2.5;
const MORE_MEASURES = 0.5;
const MOST_ROUNDS = 9;
/** A pack has no jumps between levels that can rise by less than this from one to the next. */
const GENTLE_STEP = 0.1;
/** The games that choose begin here, far from those that a level is told by: a lucky measure is chosen, but not told. */
const CHOOSING_SEED = 0x80000000;
/**
 * Fillings beside the template's own: tiles of each picture, and how many of the pictures that would fit. With fewer pictures some
 * come twice as often, so these lie between one number of tiles and twice that.
 */
const FILLINGS = [
  { copies: 4, part: 1 },
  { copies: 2, part: 1 },
  { copies: 2, part: 0.8 },
  { copies: 4, part: 0.7 },
  { copies: 2, part: 0.65 },
] as const;
/** Thousandths of the work after which the looks are done, the part of what is left that a round is, and that of a round which is its choice. */
const LOOKED = 300;
const WHOLE = 1_000;
const ROUND = 0.75;
const CHOICE = 0.75;

/** Deals a pack. Deterministic for a request; bounded by numbers of deals and games. */
export function* dealPack(request: PackRequest): Generator<ShareProgress, Result<DealtPack, DealError>> {
  const looked = yield* lookAtDeals(request);
  if (!looked.ok) return looked;
  const search = new ChainSearch(request, looked.value);
  let best: readonly DealtLevel[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    yield* search.measure(round, jumpsOf(best));
    if (!search.isWhole() && round < MOST_ROUNDS - 1) continue;
    const told = withoutFalls(yield* search.tell(round));
    const fewerJumps = jumpsOf(best).length - jumpsOf(told).length;
    if ((told.length - best.length || fewerJumps) > 0) best = told;
    if (best.length === request.levels && (jumpsOf(best).length === 0 || !search.isGentle())) break;
  }
  return ok({ levels: best, isWhole: best.length === request.levels });
}

/** The levels without those at which the curve falls, as few of them as one after another shows. */
export function withoutFalls<T extends { readonly deal: PackDeal }>(levels: readonly T[]): readonly T[] {
  const [first] = fallsOf(levels);
  if (first === undefined) return levels;
  const [one, other] = [first.before, first.level].map((place) => levels.toSpliced(place, 1)) as [T[], T[]];
  return withoutFalls(fallsOf(one).length < fallsOf(other).length ? one : other);
}

function fallsOf(levels: readonly { readonly deal: PackDeal }[]) {
  return curveFaults(levels.map(({ deal }) => deal)).filter(({ type }) => type === 'falls');
}

/** The places at which levels jump: the share before, and that after, by both measures. */
function jumpsOf(levels: readonly DealtLevel[]): (readonly [number, number])[] {
  const jumps = curveFaults(levels.map(({ deal }) => deal)).filter(({ type }) => type === 'jumps');
  return jumps.map(({ before, level }) => [shareAt(levels, before), shareAt(levels, level)]);
}

function shareAt(levels: readonly DealtLevel[], place: number): number {
  return hardnessOf((levels[place] as DealtLevel).deal.measured); // a fault names levels that there are
}

/** The fillings of a template: its own, and others with more and with fewer pictures. */
function fillingsOf({ filling, marks }: Shaped): Filling[] {
  const slots = countSlots(marks);
  const others = FILLINGS.map(({ copies, part }) => ({
    copies,
    kinds: Math.max(1, Math.min(MAX_KINDS, Math.ceil((part * slots) / copies))),
  }));
  return [filling, ...others];
}

/** Deals of all templates and fillings in turn, each with a rough measure. */
function* lookAtDeals({
  templates,
  levels,
  seed,
}: PackRequest): Generator<ShareProgress, Result<Candidate[], DealError>> {
  const random = createRandom(seed);
  const looks = Math.max(LEAST_LOOKS, LOOKS_A_LEVEL * levels);
  const found: Candidate[] = [];
  let failed: DealError = { code: 'not-found', reason: 'budget' };
  for (let look = 0; look < looks; look++) {
    const place = look % templates.length;
    const template = templates[place] as Shaped; // there is one
    const fillings = fillingsOf(template);
    const filling = fillings[Math.floor(look / templates.length) % fillings.length] as Filling; // there is one
    const deal = { seed: random.nextUint32(), dealerVersion: DEALER_VERSION, ...filling } as const;
    const dealt = dealBoard({ shape: template, rules: template.rules, ...deal });
    if (dealt.ok) {
      const board = { ...template, cells: dealt.value.cells };
      const measure = measureInBoth(board, template.rules, { games: LOOK_GAMES, seed: CHOOSING_SEED });
      const measured = yield* reportedAt((LOOKED * look) / looks, measure);
      found.push({ template: place, deal, measured });
    } else failed = dealt.error;
  }
  return found.length === 0 ? err(failed) : ok(found);
}

/** The same work, reported as so many thousandths of the whole, whose nodes are not counted. */
function* reportedAt<T>(permille: number, work: Generator<unknown, T>): Generator<ShareProgress, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield { nodes: 0, permille: Math.floor(permille) };
  }
}

/** Chooses which deals are measured in full, finds the chain among them, and measures that anew. */
class ChainSearch {
  readonly #request: PackRequest;
  readonly #waiting: Candidate[];
  readonly #measured: Candidate[] = [];
  readonly #least: number;
  readonly #most: number;

  constructor(request: PackRequest, looked: readonly Candidate[]) {
    this.#request = request;
    this.#waiting = [...looked];
    const shares = looked.map(({ measured }) => hardnessOf(measured));
    const { leastPermille, mostPermille } = request;
    this.#least = leastPermille === undefined ? Math.min(...shares) : leastPermille / WHOLE;
    this.#most = mostPermille === undefined ? Math.max(...shares) : mostPermille / WHOLE;
  }

  /** Returns whether there is a chain of as many levels as were asked for, by all games that were played. */
  isWhole(): boolean {
    return longestChain(this.#measured.map(allKnown)) >= this.#request.levels;
  }

  /** Returns whether so many levels could rise without a jump. */
  isGentle(): boolean {
    return this.#most - this.#least < GENTLE_STEP * (this.#request.levels - 1);
  }

  /** Measures the deals that seem nearest to aims spread over the jumps, where there are any, else over the whole range. */
  *measure(round: number, jumps: readonly (readonly [number, number])[]): Generator<ShareProgress, void> {
    const count = Math.ceil(this.#request.levels * (round === 0 ? FIRST_MEASURES : MORE_MEASURES));
    const { from, chosen: to } = partsOfRound(round);
    const aims =
      jumps.length === 0
        ? this.#aims(count)
        : jumps.flatMap((jump) => spread(jump, Math.ceil(count / jumps.length)));
    for (const [index, aim] of aims.entries()) {
      const candidate = this.#takeNearest(aim);
      if (candidate === null) return;
      const work = this.#measureOf(candidate, CHOOSING_SEED);
      const measured = yield* reportedAt(from + ((to - from) * index) / aims.length, work);
      this.#measured.push({ ...candidate, measured });
    }
  }

  /**
   * The chain, measured by games that had no part in choosing it. Where it then falls, the next round chooses by all that is known
   * by then, so that what falls is swapped.
   */
  *tell(round: number): Generator<ShareProgress, DealtLevel[]> {
    const { chosen: from, to } = partsOfRound(round);
    const known = this.#measured.map(allKnown);
    const aims = this.#aims(Math.min(this.#request.levels, longestChain(known)));
    const levels: DealtLevel[] = [];
    for (const [index, place] of (risingChain(known, aims) ?? []).entries()) {
      const candidate = this.#measured[place] as Candidate; // the chain is of these
      const permille = from + ((to - from) * index) / aims.length;
      const told = candidate.told ?? (yield* reportedAt(permille, this.#measureOf(candidate)));
      this.#measured[place] = { ...candidate, told };
      levels.push(this.#levelOf(candidate, told, aims[index] ?? 0));
    }
    return levels;
  }

  #measureOf({ template, deal }: Candidate, seed?: number): Generator<Progress, PackMeasure> {
    const { templates, games = PACK_GAMES } = this.#request;
    const shaped = templates[template] as Shaped; // it was dealt
    const board = boardOfDeal(shaped, deal) as Board; // it was dealt
    return measureInBoth(board, shaped.rules, { games, ...(seed !== undefined && { seed }) });
  }

  #levelOf({ template, deal }: Candidate, measured: PackMeasure, aim: number): DealtLevel {
    const shape = this.#request.templates[template] as Shaped; // it was dealt
    const aimPermille = Math.round(aim * WHOLE);
    return { template, deal: { ...deal, aimPermille, measured, starSeconds: starSecondsOf(shape) } };
  }

  /** Shares from the least to the most, evenly. */
  #aims(count: number): number[] {
    return spread([this.#least, this.#most], count);
  }

  #takeNearest(aim: number): Candidate | null {
    const misses = this.#waiting.map(({ measured }) => Math.abs(hardnessOf(measured) - aim));
    const place = misses.indexOf(Math.min(...misses));
    return this.#waiting.splice(place, 1)[0] ?? null;
  }
}

function spread([least, most]: readonly [number, number], count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    count === 1 ? least : least + ((most - least) * index) / (count - 1),
  );
}

/** A candidate by all its games. */
function allKnown({ template, measured, told }: Candidate): Measured {
  return { template, measured: told === undefined ? measured : pooledMeasure(measured, told) };
}

/** The beginning of a round, the end of its choice and its end, in thousandths of the work: progress never falls, however many rounds there are. */
function partsOfRound(round: number) {
  const left = (WHOLE - LOOKED) * (1 - ROUND) ** round;
  const from = WHOLE - left;
  return { from, chosen: from + CHOICE * ROUND * left, to: from + ROUND * left };
}
