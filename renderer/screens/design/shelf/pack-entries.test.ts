import { describe, expect, it } from 'vitest';
import type { StoredDesign } from '../../../../core/contract/designs.ts';
import type { StoredPack } from '../../../../core/contract/packs.ts';
import { band, square } from '../../../../tests/support/drawn-designs.ts';
import { apartFromPacks, arrangedPacks, measuredDeals, moved, packEntries } from './pack-entries.ts';
import { arranged, namesOfSeveral } from './shelf-entries.ts';

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

it('shows apart what packs show already, and never a draft', () => {
  const entries = arranged(
    [...DESIGNS, { ...DESIGNS[0], id: 'design-c' } as StoredDesign],
    '',
    'changed',
    'en',
  );
  const apart = (packs: readonly StoredPack[]) => {
    const { shown, packed } = apartFromPacks(entries, packEntries(packs, DESIGNS));
    return [shown, packed].map((each) => each.map(({ stored }) => stored.id));
  };
  expect(apart(PACKS)).toEqual([
    ['design-draft', 'design-c'],
    ['design-a', 'design-b'],
  ]);
  const changed = { ...DESIGNS[0], draft: band('A') } as StoredDesign;
  const withDraft = apartFromPacks(arranged([changed], '', 'changed', 'en'), packEntries(PACKS, [changed]));
  expect(withDraft.shown).toHaveLength(1);
  expect(apart([])[0]).toHaveLength(4);
});

it('tells the measured deals of each template once, in however many packs they stand', () => {
  const counted = { version: 1, games: 100, stuck: 4 };
  const measured = { seed: 7, dealerVersion: 1, kinds: 4, copies: 4, measured: { random: counted } };
  const unmeasured = { seed: 8, dealerVersion: 1, kinds: 4, copies: 4 };
  const packs = [
    { ...pack('Zwei', '', 'design-a', 'design-a', 'design-b'), deals: [measured, unmeasured, null] },
    { ...pack('Eins', '', 'design-a'), deals: [measured] },
  ];
  expect([...measuredDeals(packs)]).toEqual([['design-a', [measured]]]);
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

it('tells the names that several drawings have', () => {
  const twins = [...DESIGNS, { id: 'design-twin', saved: null, draft: square('A'), updatedAt: 1 }];
  const names = (designs: readonly StoredDesign[]) => [
    ...namesOfSeveral(arranged(designs, '', 'changed', 'en')),
  ];
  expect(names(twins)).toEqual(['A']);
  expect(names(DESIGNS)).toEqual([]);
});
