/** The ladder: eight simulated players of rising skill, by whose games puzzles and levels are rated. */

import { inOrder } from '../../techniques/in-order.ts';
import { insideOut } from '../../techniques/inside-out.ts';
import { restPairs } from '../../techniques/rest-pairs.ts';
import type { Technique } from '../../techniques/technique.ts';
import type { Habits } from '../habit-player.ts';

/** The version of the players and of what they are rated by; another one rates all answers anew. */
export const LADDER_VERSION = 1;

const rung = (carelessPermille: number, ...techniques: readonly Technique[]): Habits => ({
  techniques,
  carelessPermille,
});

/** The players, the weakest first. They differ in their habits and in how often they are careless. */
export const LADDER: readonly Habits[] = [
  rung(1_000),
  rung(700, restPairs, insideOut),
  rung(500, restPairs, insideOut),
  rung(350, restPairs, insideOut),
  rung(220, restPairs, insideOut),
  rung(120, restPairs, insideOut),
  rung(60, inOrder, insideOut),
  rung(0, inOrder, insideOut),
];
