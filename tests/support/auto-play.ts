import type { Arena } from '../../core/algorithms/arena.ts';
import type { FindCorners } from '../../core/algorithms/published.ts';
import { type FoundPair, findFirstPair } from '../../core/algorithms/whole-board.ts';
import { EMPTY } from '../../core/board/board.ts';

/** Takes the first pair that links until none does; changes the arena and returns the pairs in order. No gravity. */
export function autoPlay(find: FindCorners, arena: Arena): FoundPair[] {
  const played: FoundPair[] = [];
  for (;;) {
    const pair = findFirstPair(find, arena);
    if (pair === null) return played;
    arena.cells[pair.a] = EMPTY;
    arena.cells[pair.b] = EMPTY;
    played.push(pair);
  }
}
