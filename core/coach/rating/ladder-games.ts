import type { Board } from '../../board/board.ts';
import { createEngine } from '../../engine/engine.ts';
import type { Rules } from '../../rules/rules.ts';
import { playByHabits } from '../habit-player.ts';
import type { LadderGames } from './fit.ts';
import { LADDER } from './ladder.ts';

const SEED_STEP = 7_919;

/** Plays so many games of every player of the ladder on each of some boards; `seed` begins the streams of their games. */
export function playLadder(
  positions: readonly { readonly board: Board; readonly rules: Rules }[],
  games: number,
  seed: number,
): LadderGames {
  const engines = positions.map(({ board, rules }) => createEngine(board, rules));
  const won = LADDER.map((habits, rung) =>
    positions.map(({ board }, index) => {
      const engine = engines[index];
      let count = 0;
      for (let game = 0; engine !== undefined && game < games; game++) {
        const stream = seed + (index * LADDER.length + rung) * SEED_STEP + game;
        if (playByHabits(engine, board.cells, habits, stream) === 0) count++;
      }
      return count;
    }),
  );
  return { games, won };
}
