import type { Board, Move } from '../board/board.ts';
import { createEngine } from '../engine/engine.ts';
import { createRandom } from '../random.ts';
import type { Rules } from '../rules/rules.ts';

/** Random games that are tried, and what they are drawn from: everyone is shown the same line. */
const GAMES = 300;
const SEED = 1;

/**
 * Plays a lost position on as far as some hundred random games come: returns the moves of the first game that leaves the
 * fewest tiles. Linear in the number of games; the same position gives the same moves.
 */
export function longestTry(board: Board, rules: Rules): Move[] {
  const engine = createEngine(board, rules);
  const random = createRandom(SEED);
  let best: readonly Move[] = [];
  for (let game = 0; game < GAMES; game++) {
    const played: Move[] = [];
    engine.load(board.cells);
    for (let moves = engine.moves(); moves.length > 0; moves = engine.moves()) {
      const move = moves[random.below(moves.length)] as Move; // below the length
      engine.apply(...move);
      played.push(move);
    }
    // Each move takes two tiles, so the longest game leaves the fewest.
    if (played.length > best.length) best = played;
  }
  return [...best];
}
