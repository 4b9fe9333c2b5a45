import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { kindsToFill, pairKindsOf } from './filling.ts';

describe('kindsToFill', () => {
  it.each([
    ['whole groups', 8, 2, 4, [1, 1, 1, 1, 2, 2, 2, 2]],
    ['the last group takes the rest', 6, 2, 4, [1, 1, 1, 1, 2, 2]],
    ['kinds begin again when they are used up', 8, 3, 2, [1, 1, 2, 2, 3, 3, 1, 1]],
    ['kinds that are not needed stay away', 4, 9, 2, [1, 1, 2, 2]],
    ['one kind', 4, 1, 4, [1, 1, 1, 1]],
    ['nothing', 0, 3, 4, []],
  ])('%s', (_, slots, kinds, copies, filling) => {
    expect(kindsToFill(slots, { kinds, copies })).toEqual(filling);
  });
});

describe('pairKindsOf', () => {
  it('names each kind once for every two of its tiles', () => {
    const pairs = pairKindsOf(kindsToFill(14, { kinds: 3, copies: 4 }), createRandom(1));
    expect(pairs.toSorted()).toEqual([1, 1, 1, 2, 2, 3, 3]);
  });
});
