import type { Board } from '../board/board.ts';
import { createRandom, type Random } from '../deal/random.ts';
import type { Rules } from '../rules/rules.ts';
import { createPosition, type Position } from './position.ts';

/** How hard a board is to play without thinking. */
export interface Rating {
  readonly games: number;
  /** Random games that ended dead. */
  readonly lost: number;
  /** Share of random games lost, with the bounds of its 95 % confidence interval (Wilson), in thousandths. */
  readonly lossPermille: number;
  readonly lossLowPermille: number;
  readonly lossHighPermille: number;
  /** Legal moves open at a time, mean over all turns of all games, in thousandths of a move. */
  readonly openMovesPermille: number;
  /** Share of turns with exactly one legal move, in thousandths. */
  readonly forcedPermille: number;
  /** Legal moves at the start. */
  readonly openingMoves: number;
}

export interface RatingOptions {
  readonly games: number;
  /** Unsigned 32-bit. Game i is played with the stream of seed + i. */
  readonly seed: number;
}

/**
 * Share of random games lost, in thousandths, rounded half up: uniform random legal moves until nothing links. The
 * number is defined without regard to any engine and stored beside scores: the legal moves are sorted by a and then b
 * (a < b), and game i draws from them with `createRandom(seed + i).below(count)`, also when count is 1.
 */
export function lossPermille(board: Board, rules: Rules, options: RatingOptions): number {
  return rate(board, rules, options).lossPermille;
}

/** Plays random games and counts. The loss share is that of `lossPermille` for the same options. */
export function rate(board: Board, rules: Rules, options: RatingOptions): Rating {
  const position = createPosition(board, rules);
  const counts = { lost: 0, turns: 0, open: 0, forced: 0 };
  for (let game = 0; game < options.games; game++)
    playRandomGame(position, createRandom(options.seed + game), counts);
  const { low, high } = wilson(counts.lost, options.games);
  return {
    games: options.games,
    lost: counts.lost,
    lossPermille: permille(counts.lost, options.games),
    lossLowPermille: Math.floor(low * 1000),
    lossHighPermille: Math.ceil(high * 1000),
    openMovesPermille: permille(counts.open, counts.turns),
    forcedPermille: permille(counts.forced, counts.turns),
    openingMoves: position.listMoves([]),
  };
}

interface Counts {
  lost: number;
  turns: number;
  open: number;
  forced: number;
}

function playRandomGame(position: Position, random: Random, counts: Counts): void {
  let played = 0;
  const moves: number[] = [];
  for (;;) {
    moves.length = 0;
    const count = position.listMoves(moves);
    if (count === 0) break;
    counts.turns++;
    counts.open += count;
    if (count === 1) counts.forced++;
    const [a, b] = nthMove(moves, random.below(count), position.cells.length);
    position.play(a, b);
    played++;
  }
  if (position.tiles() > 0) counts.lost++;
  for (; played > 0; played--) position.takeBack();
}

/** The move with that rank when all are sorted by a and then b. */
function nthMove(moves: readonly number[], rank: number, area: number): [a: number, b: number] {
  const keys: number[] = [];
  for (let i = 0; i < moves.length; i += 2) keys.push((moves[i] as number) * area + (moves[i + 1] as number));
  keys.sort((one, other) => one - other);
  const key = keys[rank] as number;
  return [Math.floor(key / area), key % area];
}

function permille(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part * 2000 + whole) / (2 * whole));
}

/** Two-sided 95 % of the standard normal distribution. */
const Z = 1.959964;

/** Wilson's interval for a share: unlike the textbook one it is right near 0 and 1, where hard and easy boards lie. */
export function wilson(part: number, whole: number): { low: number; high: number } {
  if (whole === 0) return { low: 0, high: 1 };
  const share = part / whole;
  const scale = 1 + Z ** 2 / whole;
  const centre = (share + Z ** 2 / (2 * whole)) / scale;
  const spread = (Z / scale) * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  return { low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}
