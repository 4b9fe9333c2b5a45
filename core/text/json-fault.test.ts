import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';

describe('where a text stops to be JSON', () => {
  it.each([
    ['', 1, 1, true],
    ['{"a": 1', 1, 8, true],
    ['{"a": 1,\n  "b": }', 2, 8, false],
    ['[1,\r\n2,\r x]', 3, 2, false],
    ['[1 2]', 1, 4, false],
    ['{a: 1}', 1, 2, false],
    ['{"a" 1}', 1, 6, false],
    ["{'a': 1}", 1, 2, false],
    ['{} {}', 1, 4, false],
    ['[1,]', 1, 4, false],
    ['"a\nb"', 1, 3, false],
    ['"\\x"', 1, 2, false],
    ['[01]', 1, 3, false],
    ['[1}', 1, 3, false],
    ['nul', 1, 1, false],
  ])('%j: line %i, column %i', (text, line, column, isEnd) => {
    expect(findJsonFault(text)).toMatchObject({ line, column, isEnd });
  });

  it('finds none in JSON, and one wherever the parser of the machine does', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      ' ',
      '\n',
      '1',
      '-',
      'e',
      '.',
      'null',
      '\u2028',
    );
    const texts = fc.oneof(
      fc.json(),
      fc
        .tuple(fc.json(), fc.nat(60), pieces)
        .map(([text, at, piece]) => text.slice(0, at) + piece + text.slice(at)),
      fc.array(pieces).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === null).toBe(isJson);
      }),
      { numRuns: 2_000 },
    );
  });

  it('goes as deep as a text does', () => {
    expect(findJsonFault('['.repeat(1_000_000))).toMatchObject({ column: 1_000_001, isEnd: true });
  });
});
