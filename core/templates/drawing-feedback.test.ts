import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRules, anyShape } from '../../tests/support/arbitrary.ts';
import { drawnShape } from '../../tests/support/drawn.ts';
import { SLOT, WALL } from '../board/board.ts';
import { findLink } from '../rules/link.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { drawingFactsOf, fitFilling } from './drawing-feedback.ts';

const FILLING = { kinds: 4, copies: 4 };
const closed: Rules = { ...CLASSIC_RULES, border: 'closed' };

describe('facts of a drawing', () => {
  it('count slots and walls', () => {
    expect(drawingFactsOf(drawnShape('oo.#\noo.#'), CLASSIC_RULES, FILLING)).toMatchObject({
      slots: 4,
      walls: 2,
    });
  });

  it.each([
    ['a slot walled in', CLASSIC_RULES, 'oo###\noo#o#\noo###', [8]],
    ['nothing, when the ring leads around', CLASSIC_RULES, 'o#o\n###\no#o', []],
    ['every corner, when it does not', closed, 'o#o\n###\no#o', [0, 2, 6, 8]],
    ['nothing three turns away', { ...closed, maxTurns: 3 }, 'o.#\n#.#\n#..\n##o', []],
    ['the same with two turns', closed, 'o.#\n#.#\n#..\n##o', [0, 11]],
    ['a single slot', CLASSIC_RULES, '...\n.o.\n...', [4]],
  ] as const)('show as out of reach: %s', (_, rules, picture, cells) => {
    expect(drawingFactsOf(drawnShape(picture), rules, FILLING).outOfReach).toEqual(cells);
  });

  it('find out of reach exactly the slots that link to no other on an empty board', () => {
    fc.assert(
      fc.property(anyShape([SLOT, 0, 0, WALL, WALL]), anyRules, (shape, rules) => {
        const slots = [...shape.marks.keys()].filter((cell) => shape.marks[cell] === SLOT);
        const alone = slots.filter((a) => slots.every((b) => a === b || !canEverLink(a, b)));
        expect(drawingFactsOf(shape, rules, FILLING).outOfReach).toEqual(alone);

        function canEverLink(a: number, b: number): boolean {
          const cells = shape.marks.map((mark, cell) =>
            cell === a || cell === b ? 1 : mark === WALL ? WALL : 0,
          );
          return findLink({ ...shape, cells }, rules, a, b) !== null;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('show regions that walls cut off with an odd count', () => {
    const picture = 'ooo#o\noo.#o\n####o';
    expect(drawingFactsOf(drawnShape(picture), closed, FILLING).oddRegions).toEqual([
      0, 1, 2, 4, 5, 6, 9, 14,
    ]);
    expect(drawingFactsOf(drawnShape(picture), CLASSIC_RULES, FILLING).oddRegions).toEqual([]);
  });

  it('show the whole drawing when its count is odd and nothing is cut off', () => {
    expect(drawingFactsOf(drawnShape('oo.\n.o.'), CLASSIC_RULES, FILLING).oddRegions).toEqual([0, 1, 4]);
  });
});

describe('a filling', () => {
  it.each([
    [112, { kinds: 28, copies: 4 }, { shownKinds: 28, least: 4, most: 4 }],
    [112, { kinds: 36, copies: 4 }, { shownKinds: 28, least: 4, most: 4 }],
    [50, { kinds: 13, copies: 4 }, { shownKinds: 13, least: 2, most: 4 }],
    [148, { kinds: 20, copies: 4 }, { shownKinds: 20, least: 4, most: 8 }],
    [4096, { kinds: 10, copies: 2 }, { shownKinds: 10, least: 408, most: 410 }],
    [0, { kinds: 10, copies: 2 }, null],
    [49, { kinds: 10, copies: 2 }, null],
    [50, { kinds: 10, copies: 3 }, null],
  ])('%i slots with %o fit as %o', (slots, filling, fit) => {
    expect(fitFilling(slots, filling)).toEqual(fit);
  });
});
