import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf } from './scan-page.ts';

const at = (thing: string, left: number, top: number, width = 10, height = 10) => ({
  thing,
  box: { left, top, right: left + width, bottom: top + height },
});

it('what lies beside each other is one row, from left to right', () => {
  expect(
    rowsOf([at('d', 40, 22), at('a', 0, 0), at('c', 0, 20), at('b', 50, 3), at('tall', 70, 0, 10, 60)]),
  ).toEqual([['a', 'b'], ['c', 'd'], ['tall']]);
});

it('everything is in one row', () => {
  const anyBox = fc.record({
    left: fc.nat(900),
    top: fc.nat(900),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 30 }), (boxes) => {
      const things = boxes.map(({ left, top, width, height }, index) =>
        at(String(index), left, top, width, height),
      );
      expect(rowsOf(things).flat().sort()).toEqual(things.map(({ thing }) => thing).sort());
    }),
  );
});
