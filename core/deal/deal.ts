import {
  type Board,
  type Cells,
  countSlots,
  countTiles,
  type Move,
  type Shape,
  SLOT,
  WALL,
} from '../board/board.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { createRandom, type Random } from '../random.ts';
import { err, ok, type Result } from '../result.ts';
import type { Rules } from '../rules/rules.ts';
import { playOutwards } from '../solve/outward-game.ts';
import { type Progress, runToEnd, type ShareProgress } from '../solve/progress.ts';
import { searchStates } from '../solve/state-search.ts';
import type { LossProof, Verdict } from '../solve/verdict.ts';
import type { Filling } from '../templates/template.ts';
import { searchClearing } from './clearing-search.ts';
import { COMPOSED, type DealerVersion } from './dealer-version.ts';
import { kindsToFill, pairKindsOf, shuffledCells } from './filling.ts';
import { finishByPairing } from './finished-game.ts';
import { cellsBefore, numberedBoard } from './numbered.ts';
import { canPeel, dealByPeeling } from './peel.ts';
import { type Deal, type Play, type PlayedGame, playGame, playListed } from './played-game.ts';
import { regionSizes } from './regions.ts';

/**
 * Games that try to clear a random filling as it is, after a quick one and before it is mended, which is to trade kinds where
 * a game dies (`playGame`). A filling that is cleared as it is stays a random one.
 */
const PLAIN_GAMES = 7;
/**
 * Larger boards are peeled (peel.ts) where the rules allow it: with so many tiles of each kind random play hardly loses them
 * anyway, and a game on them takes long.
 */
const MAX_PLAYED_SLOTS = 1024;
/** Mended games begun before it is judged whether the slots can be emptied at all; one is enough without walls. */
const MENDED_GAMES = 32;
/**
 * Bounds the work of dealing under straight lines without gravity: no further mended game is begun once the
 * mends up to then, times the slots, reach this number. Up to 24 x 24 all games may begin, on 64 x 64 one.
 * One mended game in a hundred clears 20 x 20, and none was seen to clear 28 x 28: each leaves 4 to 24 tiles.
 */
const MENDING_STEPS = 5_000_000;
/** Games that a deal begins at most, with the quick one; most deals need one. */
const MOST_GAMES = 1 + PLAIN_GAMES + MENDED_GAMES;
/** Slots that are judged before they are searched, and the nodes for that: some tenths of a second. */
const MAX_JUDGED_SLOTS = 64;
const JUDGE_NODES = 20_000;
/** So many random games are tried to prove a composed board: of each that comes with the game some in a hundred are won. */
const COMPOSED_GAMES = 2_000;
/** Positions opened while looking for any way to clear the slots, times area squared (opening one costs so much). */
const SEARCH_BUDGET = 50_000_000;
const MAX_POSITIONS = 50_000;

/** A request for a deal. `copies` is even; `seed` is an unsigned 32-bit number. */
export interface DealRequest extends Filling {
  readonly shape: Shape;
  readonly rules: Rules;
  readonly seed: number;
  /** The newest for new boards when not given. */
  readonly dealerVersion?: DealerVersion;
  /** The tiles of a board that was composed, which that dealer only proves. Other dealers do not look at them. */
  readonly composed?: Cells;
}

/**
 * `impossible`: proved that no filling of these slots can be cleared under these rules. `not-found`: the budget is over,
 * nothing is proved.
 */
export type DealError =
  | {
      readonly code: 'impossible';
      /**
       * `odd-region`: walls cut off an odd number of slots. `closure`: some slot can never be emptied, whatever goes
       * before it. `exhausted`: every order of removal was tried.
       */
      readonly reason: 'no-slots' | 'odd-slots' | 'odd-region' | 'closure' | 'exhausted';
    }
  /** `not-composed`: that dealer has no board of this seed and these rules on this shape. */
  | { readonly code: 'not-found'; readonly reason: 'budget' | 'not-composed' };

/**
 * Fills every slot so that the board can be cleared, and proves it. The same request gives the same board on every
 * machine: all searching is bounded by steps, never by time. Without walls, with maxTurns >= 1 and a positive even
 * count of slots it always succeeds. Where no game clears the slots, a game that came far is finished by a search
 * (finished-game.ts). Throws a RangeError when `kinds` or `copies` cannot pair up.
 */
export function dealBoard(request: DealRequest): Result<Deal, DealError> {
  return runToEnd(dealInSteps(request));
}

/** The same deal, with pauses; they come after some milliseconds on most boards, some tenths of a second on the worst. */
export function* dealInSteps(request: DealRequest): Generator<ShareProgress, Result<Deal, DealError>> {
  const { shape, rules, kinds, copies } = request;
  if (!Number.isInteger(kinds) || kinds < 1) throw new RangeError(`kinds must be 1 or more, not ${kinds}`);
  if (!Number.isInteger(copies) || copies < 2 || copies % 2 !== 0)
    throw new RangeError(`copies must be even and 2 or more, not ${copies}`);
  const slots = countSlots(shape.marks);
  const impossible = whyImpossible(shape, slots, rules);
  if (impossible !== null) return err(impossible);
  if (request.dealerVersion === COMPOSED) return yield* proveComposed(request);
  const filling = kindsToFill(slots, { kinds, copies });
  const random = createRandom(request.seed);
  if (filling.length > MAX_PLAYED_SLOTS && canPeel(shape, rules))
    return ok(dealByPeeling(shape, pairKindsOf(filling, random), random));
  const cells = shuffledCells(shape, filling, random);
  const witness = playQuickly(request, cells);
  if (2 * witness.length === slots) return ok({ cells, witness });
  const engine = createEngine(shape, rules);
  const tally = { nodes: witness.length, games: 1 };
  const game = yield* playGames(engine, cells, random, tally);
  if (engine.tiles === 0) return ok(dealOf(engine, cells, game));
  tally.games = MOST_GAMES;
  const verdict = yield* countedIn(tally, judgeSlots(engine));
  if (verdict.verdict === 'unsolvable') return err({ code: 'impossible', reason: reasonOf(verdict.proof) });
  const searched = yield* countedIn(tally, dealBySearch(engine, filling, random));
  if (searched.ok || searched.error.code === 'impossible') return searched;
  const finished = yield* countedIn(tally, finishByPairing(engine, game, filling, random));
  if (finished !== null) return ok(finished);
  return verdict.verdict === 'solvable' ? ok(dealAlong(engine, verdict.witness, filling, random)) : searched;
}

/** The slots are judged with equal tiles, so no kind is odd where their number is even. */
function reasonOf(proof: LossProof): 'closure' | 'exhausted' {
  return proof === 'closure' ? 'closure' : 'exhausted';
}

/** Plays a composed board as it is, up to a game that clears it. */
function* proveComposed({
  shape,
  rules,
  seed,
  composed = [],
}: DealRequest): Generator<ShareProgress, Result<Deal, DealError>> {
  const isOnSlots = shape.marks.every((mark, cell) =>
    mark === SLOT ? (composed[cell] ?? 0) > 0 : composed[cell] === mark,
  );
  if (!isOnSlots) return err({ code: 'not-found', reason: 'not-composed' });
  const engine = createEngine(shape, rules);
  const random = createRandom(seed);
  const tally = { nodes: 0, games: 1 };
  for (let game = 0; game < COMPOSED_GAMES; game++) {
    const { witness } = yield* countedIn(tally, playGame(engine, composed, random, 'random'));
    if (engine.tiles === 0) return ok({ cells: composed, witness });
  }
  return err({ code: 'not-found', reason: 'budget' });
}

interface DealProgress {
  nodes: number;
  /** Games begun; the last of `MOST_GAMES` stands for all that is tried after them. */
  games: number;
}

/** Runs a part of a deal and reports its progress as that of the whole: its nodes are added to those before. */
function* countedIn<T>(tally: DealProgress, part: Generator<Progress, T>): Generator<ShareProgress, T> {
  let last = 0;
  for (;;) {
    const step = part.next();
    if (step.done) return step.value;
    const { nodes } = step.value;
    // A part of several searches counts the nodes of each from 0.
    tally.nodes += nodes < last ? nodes : nodes - last;
    last = nodes;
    yield { nodes: tally.nodes, permille: Math.floor(((tally.games - 1) * 1000) / MOST_GAMES) };
  }
}

/** Returns the reason, if one can be found without a search, why a shape cannot be dealt. */
function whyImpossible(shape: Shape, slots: number, rules: Rules): DealError | null {
  if (slots === 0) return { code: 'impossible', reason: 'no-slots' };
  if (slots % 2 !== 0) return { code: 'impossible', reason: 'odd-slots' };
  const hasOddRegion =
    shape.marks.includes(WALL) && regionSizes(shape, rules.border).some((size) => size % 2 !== 0);
  return hasOddRegion ? { code: 'impossible', reason: 'odd-region' } : null;
}

/** The first, quick game, as far as it goes; most boards need no other. */
function playQuickly({ shape, rules, dealerVersion }: DealRequest, cells: Cells): readonly Move[] {
  return dealerVersion === 1 || rules.gravity !== 'none'
    ? playListed(createEngine(shape, rules), cells)
    : playOutwards(boardOf(shape, cells), rules);
}

/** Plays games, first on the cells as they are, then with trades, up to one that clears them; the last of them. */
function* playGames(
  engine: Engine,
  cells: Cells,
  random: Random,
  tally: DealProgress,
): Generator<ShareProgress, PlayedGame> {
  const play = (kind: Play) => {
    tally.games++;
    return countedIn(tally, playGame(engine, cells, random, kind));
  };
  let game = yield* play('random');
  for (let plain = 1; plain < PLAIN_GAMES && engine.tiles > 0; plain++) game = yield* play('random');
  const { maxTurns, gravity } = engine.rules;
  const maxSteps = maxTurns === 0 && gravity === 'none' ? MENDING_STEPS : Number.POSITIVE_INFINITY;
  let steps = 0;
  for (let mended = 0; mended < MENDED_GAMES && steps < maxSteps && engine.tiles > 0; mended++) {
    game = yield* play('mending');
    steps += game.mends * game.witness.length * 2;
  }
  return game;
}

/** The deal that a game which cleared the cells proves. */
function dealOf(engine: Engine, cells: Cells, { witness, pairKinds, mends }: PlayedGame): Deal {
  return { cells: mends > 0 ? cellsBefore(engine, witness, pairKinds) : cells, witness };
}

/**
 * Decides whether the slots can be emptied at all, whatever lies on them: the solver is given equal tiles, of
 * which any two may go together. Most slots that cannot are proved so by its closure. More than
 * `MAX_JUDGED_SLOTS` slots are not judged.
 */
function* judgeSlots({ shape, rules }: Engine): Generator<Progress, Verdict> {
  const cells = shape.marks.map((mark) => (mark === SLOT ? 1 : mark));
  if (countTiles(cells) > MAX_JUDGED_SLOTS) return { verdict: 'unknown', nodes: 0 };
  return yield* searchStates(boardOf(shape, cells), rules, { nodeLimit: JUDGE_NODES, seed: 1 });
}

function boardOf({ width, height, marks }: Shape, cells: Cells): Board {
  return { width, height, marks, cells };
}

/** Gives each pair of a way to empty the slots a kind. */
function dealAlong(
  engine: Engine,
  witness: readonly Move[],
  filling: readonly number[],
  random: Random,
): Deal {
  return { cells: cellsBefore(engine, witness, pairKindsOf(filling, random)), witness };
}

/** Finds any order in which the slots can be emptied and gives each pair of it a kind. */
function* dealBySearch(
  engine: Engine,
  filling: readonly number[],
  random: Random,
): Generator<Progress, Result<Deal, DealError>> {
  const { shape, rules } = engine;
  const maxPositions = Math.min(MAX_POSITIONS, Math.ceil(SEARCH_BUDGET / shape.marks.length ** 2));
  const clearing = yield* searchClearing(numberedBoard(shape), rules, maxPositions, random);
  if (clearing.found === 'none') return err({ code: 'impossible', reason: 'exhausted' });
  if (clearing.found === 'budget') return err({ code: 'not-found', reason: 'budget' });
  return ok(dealAlong(engine, clearing.witness, filling, random));
}
