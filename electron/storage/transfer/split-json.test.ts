import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../core/text/json-fault.ts';
import { finish } from './job-steps.ts';
import { partedText } from './parted-text.ts';
import { parseItems, splittingJson } from './split-json.ts';

const PATHS = ['games', 'puzzles.answers'];

/** The text in parts of a few units, as no window sends it. */
function inParts(text: string, units: number) {
  const count = Math.ceil(text.length / units);
  return partedText(
    Array.from({ length: count }, (_, index) => text.slice(index * units, (index + 1) * units)),
  );
}

/** Returns the value of a text that is read by its items, or its fault. */
function readByItems(text: string, units: number): { value: unknown } | { code: string; detail: string } {
  const parted = inParts(text, units);
  const split = finish(splittingJson(parted, PATHS));
  if (!split.ok) return split.error;
  // Only what was written by the test itself is read.
  const rest = split.value.rest as { games?: unknown; puzzles?: { answers?: unknown } };
  for (const [path, parent, key] of [
    ['games', rest, 'games'],
    ['puzzles.answers', rest?.puzzles, 'answers'],
  ] as const) {
    const places = split.value.itemsOf(path);
    const items: unknown[] = [];
    for (let index = 0; index < places.starts.length; index++) {
      const item = parseItems(parted, places, index, index + 1);
      if (!item.ok) return item.error;
      items.push(...item.value);
    }
    if (items.length > 0) Object.assign(parent as object, { [key]: items });
  }
  return { value: rest };
}

const leaf = fc.oneof(
  fc.integer(),
  fc.string({ unit: 'grapheme' }),
  fc.constant(null),
  fc.constant('"],[{\\'),
);
const item = fc.oneof(
  leaf,
  fc.array(leaf),
  fc.dictionary(fc.constantFrom('a', 'games', '\\"'), leaf, { noNullPrototype: true }),
);
const work = fc.record({
  a: item,
  games: fc.array(item),
  puzzles: fc.record({ answers: fc.array(item), b: item }),
});
const written = fc
  .tuple(work, fc.constantFrom(undefined, 1))
  .map(([value, space]) => JSON.stringify(value, null, space));

describe('a text that is read by its items', () => {
  it('says what it says as a whole', () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 9 }), (text, units) => {
        expect(readByItems(text, units)).toEqual({ value: JSON.parse(text) });
      }),
    );
  });

  it('is at fault where it is as a whole', () => {
    const spoiled = fc.tuple(written, fc.nat(), fc.constantFrom('', ',', '}', ']', '[', '"', 'x', ':', '\\'));
    fc.assert(
      fc.property(spoiled, ([text, place, mark]) => {
        const at = place % text.length;
        const bad = text.slice(0, at) + mark + text.slice(at + 1);
        const fault = findJsonFault(bad);
        const read = readByItems(bad, 5);
        if (fault === null) expect('value' in read || read.code === 'import-repeated-key').toBe(true);
        else expect(read).toHaveProperty('code');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['{\n "games": [1, 2,, 3]}', 'line 2 column 17'],
    ['{"games": [1, 2 3]}', 'line 1 column 17'],
    ['{"games": [1, 2],\r\n "a": x}', 'line 2 column 7'],
    ['{"games": [1, 2]', 'line 1 column 17'],
  ])('%j is at fault at %s', (text, detail) => {
    const { line, column } = findJsonFault(text) ?? { line: 0, column: 0 };
    expect(readByItems(text, 4)).toEqual({ code: 'import-not-json', detail });
    expect(detail).toBe(`line ${line} column ${column}`);
  });
});
