import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASUAL_ALONE, isWonAsStored } from '../../tests/support/composed-figures.ts';
import { countSlots } from '../board/board.ts';
import {
  composedLine,
  composedSeed,
  findComposed,
  parseComposedBoards,
  variantOf,
} from './composed-boards.ts';
import { composedTiles } from './composed-table.ts';
import { dealBoard } from './deal.ts';
import { COMPOSED } from './dealer-version.ts';
import { formerWeekdayBoards } from './former-weekday-boards.ts';
import { everyJourneyBoard } from './journey-boards.ts';
import { littleBoards } from './little-boards.ts';
import { tensionBoards } from './tension-boards.ts';
import { weekdayBoards } from './weekday-boards.ts';

const TEXT = [
  '; A comment.',
  'little 郁金香 · Tulip',
  'gravity=none border=open turns=2',
  'o.o',
  'ooo',
  '#o.',
  '7 934 3x2 ABCCBA',
  '9 900 1.05 2x2 AABBAA',
];
const [tulip, other] = parseComposedBoards(TEXT);
if (tulip === undefined || other === undefined) throw new Error('two boards');

describe('composed boards as text', () => {
  it('are read with their shape, rules, figures and tiles', () => {
    expect(tulip).toMatchObject({
      ...{ number: 7, group: 'little', name: '郁金香 · Tulip', won: 934, seconds: null, mayTurn: false },
      rules: { gravity: 'none', border: 'open', maxTurns: 2 },
      shape: { width: 3, height: 3 },
      filling: { kinds: 3, copies: 2 },
      cells: [1, 0, 2, 3, 3, 2, -2, 1, 0],
    });
    expect(other.shape).toBe(tulip.shape);
    expect(other).toMatchObject({ won: 900, seconds: 1.05, filling: { kinds: 2, copies: 2 } });
    expect([tulip, other].map(composedLine)).toEqual(TEXT.slice(-2));
  });

  it('of 48 kinds have a letter for each', () => {
    const cells = Array.from({ length: 96 }, (_, place) => 1 + (place % 48));
    const board = { ...tulip, shape: { width: 96, height: 1, marks: cells.map(() => -1) }, cells };
    const lines = [...TEXT.slice(1, 3), 'o'.repeat(96), composedLine(board)];
    expect(parseComposedBoards(lines)[0]?.cells).toEqual(cells);
  });

  it.each([
    ['gravity=none', 'gravity=sideways'],
    ['o.o', 'o?o'],
    ['7 934 3x2 ABCCBA', '7 934 3x2 ABCCB'],
    ['7 934 3x2 ABCCBA', '7 934 3x2 ABCCBAA'],
    ['9 900 1.05 2x2 AABBAA', '9 900 1 2x2 AABBAA'],
    ['7 934 3x2 ABCCBA', '70000 934 3x2 ABCCBA'],
  ])('with %s as %s cannot be read', (from, to) => {
    expect(() => parseComposedBoards(TEXT.map((line) => line.replace(from, to)))).toThrow('cannot be read');
  });
});

describe('the variants of a board', () => {
  it('are named by a seed of 32 bits, which tells board and variant', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 65_535 }),
        fc.integer({ min: 0, max: 65_535 }),
        (number, variant) => {
          const seed = composedSeed(number, variant);
          expect(seed >>> 0).toBe(seed);
          const found = findComposed([{ ...tulip, number }], seed);
          expect(found).toMatchObject({ board: { number }, variant });
        },
      ),
    );
    expect(findComposed([tulip], composedSeed(8, 0))).toBeNull();
  });

  it('have the same groups of tiles, mirrored where odd; mirrored twice they are as they were', () => {
    expect(variantOf(tulip, 0)).toEqual({ shape: tulip.shape, cells: tulip.cells });
    expect(variantOf(tulip, 1).cells).toEqual([2, 0, 1, 2, 3, 3, 0, 1, -2]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 32_767 }), (pictures) => {
        const [plain, mirrored] = [variantOf(tulip, 2 * pictures), variantOf(tulip, 2 * pictures + 1)];
        expect(variantOf({ ...tulip, ...mirrored }, 1)).toEqual(plain);
        const groups = (cells: readonly number[]) =>
          cells.map((kind) => (kind > 0 ? cells.indexOf(kind) : kind));
        expect(groups(plain.cells)).toEqual(groups(tulip.cells));
      }),
    );
  });

  it.each(['left', 'right', 'join-horizontal', 'split-horizontal'] as const)(
    'under %s are never mirrored: tiles would slide elsewhere',
    (gravity) => {
      const board = { ...tulip, rules: { ...tulip.rules, gravity } };
      expect(variantOf(board, 1)).toEqual({ shape: tulip.shape, cells: tulip.cells });
    },
  );
});

describe('the composed boards that come with the game', () => {
  const all = littleBoards();

  it.each([
    ['journey', everyJourneyBoard],
    ['little', littleBoards],
    ['weekday', weekdayBoards],
    ['former weekday', formerWeekdayBoards],
    ['tension', tensionBoards],
  ])('of the table %s are all found by their numbers', (_, boards) => {
    expect(boards().length).toBeGreaterThan(0);
    for (const { number, shape, rules, cells } of boards())
      expect(composedTiles({ shape, rules, seed: composedSeed(number, 0) }), `${number}`).toEqual(cells);
  });

  it('have numbers of their own, in one row from the first', () => {
    expect(all.map(({ number }) => number)).toEqual(all.map((_, place) => 10_000 + place));
  });

  it('are dealt from their seeds with a proof, as they are and as any variant', () => {
    for (const board of all)
      for (const variant of [0, 1, 4_711]) {
        const seed = composedSeed(board.number, variant);
        const { shape, cells } = variantOf(board, variant);
        const { rules, filling } = board;
        const composed = composedTiles({ shape, rules, seed });
        expect(composed).toEqual(cells);
        const request = { shape, rules, ...filling, seed, dealerVersion: COMPOSED, composed: cells } as const;
        const dealt = dealBoard(request);
        expect(dealt).toMatchObject({ ok: true, value: { cells } });
        if (dealt.ok) expect(dealt.value.witness).toHaveLength(countSlots(shape.marks) / 2);
      }
  });

  it('are not dealt on another shape, by other rules, or without their tiles', () => {
    const [board] = all;
    if (board === undefined) throw new Error('no boards');
    const { shape, rules, filling } = board;
    const seed = composedSeed(board.number, 0);
    expect(composedTiles({ shape: { ...shape, marks: shape.marks.toReversed() }, rules, seed })).toBeNull();
    expect(composedTiles({ shape, rules: { ...rules, maxTurns: 1 }, seed })).toBeNull();
    expect(composedTiles({ shape, rules, seed: composedSeed(1, 0) })).toBeNull();
    expect(dealBoard({ shape, rules, ...filling, seed, dealerVersion: COMPOSED })).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  it('of the little daily have 12 to 20 pairs, and the casual player wins at least 85 % of its games alone', () => {
    for (const { shape, won } of all) {
      const pairs = countSlots(shape.marks) / 2;
      expect(pairs).toBeGreaterThanOrEqual(12);
      expect(pairs).toBeLessThanOrEqual(20);
      expect(won).toBeGreaterThanOrEqual(850);
    }
  });

  // All of them in tests/deep.
  it.each(all.filter((_, place) => place % 24 === 5).map((board) => [board.number, board] as const))(
    'are won as often as is stored: %i',
    (_, board) => {
      expect(isWonAsStored(board, CASUAL_ALONE)).toBe(true);
    },
  );
});
