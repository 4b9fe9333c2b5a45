import { describe, expect, it } from 'vitest';
import type { StoredPack } from '../../../core/contract/packs.ts';
import { band, square } from '../../../tests/support/drawn-designs.ts';
import { createBridge } from '../../bridge/bridge.ts';
import { idOfLevel } from '../play/pack-order.ts';
import { levelsIn, levelsOf, orderedLevel, packOfLevel } from './own-levels.ts';

const DESIGNS = [
  { id: 'design-a', saved: square('A'), draft: null, updatedAt: 0 },
  { id: 'design-b', saved: band('B'), draft: null, updatedAt: 0 },
];
const deal = (seed: number) => ({ seed, dealerVersion: 2, kinds: 4, copies: 2 });

function pack(name: string, designIds: string[], seeds: (number | null)[]): StoredPack {
  const deals = seeds.map((seed) => (seed === null ? null : deal(seed)));
  return { id: `pack-${name.toLowerCase()}`, name, author: '', designIds, deals, updatedAt: 0 };
}

const PACKS = [
  pack('Other', ['design-a', 'design-b'], [7, null]),
  pack('Wanted', ['design-a', 'design-b', 'design-a'], [8, 7, 9]),
  pack('Older', ['design-a'], [9]),
];

function bridgeOf(refused: string) {
  const call = async (channel: string) => {
    if (channel === refused) return { ok: false, error: { code: 'internal', detail: '' } } as const;
    return { ok: true, value: channel === 'packs.list' ? PACKS : DESIGNS } as const;
  };
  return createBridge({ call, on: () => () => {} });
}

/** The id that games on a level of a pack bear. */
function idIn(name: string, place: number): string {
  const found = PACKS.find((each) => each.name === name) as StoredPack;
  const level = levelsIn(found, levelsOf(DESIGNS))[place];
  return (level && idOfLevel(orderedLevel(level))) ?? 'none';
}

describe('the pack of a level', () => {
  it.each([
    ['its only one', idIn('Wanted', 1), 'Wanted'],
    ['the one changed last of two', idIn('Older', 0), 'Wanted'],
    ['none where no pack has it', `${idIn('Wanted', 0)}0`, undefined],
    ['none for any deal of a template', idIn('Other', 1), undefined],
  ])('is %s', async (_, id, name) => {
    const found = await packOfLevel(bridgeOf(''), id);
    expect(found?.name).toBe(name);
    if (name !== undefined) expect(found?.levels).toHaveLength(3);
  });

  it.each(['packs.list', 'designs.list'])('is none where %s is refused', async (refused) => {
    expect(await packOfLevel(bridgeOf(refused), idIn('Wanted', 1))).toBeNull();
  });
});
