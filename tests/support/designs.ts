/** Random designs for property tests: any name that is allowed, any rules, any drawing that can be dealt. */
import fc from 'fast-check';
import { SLOT } from '../../core/board/board.ts';
import { checkName, checkTemplate } from '../../core/templates/check.ts';
import type { Design } from '../../core/templates/design.ts';
import { cleanTags } from '../../core/templates/design-check.ts';
import { MAX_KINDS } from '../../core/templates/limits.ts';
import { anyRules } from './arbitrary.ts';

const anyName = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    fc.constantFrom('蝴蝶 🦋', '"\\/', 'Zwei'),
  )
  .filter((name) => checkName(name).length === 0);

const side = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 4, max: 12 }) },
  fc.integer({ min: 4, max: 64 }),
);

const anyMarks = fc
  .tuple(side, side)
  .chain(([width, height]) =>
    fc
      .array(fc.constantFrom(SLOT, SLOT, 0, -2), { minLength: width * height, maxLength: width * height })
      .map((marks) => ({ width, height, marks })),
  );

export const anyDesign: fc.Arbitrary<Design> = fc
  .record({
    shape: anyMarks,
    name: anyName,
    author: fc.oneof(fc.constant(''), anyName),
    tags: fc.array(anyName, { maxLength: 4 }).map(cleanTags),
    rules: anyRules,
    kinds: fc.integer({ min: 1, max: MAX_KINDS }),
    halfCopies: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ shape, rules, kinds, halfCopies, ...rest }) => ({
    ...shape,
    ...rest,
    rules: { ...rules },
    filling: { kinds, copies: 2 * halfCopies },
  }))
  .filter((design) => checkTemplate(design).length === 0);
