import { describe, expect, it } from 'vitest';
import type { StoredPack } from '../../../../core/contract/packs.ts';
import { band, square } from '../../../../tests/support/drawn-designs.ts';
import { arrangedPacks, moved, packEntries } from './pack-entries.ts';

const DESIGNS = [
  { id: 'design-a', saved: square('A'), draft: null, updatedAt: 0 },
  { id: 'design-b', saved: band('B'), draft: null, updatedAt: 0 },
  { id: 'design-draft', saved: null, draft: square('Draft'), updatedAt: 0 },
];

function pack(name: string, author: string, ...designIds: string[]): StoredPack {
  return { id: `pack-${name}`, name, author, designIds, updatedAt: 0 };
}

const PACKS = [
  pack('Zwei', 'Ada', 'design-b', 'design-a'),
  pack('Eins', '', 'design-a', 'design-of-nobody', 'design-draft'),
];

describe('packs on the shelf', () => {
  it.each([
    ['', 'changed', ['Zwei', 'Eins']],
    ['', 'name', ['Eins', 'Zwei']],
    ['', 'slots', ['Eins', 'Zwei']],
    [' ADA', 'changed', ['Zwei']],
    ['nobody', 'changed', []],
  ] as const)('searched for “%s”, sorted by %s', (query, sort, names) => {
    const found = arrangedPacks(packEntries(PACKS, DESIGNS), query, sort, 'en');
    expect(found.map((entry) => entry.pack.name)).toEqual(names);
  });

  it('show saved templates only, in their order', () => {
    const found = arrangedPacks(packEntries(PACKS, DESIGNS), '', 'changed', 'en');
    expect(found.map(({ levels }) => levels.map(({ design }) => design.name))).toEqual([['B', 'A'], ['A']]);
  });
});

it.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [7, 1, 'abc'],
])('the item at %i moves by %i: %s', (from, by, expected) => {
  expect(moved([...'abc'], from, by).join('')).toBe(expected);
});
