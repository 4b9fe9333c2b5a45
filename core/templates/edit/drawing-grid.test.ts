import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyShape } from '../../../tests/support/arbitrary.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { GAP, SLOT, WALL } from '../../board/board.ts';
import { makeShape } from '../../board/text.ts';
import { BORDERS, GRAVITIES } from '../../rules/rules.ts';
import { MAX_APP_SIDE, MIN_APP_SIDE } from '../limits.ts';
import { fittedShape, grownTo, HANDLES, pulledFrame } from './drawing-grid.ts';
import { blankShape } from './marks.ts';

const FREE = { border: 'open', gravity: 'none' } as const;
const rows = (...lines: string[]) => lines.join('\n');

describe('a grid that grows', () => {
  it('adds only what an area needs, and says where the old corner is', () => {
    const grown = grownTo(drawnShape('o.'), { left: -1, top: 0, right: 0, bottom: 1 });
    expect([makeShape(grown.shape), grown.by]).toEqual([rows('.o.', '...'), [1, 0]]);
  });

  it('shares out what is too much, so that equal growth stays equal', () => {
    const grown = grownTo(blankShape(60, 4), { left: -10, top: 0, right: 69, bottom: 3 });
    expect([grown.shape.width, grown.by]).toEqual([MAX_APP_SIDE, [2, 0]]);
  });
});

describe('a grid cut down to the drawing', () => {
  it.each([
    [
      'at all edges',
      FREE,
      rows('......', '.oooo.', '.o..o.', '.oooo.', '.#..#.', '......'),
      rows('oooo', 'o..o', 'oooo', '#..#'),
    ],
    [
      'to four cells, the drawing in their middle',
      FREE,
      rows('........', '........', '...oo...', '........', '........'),
      rows('....', '.oo.', '....', '....'),
    ],
    [
      'not within a closed border, where lines run along the edge',
      { ...FREE, border: 'closed' },
      rows('.....', '.oooo', '.oooo', '.oooo', '.oooo'),
      rows('.....', '.oooo', '.oooo', '.oooo', '.oooo'),
    ],
    [
      'as much above as below, where gravity parts columns in the middle',
      { ...FREE, gravity: 'split-vertical' },
      rows('....', 'oooo', 'oooo', 'oooo', 'oooo', '....', '....'),
      rows('oooo', 'oooo', 'oooo', 'oooo', '....'),
    ],
    ['not when nothing is drawn', FREE, rows('.....', '.....'), rows('.....', '.....')],
  ] as const)('%s', (_, rules, before, after) => {
    expect(makeShape(fittedShape(drawnShape(before), rules))).toBe(after);
  });

  it('keeps every slot and wall, at least four cells a side, and the middle where gravity needs it', () => {
    fc.assert(
      fc.property(
        anyShape([GAP, GAP, GAP, SLOT, WALL]),
        fc.constantFrom(...BORDERS),
        fc.constantFrom(...GRAVITIES),
        (shape, border, gravity) => {
          const fitted = fittedShape(shape, { border, gravity });
          const inked = (marks: readonly number[]) => marks.filter((mark) => mark !== 0);
          expect(inked(fitted.marks)).toEqual(inked(shape.marks));
          expect(fitted.width).toBeGreaterThanOrEqual(Math.min(shape.width, MIN_APP_SIDE));
          if (gravity.endsWith('horizontal')) expect((shape.width - fitted.width) % 2).toBe(0);
          expect(fittedShape(fitted, { border, gravity })).toEqual(fitted);
        },
      ),
    );
  });
});

describe('the handles of a grid', () => {
  const size = { width: 6, height: 5 };

  it.each(HANDLES)('%s moves its own edges and no others', (handle) => {
    const { left, top, right, bottom } = pulledFrame(size, handle, [1, 1], [false, false]);
    expect({ left: left !== 0, right: right !== 5, top: top !== 0, bottom: bottom !== 4 }).toEqual({
      left: handle.includes('w'),
      right: handle.includes('e'),
      top: handle.includes('n'),
      bottom: handle.includes('s'),
    });
  });

  it('moves the opposite edge as much the other way in a mirror', () => {
    expect(pulledFrame(size, 'e', [2, 9], [true, true])).toEqual({ left: -2, top: 0, right: 7, bottom: 4 });
  });

  it('keeps 4 to 64 cells a side', () => {
    expect(pulledFrame(size, 'se', [-9, 90], [false, true])).toEqual({
      left: 0,
      top: -29,
      right: 3,
      bottom: 33,
    });
  });
});
