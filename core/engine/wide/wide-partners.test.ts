import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../board/board.ts';
import { MoveList } from '../base/move-list.ts';
import { PartnerLists } from './wide-partners.ts';

const PLACES = 60;
const cellOfPlace = Int32Array.from({ length: PLACES }, (_, place) => 10 * place);
const somePairs = fc.array(
  fc.tuple(fc.nat(PLACES - 1), fc.nat(PLACES - 1)).filter(([a, b]) => a !== b),
  { size: 'max', maxLength: 2_000 },
);

/** Returns the same pairs, sorted and without repeats, by a set and a sort. */
function sortedOnce(pairs: readonly (readonly [number, number])[]): Move[] {
  const keys = new Set(pairs.map(([a, b]) => Math.min(a, b) * PLACES + Math.max(a, b)));
  return [...keys]
    .toSorted((a, b) => a - b)
    .map((key) => [10 * Math.floor(key / PLACES), 10 * (key % PLACES)]);
}

describe('PartnerLists', () => {
  it('gives every pair once and in order, listing after listing', () => {
    const lists = new PartnerLists(PLACES);
    const moves = new MoveList();
    fc.assert(
      fc.property(somePairs, (pairs) => {
        for (const [a, b] of pairs) lists.add(a, b);
        lists.drain(cellOfPlace, moves);
        expect(moves.toMoves()).toEqual(sortedOnce(pairs));
      }),
    );
  });
});
