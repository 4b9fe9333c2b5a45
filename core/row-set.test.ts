import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfRow, RowSet } from './row-set.ts';

const WIDTH = 3;
const rows = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)), { maxLength: 200 });

describe('a set of rows', () => {
  it('numbers each row once, in the order of adding, whatever hash it comes with', () => {
    // With one hash for all, rows are told apart by comparing them alone.
    for (const hash of [hashOfRow, () => 7]) {
      fc.assert(
        fc.property(rows, (added) => {
          const set = new RowSet(WIDTH);
          const numbers = new Map<string, number>();
          for (const words of added) {
            const row = Int32Array.from(words);
            const known = numbers.get(words.join());
            expect(set.numberOf(row, hash(row))).toBe(known ?? -1);
            expect(set.add(row, hash(row))).toBe(known ?? numbers.size);
            numbers.set(words.join(), known ?? numbers.size);
          }
          expect(set.size).toBe(numbers.size);
          for (const [words, number] of numbers)
            expect([0, 1, 2].map((index) => set.wordIn(number, index)).join()).toBe(words);
        }),
      );
    }
  });

  it('keeps all rows as it grows, and adds none once its memory is full', () => {
    const set = new RowSet(1, 8 * 1024);
    const rowOf = (word: number) => Int32Array.of(word);
    let word = 0;
    while (set.add(rowOf(word), hashOfRow(rowOf(word))) >= 0) word++;
    expect(set.size).toBe(2_048);
    for (let known = 0; known < word; known++)
      expect(set.numberOf(rowOf(known), hashOfRow(rowOf(known)))).toBe(known);
    expect(set.numberOf(rowOf(word), hashOfRow(rowOf(word)))).toBe(-1);
    expect(set.add(rowOf(3), hashOfRow(rowOf(3)))).toBe(3);
  });
});
