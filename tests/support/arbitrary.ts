/** Random boards, shapes and rules for property tests. */
import fc from 'fast-check';
import { type Board, EMPTY, GAP, type Shape, SLOT, WALL } from '../../core/board/board.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../../core/rules/rules.ts';

const side = fc.integer({ min: 1, max: 8 });

export const anyRules: fc.Arbitrary<Rules> = fc.record({
  maxTurns: fc.constantFrom(...TURN_LIMITS),
  border: fc.constantFrom(...BORDERS),
  gravity: fc.constantFrom(...GRAVITIES),
});

/** A cell as a pair of marks and content: mostly tiles of few kinds, so that much links. */
const anyCell = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }).map((kind) => [SLOT, kind] as const) },
  { weight: 4, arbitrary: fc.constant([SLOT, EMPTY] as const) },
  { weight: 1, arbitrary: fc.constant([GAP, EMPTY] as const) },
  { weight: 1, arbitrary: fc.constant([WALL, WALL] as const) },
);

export const anyBoard: fc.Arbitrary<Board> = fc.tuple(side, side).chain(([width, height]) =>
  fc.array(anyCell, { minLength: width * height, maxLength: width * height }).map((cells) => ({
    width,
    height,
    marks: cells.map(([mark]) => mark),
    cells: cells.map(([, content]) => content),
  })),
);

/** Any shape, with walls or without. */
export function anyShape(marks: readonly number[] = [SLOT, SLOT, SLOT, GAP, WALL]): fc.Arbitrary<Shape> {
  return fc
    .tuple(side, side)
    .chain(([width, height]) =>
      fc
        .array(fc.constantFrom(...marks), { minLength: width * height, maxLength: width * height })
        .map((cells) => ({ width, height, marks: cells })),
    );
}
