/** Deals under straight lines only, where games with trades die and their ends are found by pairing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnShape } from '../../tests/support/drawn.ts';
import { type Board, countTiles, EMPTY, type Move, type Shape, SLOT } from '../board/board.ts';
import { createRandom } from '../random.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { dealBoard } from './deal.ts';
import { kindsToFill } from './filling.ts';
import { JoinedTiles } from './joined-tiles.ts';
import { numberedBoard } from './numbered.ts';
import { pairUp } from './pair-up.ts';

const STRAIGHT: Rules = { maxTurns: 0, border: 'closed', gravity: 'none' };
const FILLING = { kinds: 20, copies: 4 };
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

function rows(count: number, ...drawn: readonly string[]): string {
  return Array.from({ length: count }, () => drawn.join('\n')).join('\n');
}

/** A board whose tiles all show one kind, so that every line is a link. */
function inOneKind(board: Board): Board {
  return { ...board, cells: board.cells.map((cell) => Math.min(cell, 1)) };
}

/** Plays moves by the plain rules; the number of tiles that remain, or the first move that is not legal. */
function tilesAfter(start: Board, rules: Rules, moves: readonly Move[]): number | string {
  let board = start;
  for (const move of moves) {
    if (findLink(board, rules, ...move) === null) return `illegal move ${move}`;
    board = applyMove(board, rules, move);
  }
  return countTiles(board.cells);
}

/** Deals a shape by seed and plays the witness; the number of tiles that remain. */
function leftOfDeal(shape: Shape, rules: Rules, seed: number): number | string {
  const deal = dealBoard({ shape, rules, ...FILLING, seed });
  if (!deal.ok) return deal.error.code;
  const { cells, witness } = deal.value;
  const tiles = cells.filter((_, cell) => shape.marks[cell] === SLOT).toSorted((a, b) => a - b);
  expect(tiles).toEqual(kindsToFill(tiles.length, FILLING).toSorted((a, b) => a - b));
  return tilesAfter({ ...shape, cells }, rules, witness);
}

const SHAPES: readonly (readonly [string, string])[] = [
  ['a rectangle', rows(16, 'oooooooooooooooo')],
  ['a ring', [rows(4, 'o'.repeat(18)), rows(10, 'oooo..........oooo'), rows(4, 'o'.repeat(18))].join('\n')],
  [
    'a cross',
    [rows(6, '......oooooooo......'), rows(8, 'o'.repeat(20)), rows(6, '......oooooooo......')].join('\n'),
  ],
  ['more of one colour', ['.ooooooooooooooo', rows(14, 'oooooooooooooooo'), 'ooooooooooooooo.'].join('\n')],
  ['one colour only', rows(8, 'o.o.o.o.o.o.o.o.o.o.', '.o.o.o.o.o.o.o.o.o.o')],
  [
    'walls',
    [rows(6, 'oo##oooooooo##oo'), rows(4, 'oooooooooooooooo'), rows(6, 'oooo##oo####oooo')].join('\n'),
  ],
  [
    'rooms with a door',
    [rows(9, 'ooooooo#ooooooo'), 'ooooooo.ooooooo', rows(5, 'ooooooo#ooooooo')].join('\n'),
  ],
];

describe('straight lines', () => {
  it.each(SHAPES)('deal %s', (_, text) => {
    for (const seed of [1, 2, 3]) expect(leftOfDeal(drawnShape(text), STRAIGHT, seed)).toBe(0);
  });

  it.each(['open', 'closed'] as const)('deal 64 x 64, %s border', { timeout: 60_000 }, (border) => {
    const shape = drawnShape(rows(64, 'o'.repeat(64)));
    expect(leftOfDeal(shape, { ...STRAIGHT, border }, 7)).toBe(0);
  });

  it('deal the same board again', () => {
    const request = { shape: drawnShape(rows(14, 'o'.repeat(14))), rules: STRAIGHT, ...FILLING, seed: 9 };
    expect(dealBoard(request)).toEqual(dealBoard(request));
  });

  it('leave equal tiles apart as well as side by side', () => {
    const shape = drawnShape(rows(28, 'o'.repeat(28)));
    const deal = dealBoard({ shape, rules: STRAIGHT, ...FILLING, seed: 4 });
    if (!deal.ok) throw new Error('not dealt');
    const { cells, witness } = deal.value;
    const apart = witness.filter(([a, b]) => ![1, 28].includes(Math.abs(a - b)));
    expect(countTiles(cells)).toBe(784);
    expect(apart.length).toBeGreaterThan(witness.length / 4);
  });
});

describe('pairUp', () => {
  it('empties what it says it empties', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, seeds, (board, { maxTurns, border }, seed) => {
        const rules: Rules = { maxTurns, border, gravity: 'none' };
        const moves = runToEnd(pairUp(board, rules, createRandom(seed)));
        if (moves !== null) expect(tilesAfter(inOneKind(board), rules, moves)).toBe(0);
      }),
    );
  });

  it.each([
    ['a neighbour each', 'oo\noo', 2],
    ['a pair around others', 'oooo', 2],
    ['two of one colour', '.oo\noo.\n.oo', 3],
    ['none in sight of another', 'o.\n.o', null],
    ['a wall between', 'o#o', null],
  ])('pairs %s', (_, text, count) => {
    const moves = runToEnd(pairUp(numberedBoard(drawnShape(text)), STRAIGHT, createRandom(1)));
    expect(moves?.length ?? null).toBe(count);
  });

  it('takes turns where they are allowed', () => {
    const board = numberedBoard(drawnShape('o.\n.o'));
    expect(runToEnd(pairUp(board, { ...STRAIGHT, maxTurns: 1 }, createRandom(1)))).toHaveLength(1);
  });
});

describe('JoinedTiles', () => {
  it('joins what links when all kinds are equal', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, (board, rules) => {
        const joined = new JoinedTiles(board, rules);
        joined.load(board.cells);
        const pairs = [...board.cells.entries()].flatMap(([a, kind]) =>
          kind <= EMPTY
            ? []
            : joined
                .to(a)
                .filter((b) => b > a)
                .toSorted((b, c) => b - c)
                .map((b) => [a, b]),
        );
        expect(pairs).toEqual(allMoves(inOneKind(board), rules));
      }),
    );
  });
});
