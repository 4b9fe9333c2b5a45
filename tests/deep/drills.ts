/** Drills that are dealt, each proved anew from its board and looked at by a plain reading of what a technique puts first. */
import { seekDrills, techniquesFinding } from '../../core/coach/drills.ts';
import { GROUNDS, groundOf } from '../../core/coach/ground.ts';
import { createRandom } from '../../core/random.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { provePuzzle } from '../support/prove-puzzle.ts';

export interface DrillFault {
  readonly ground: string;
  readonly board: number;
  readonly fault: string;
}

/** The drills along the games of boards, from board `first` on, on every ground by turns, until there are `count`. */
export function faultsOfDrills(
  count: number,
  first: number,
): { readonly seen: number; readonly faults: DrillFault[] } {
  const faults: DrillFault[] = [];
  let seen = 0;
  for (let board = first; seen < count; board++) {
    const ground = GROUNDS[board % GROUNDS.length] ?? 'still';
    for (const drill of runToEnd(seekDrills(ground, createRandom(board)))) {
      seen++;
      const tell = (fault: string) => faults.push({ ground, board, fault });
      const broken = runToEnd(provePuzzle(drill, 'moves'));
      if (broken !== null) tell(broken);
      if (drill.techniques.length === 0) tell('no technique finds it');
      if (groundOf(drill.rules) !== ground) tell('another ground');
      if (techniquesFinding(drill, drill.answer).join() !== drill.techniques.join()) tell('other techniques');
    }
  }
  return { seen, faults };
}
