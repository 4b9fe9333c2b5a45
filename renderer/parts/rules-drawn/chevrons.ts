/** The chevrons of each gravity: on which side of the board, and which way they point. */
import { PULLS } from '../../../core/rules/pulls.ts';
import type { Gravity } from '../../../core/rules/rules.ts';

export type Side = 'above' | 'below' | 'left' | 'right';
export type Way = 'up' | 'down' | 'left' | 'right';

/** First what a pull to the start of a line comes to, then what one to its end does. */
const SIDES = { columns: ['above', 'below'], rows: ['left', 'right'] } as const;
const WAYS = { columns: ['up', 'down'], rows: ['left', 'right'] } as const;

/** Whole lines are drawn on the side to which they are pulled, each half on its own side. */
export function chevronsOf(gravity: Gravity): readonly (readonly [Side, Way])[] {
  if (gravity === 'none') return [];
  const { lines, parts } = PULLS[gravity];
  return parts.map((pull, part) => {
    const end = pull === 'start' ? 0 : 1;
    const half = part === 0 ? 0 : 1;
    return [SIDES[lines][parts.length === 1 ? end : half], WAYS[lines][end]];
  });
}
