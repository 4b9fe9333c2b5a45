import type { Rules } from '../rules/rules.ts';

/** The grounds on which a technique is taught or not: boards whose rules are alike. */
export const GROUNDS = ['still', 'falling', 'one-turn', 'three-turns'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The ground of a board. */
export function groundOf({ gravity, maxTurns, border }: Rules): Ground {
  if (maxTurns === 3) return 'three-turns';
  if (maxTurns === 1 && border === 'closed' && gravity === 'none') return 'one-turn';
  return gravity === 'none' ? 'still' : 'falling';
}
