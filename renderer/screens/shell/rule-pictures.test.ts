import { expect, it } from 'vitest';
import { findLink } from '../../../core/rules/link.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { EXAMPLES } from './rule-pictures.tsx';

it.each(EXAMPLES)(
  'shows a line with as few turns as the rules allow: $turns',
  ({ turns, board, pair, line }) => {
    const link = findLink(board, CLASSIC_RULES, ...pair);
    expect(link === null ? null : link.turns).toBe(turns);
    const cells = line.map(([x, y]) => y * board.width + x);
    const ends = [cells[0], cells.at(-1)];
    if (turns !== null) expect(ends.toSorted()).toEqual([...pair].toSorted());
    // The line that is barred ends at a tile of another picture.
    else expect(ends.map((cell) => board.cells[cell ?? -1])).toEqual([1, 5]);
  },
);
