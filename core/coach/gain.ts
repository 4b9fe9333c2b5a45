/** Compares the share of games won by a player with a habit with that of a player without any. */
import { createEngine } from '../engine/engine.ts';
import type { GainBoard } from './gain-boards.ts';
import { type Habits, playByHabits } from './habit-player.ts';

/** The version of boards, techniques and games; another one makes all figures anew. */
export const GAIN_VERSION = 2;

/** The games of one player on some boards. */
export interface GamesOnBoards {
  /** On each board. */
  readonly games: number;
  /** On all of them. */
  readonly won: number;
  /** By board, the games won. */
  readonly wonByBoard: readonly number[];
}

/** A difference between two shares of games won, from -1 to 1, with the bounds of its 95 % interval. */
export interface Gain {
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_95 = 1.959964;
const SEED_STEP = 10_007;

/** Plays so many games of a player on each of some boards. Board i, game j has a seed of its own, the same for every player. */
export function playOnBoards(boards: readonly GainBoard[], habits: Habits, games: number): GamesOnBoards {
  const wonByBoard = boards.map(({ board, rules }, index) => {
    const engine = createEngine(board, rules);
    let won = 0;
    for (let game = 0; game < games; game++)
      if (playByHabits(engine, board.cells, habits, index * SEED_STEP + game) === 0) won++;
    return won;
  });
  return { games, won: wonByBoard.reduce((sum, won) => sum + won, 0), wonByBoard };
}

/**
 * The gain of one player over another on the same boards. Games on one board are alike, so the interval counts boards and
 * not games: that of the mean of the boards' differences, by the normal approximation.
 */
export function gainOver(player: GamesOnBoards, other: GamesOnBoards): Gain {
  const boards = player.wonByBoard.length;
  const differences = player.wonByBoard.map(
    (won, board) => won / player.games - (other.wonByBoard[board] ?? 0) / other.games,
  );
  const gain = differences.reduce((sum, each) => sum + each, 0) / boards;
  const squares = differences.reduce((sum, each) => sum + (each - gain) ** 2, 0);
  const reach = NORMAL_95 * Math.sqrt(squares / (boards - 1) / boards);
  return { gain, low: gain - reach, high: gain + reach };
}
