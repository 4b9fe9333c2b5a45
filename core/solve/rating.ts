import type { Board, Cells } from '../board/board.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { at } from '../int32.ts';
import { createRandom, type Random } from '../random.ts';
import type { Rules } from '../rules/rules.ts';
import { isTellable, lossOf, lossPermilleOf, TELLING_GAMES } from './measured-share.ts';
import { type Progress, runToEnd } from './progress.ts';
import { clopperPearson } from './share-interval.ts';

/** The difficulty of a board for play without thinking. */
export interface Rating {
  readonly games: number;
  /** Random games that ended dead. */
  readonly lost: number;
  /**
   * Share of random games lost, in thousandths, with the bounds of its 95 % confidence interval (Clopper and Pearson's,
   * rounded outwards).
   */
  readonly lossPermille: number;
  readonly lossLowPermille: number;
  readonly lossHighPermille: number;
  /** Legal moves in a position, mean over all moves of all games, in thousandths of a move. */
  readonly openMovesPermille: number;
  /** Share of moves that were the only legal one, in thousandths and from 0 to 1. */
  readonly forcedPermille: number;
  readonly forcedShare: number;
  /** Legal moves at the start. */
  readonly openingMoves: number;
}

/** The games that are measured. The same board, rules and options give the same rating on every machine. */
export interface RatingOptions {
  readonly games: number;
  /** Unsigned 32-bit. Game i is played with the stream of seed + i. */
  readonly seed: number;
}

/**
 * Plays random games and counts: uniform random legal moves until nothing links. The loss share is defined without
 * regard to any engine and stored beside scores, in thousandths, rounded half up: the legal moves are sorted by a and
 * then b (a < b), and game i draws from them with `createRandom(seed + i).below(count)`, also when count is 1.
 */
export function rate(board: Board, rules: Rules, options: RatingOptions): Rating {
  return runToEnd(rateInSteps(board, rules, options));
}

/** The same rating, with the moves played so far at every pause; a pause comes after some milliseconds at most. */
export function* rateInSteps(
  board: Board,
  rules: Rules,
  options: RatingOptions,
): Generator<Progress, Rating> {
  const engine = createEngine(board, rules);
  const counts = yield* countRandomGames(engine, board.cells, options);
  engine.load(board.cells);
  const { low, high } = clopperPearson(counts.lost, options.games);
  return {
    games: options.games,
    lost: counts.lost,
    lossPermille: lossPermilleOf({ games: options.games, lost: counts.lost }),
    lossLowPermille: Math.floor(low * 1000),
    lossHighPermille: Math.ceil(high * 1000),
    openMovesPermille: permille(counts.open, counts.moves),
    forcedPermille: permille(counts.forced, counts.moves),
    forcedShare: counts.forced / Math.max(1, counts.moves),
    openingMoves: engine.countMoves(),
  };
}

/** The same rating; where its games leave the share of those lost untold, of as many as are enough. */
export function* rateToTell(board: Board, rules: Rules, options: RatingOptions): Generator<Progress, Rating> {
  const rating = yield* rateInSteps(board, rules, options);
  if (options.games >= TELLING_GAMES || isTellable(lossOf(rating))) return rating;
  return yield* rateInSteps(board, rules, { ...options, games: TELLING_GAMES });
}

/** The games of a rating on an engine of the board's shape, whose position is lost. */
export function* countRandomGames(
  engine: Engine,
  cells: Cells,
  { games, seed }: RatingOptions,
): Generator<Progress, GameCounts> {
  const counts: Counts = { lost: 0, moves: 0, open: 0, forced: 0, work: 0 };
  const move = new Int32Array(2);
  for (let game = 0; game < games; game++) {
    engine.load(cells);
    const random = createRandom(seed + game);
    while (!playRandomGame(engine, random, move, counts)) {
      counts.work = 0;
      yield { nodes: counts.moves };
    }
  }
  return counts;
}

/** The counts of random games, in all. */
export interface GameCounts {
  readonly lost: number;
  readonly moves: number;
  /** Legal moves, summed over the positions in which a move was made. */
  readonly open: number;
  /** Moves that were the only legal one. */
  readonly forced: number;
}

interface Counts extends GameCounts {
  lost: number;
  moves: number;
  open: number;
  forced: number;
  /**
   * The cost that listing the moves before each move since the last pause would have: cells looked at and
   * moves found.
   */
  work: number;
}

/** Between two pauses: where moves are listed, that is about linear in the area and in the moves. */
const WORK_A_PAUSE = 20_000;

/** Plays the position on: true at the end of the game, false when it is time for a pause. */
function playRandomGame(engine: Engine, random: Random, move: Int32Array, counts: Counts): boolean {
  const area = engine.shape.marks.length;
  for (let open = engine.countMoves(); open > 0; open = engine.countMoves()) {
    counts.moves++;
    counts.open += open;
    if (open === 1) counts.forced++;
    engine.nthMove(random.below(open), move);
    engine.apply(at(move, 0), at(move, 1));
    counts.work += area + open;
    if (counts.work >= WORK_A_PAUSE) return false;
  }
  if (engine.tiles > 0) counts.lost++;
  return true;
}

function permille(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 2000 + whole) / (2 * whole));
}
