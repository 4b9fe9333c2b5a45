import type { Move } from '../board/board.ts';
import type { Engine } from '../engine/engine.ts';
import { at } from '../int32.ts';
import type { Progress } from './progress.ts';

/** Moves between two reports. */
const REPORT_EVERY = 64;

/**
 * Plays a loaded position by whatever move the engine finds next, until nothing links, and gives the moves back. Far
 * quicker than random play: a board of 256 x 256 takes a second. When no tiles are left, the moves are a witness.
 * Where the answer must never change, the engine must be one of `createSearchEngine`.
 */
export function* playFirstGame(engine: Engine): Generator<Progress, Move[]> {
  const move = new Int32Array(2);
  const played: Move[] = [];
  while (engine.findMove(move)) {
    const [a, b] = [at(move, 0), at(move, 1)];
    engine.apply(a, b);
    played.push([a, b]);
    if (played.length % REPORT_EVERY === 0) yield { nodes: played.length };
  }
  return played;
}
