import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asPart,
  BEGINNING,
  carryOver,
  FIRST_PAUSE,
  itemsIn,
  partAt,
  pauseAt,
  pressSwitch,
  ROUNDS_WITHIN,
  type ScanParts,
  type ScanPlace,
  stepScan,
} from './scan-steps.ts';

const row = (...items: readonly string[]) => asPart(items.map((item) => ({ item })));

/** A page of rows, each with as many items as is said, which are numbered through. */
function pageOf(counts: readonly number[]): ScanParts<number> {
  let next = 0;
  const page = asPart(counts.map((count) => asPart(Array.from({ length: count }, () => ({ item: next++ })))));
  return 'parts' in page ? page.parts : [page];
}

const anyPage = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 40 }).map(pageOf);
const allIn = (page: ScanParts<number>) => page.flatMap(itemsIn);

/** Presses the switch whenever the light is on the way to an item, and returns how often until that is chosen. */
function pressesTo(page: ScanParts<number>, item: number): number {
  let place = BEGINNING;
  let presses = 0;
  // Each part around it is passed at most once on the way.
  for (let steps = 0; steps < 200; steps++) {
    const lit = partAt(page, place.path);
    if (lit === null || !itemsIn(lit).includes(item)) {
      place = stepScan(page, place);
      continue;
    }
    const pressed = pressSwitch(page, place);
    presses++;
    if (pressed?.type === 'choose') {
      expect(pressed.item).toBe(item);
      return presses;
    }
    if (pressed !== null) place = pressed.place;
  }
  throw new Error('the light never came there');
}

describe('the light', () => {
  it('comes to everything, within four presses', () => {
    fc.assert(
      fc.property(anyPage, fc.nat(), (page, seed) => {
        const items = allIn(page);
        expect(pressesTo(page, items[seed % items.length] ?? 0)).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('comes to every part of the page in one round, and to no group of more than it can be followed in', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(page.length).toBeLessThanOrEqual(16);
        let place = BEGINNING;
        const lit: number[] = [];
        for (const _ of page) {
          const part = partAt(page, place.path);
          if (part !== null) lit.push(...itemsIn(part));
          place = stepScan(page, place);
        }
        expect(lit).toEqual(allIn(page));
      }),
    );
  });

  it('leaves a row in which nothing is chosen, and never the only one', () => {
    const rows = [row('a', 'b', 'c'), row('d', 'e')];
    let place: ScanPlace = { path: [0, 0], steps: 0 };
    for (let step = 0; step < 3 * ROUNDS_WITHIN; step++) {
      expect(place.path).toEqual([0, step % 3]);
      place = stepScan(rows, place);
    }
    expect(place.path).toEqual([0]);
    expect(stepScan(rows, place).path).toEqual([1]);
    const [only] = [row('a', 'b')];
    expect('parts' in only && stepScan(only.parts, { path: [1], steps: 7 }).path).toEqual([0]);
  });

  it('stays longer where a round begins', () => {
    expect(pauseAt(BEGINNING)).toBe(FIRST_PAUSE);
    expect(pauseAt({ path: [3, 0], steps: 0 })).toBe(FIRST_PAUSE);
    expect(pauseAt({ path: [0, 3], steps: 3 })).toBe(1);
  });
});

it('a row of one thing is chosen at once', () => {
  expect(pressSwitch([row('a'), row('b', 'c')], BEGINNING)).toEqual({ type: 'choose', item: 'a' });
  expect(pressSwitch([], BEGINNING)).toBeNull();
});

describe('when the page changes', () => {
  const isSame = (a: string, b: string) => a === b;
  const before = [row('undo', 'hint'), row('a', 'b'), row('c', 'd')];

  it.each<[what: string, place: readonly number[], after: ScanParts<string>, path: readonly number[]]>([
    ['the light stays where it is', [2, 1], before.slice(1), [1, 1]],
    ['it follows what moves', [1, 1], [row('pause'), ...before], [2, 1]],
    ['it stays on a row that has lost something', [1], [row('undo'), row('b'), row('c')], [1]],
    ['it begins anew where what was lit is gone', [1, 0], [row('undo', 'hint'), row('b', 'c')], [0]],
  ])('%s', (_, path, after, expected) => {
    expect(carryOver(before, { path, steps: 1 }, after, isSame).path).toEqual(expected);
  });
});
