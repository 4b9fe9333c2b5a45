/** Players that do not look ahead. A puzzle that one of them solves is too easy. */
import type { Move } from '../../board/board.ts';
import { createEngine, type Engine } from '../../engine/engine.ts';
import { loadedEngine } from '../../engine/loaded-engine.ts';
import type { Position } from './position-images.ts';

/** Chooses one of the legal moves of the engine's position, of which there is at least one. */
type GreedyPlayer = (engine: Engine, moves: readonly Move[]) => Move;

/** The first pair in reading order; and the pair after which most moves are open, of several the first. */
const GREEDY_PLAYERS: readonly GreedyPlayer[] = [(_, moves) => moves[0] as Move, mostFreeing];

function mostFreeing(engine: Engine, moves: readonly Move[]): Move {
  let best = moves[0] as Move; // at least one, see `GreedyPlayer`
  let most = -1;
  for (const move of moves) {
    engine.apply(...move);
    const open = engine.moves().length;
    engine.takeBack();
    if (open > most) [best, most] = [move, open];
  }
  return best;
}

/** Returns whether some greedy player clears the board. */
export function isClearedGreedily({ board, rules }: Position): boolean {
  const engine = createEngine(board, rules);
  return GREEDY_PLAYERS.some((choose) => {
    engine.load(board.cells);
    for (let moves = engine.moves(); moves.length > 0; moves = engine.moves())
      engine.apply(...choose(engine, moves));
    return engine.tiles === 0;
  });
}

/** The first move of each greedy player; empty on a dead board. */
export function greedyMoves({ board, rules }: Position): Move[] {
  const engine = loadedEngine(board, rules);
  const moves = engine.moves();
  return moves.length === 0 ? [] : GREEDY_PLAYERS.map((choose) => choose(engine, moves));
}
