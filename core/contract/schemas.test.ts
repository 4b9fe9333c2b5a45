import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anyDesign } from '../../tests/support/designs.ts';
import { square } from '../../tests/support/drawn-designs.ts';
import { checkTemplate } from '../templates/check.ts';
import { designSchema } from '../templates/design.ts';
import { MAX_NAME_LENGTH } from '../templates/limits.ts';
import { makeRevision } from '../templates/revision.ts';
import { templateRevisionSchema } from '../templates/template.ts';
import { pictureNameSchema } from './schemas.ts';

describe('a template that can be dealt', () => {
  it('crosses the border as a drawing and as what is played', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        expect(v.is(designSchema, design)).toBe(true);
        expect(v.is(templateRevisionSchema, makeRevision(design, false))).toBe(true);
      }),
    );
  });

  it.each(['连', 'é', '🀄'])('has its name in as many code points as a name may have: %s', (character) => {
    const longest = square(character.repeat(MAX_NAME_LENGTH));
    expect(checkTemplate(longest)).toEqual([]);
    expect(v.is(templateRevisionSchema, makeRevision(longest, false))).toBe(true);
    const longer = square(character.repeat(MAX_NAME_LENGTH + 1));
    expect(checkTemplate(longer)).toMatchObject([{ code: 'name-too-long' }]);
    expect(v.is(templateRevisionSchema, makeRevision(longer, false))).toBe(false);
  });
});

describe('the name of an own picture', () => {
  it.each([
    ['斜纹', true],
    // Values that were stored before joined pictures were accepted.
    ['a'.repeat(40), true],
    [' ', true],
    ['👩‍👧', true],
    ['🐈'.repeat(40), true],
    ['', false],
    ['a'.repeat(41), false],
    ['🐈'.repeat(41), false],
    ['a\u202eb', false],
    ['a\nb', false],
  ])('%j: %s', (name, isGood) => {
    expect(v.is(pictureNameSchema, name)).toBe(isGood);
  });
});
