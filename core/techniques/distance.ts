import type { Rules } from '../rules/rules.ts';
import type { MoveChoice } from './choice.ts';
import type { Technique } from './technique.ts';

/** Take the pair whose tiles lie nearest to each other, where lines are short: no way around the board and one turn. */
export const nearFirst: Technique<'near-first'> = {
  id: 'near-first',
  appliesTo: ({ border, maxTurns }: Rules) => border === 'closed' && maxTurns === 1,
  scores: (choice) => distances(choice).map((distance) => -distance),
};

/** Take the pair whose tiles lie farthest apart, where three turns let lines go far. */
export const farFirst: Technique<'far-first'> = {
  id: 'far-first',
  appliesTo: ({ maxTurns }: Rules) => maxTurns === 3,
  scores: distances,
};

/** By move, the steps along rows and columns from one tile to the other. */
function distances({ engine, moves }: MoveChoice): number[] {
  const { width } = engine.shape;
  return moves.map(
    ([a, b]) => Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width)),
  );
}
