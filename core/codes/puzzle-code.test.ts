import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { framed } from '../../tests/support/shared-deals.ts';
import { positionName } from '../review/puzzles/position-name.ts';
import { PUZZLE_KINDS } from '../review/puzzles/puzzle.ts';
import { parsePuzzles } from '../review/puzzles/puzzle-text.ts';
import { type SharedPuzzle, writePuzzle } from './puzzle-symbols.ts';
import { findShareCode, findSharedGame, makePuzzleCode, parseSharedGame } from './share-code.ts';

const anyPuzzle = fc.record({
  kind: fc.constantFrom(...PUZZLE_KINDS),
  name: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map((name) => name.toString(16).padStart(16, '0')),
});
const PUZZLE: SharedPuzzle = { kind: 'study', name: '0123456789abcdef' };

function shipped(set: string) {
  const text = readFileSync(new URL(`../../resources/puzzles/${set}.txt`, import.meta.url), 'utf8');
  const puzzles = parsePuzzles(text);
  if (!puzzles.ok) throw new Error(`${set} cannot be read`);
  return puzzles.value;
}

describe('the code of a puzzle', () => {
  it('brings the same puzzle back, in five groups of five', () => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        const code = makePuzzleCode(puzzle);
        expect(parseSharedGame(code)).toEqual({ ok: true, value: { type: 'puzzle', puzzle } });
        expect(code).toMatch(/^2F[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
      }),
    );
  });

  // Codes were given away: each must lead to its puzzle for ever.
  it.each([
    ['first-steps', '2FQ31-8MCQR-DB19Z-YM2Q6-JQDM0'],
    ['only-moves', '2FQ31-79X5F-09MEP-7GAQD-PYF6Y'],
    ['studies', '2FQ30-JDKPR-D8T8K-ZSEQV-WS8Q6'],
  ])('of the first of %s is this text', (set, code) => {
    const [first] = shipped(set);
    if (first === undefined) throw new Error('no puzzle');
    expect(makePuzzleCode({ kind: first.kind, name: positionName(first) })).toBe(code);
  });

  it('tells all shipped puzzles apart', () => {
    const all = ['first-steps', 'only-moves', 'studies'].flatMap(shipped);
    const codes = all.map((puzzle) => makePuzzleCode({ kind: puzzle.kind, name: positionName(puzzle) }));
    expect(new Set(codes).size).toBe(all.length);
  });

  it('is found in a result, and is none of a deal', () => {
    const code = makePuzzleCode(PUZZLE);
    expect(findSharedGame(`Study · Grade 2\n─└⊓\n${code}`)).toEqual({
      ok: true,
      value: { type: 'puzzle', puzzle: PUZZLE },
    });
    expect(findShareCode(code)).toEqual({ ok: false, error: { code: 'code-of-puzzle', details: {} } });
  });

  it.each<[string, number[]]>([
    ['of no kind', writePuzzle(PUZZLE).with(0, 2)],
    ['of more than 64 bits', writePuzzle(PUZZLE).with(-1, 16)],
    ['that is cut', writePuzzle(PUZZLE).slice(0, -1)],
    ['with more than it says', [...writePuzzle(PUZZLE), 0]],
  ])('%s is refused', (_, content) => {
    expect(parseSharedGame(framed(content, 3))).toMatchObject({
      ok: false,
      error: { code: 'code-bad-content' },
    });
  });
});
