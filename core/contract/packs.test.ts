import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { anyDesign } from '../../tests/support/designs.ts';
import { makeTemplateFile, parseTemplateFile } from '../templates/file/file.ts';
import { MAX_LEVELS } from '../templates/file/file-form.ts';
import { MOST_BOARDS } from './board-games.ts';
import { fileOutcomeSchema } from './packs.ts';

const found = new Set<string>();

it('has a form for each mistake in a template file', () => {
  const text = fc
    .array(anyDesign, { minLength: 1, maxLength: 2 })
    .map((designs) => makeTemplateFile({ pack: null, designs }));
  const wrong = fc.constantFrom('"', '7', '99999', '-1', '{}', 'x', 'o', ' ', '"name"', 'true', '[]', '');
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(6), wrong, (whole, at, length, put) => {
      const from = at % whole.length;
      const file = parseTemplateFile(whole.slice(0, from) + put + whole.slice(from + length));
      if (file.ok) return;
      found.add(file.error.code);
      const outcome = { state: 'refused', error: file.error };
      expect(v.parse(fileOutcomeSchema, outcome)).toEqual(outcome);
    }),
    { numRuns: 1_000 },
  );
  expect(found.size).toBeGreaterThan(8);
});

it('asks for the games on all levels of the largest pack at once', () => {
  expect(MOST_BOARDS).toBeGreaterThanOrEqual(MAX_LEVELS);
});
