import { beforeEach, describe, expect, it } from 'vitest';
import { areSoundLists } from '../../../core/contract/pack-entries.ts';
import { makeTemplateFile } from '../../../core/templates/file/file.ts';
import { band, square } from '../../../tests/support/drawn-designs.ts';
import { type MemoryStorage, newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import { NO_WORK } from '../../../tests/support/no-work.ts';
import { isDamage } from '../base/failures.ts';
import { saveDesign, setDeleted } from '../tables/design-changes.ts';
import { listDesigns } from '../tables/designs-table.ts';
import { listPacks, putPack, setPackDeleted } from '../tables/packs-table.ts';
import { readDesignWork } from './design-work.ts';
import { mergeWork } from './merge.ts';
import { readPackWork } from './pack-work.ts';
import { importTemplates } from './template-import.ts';

let here: MemoryStorage;
let there: MemoryStorage;
beforeEach(() => {
  here = newMemoryStorage();
  there = newMemoryStorage();
  for (const id of ['design-a', 'design-b', 'design-c']) saveDesign(here, { id, design: square(id) });
});

const PACK = { id: 'pack-one', name: 'First steps', author: 'Ada' };
const put = (machine: MemoryStorage, designIds: string[], change = {}) =>
  putPack(machine, { ...PACK, designIds, ...change });

function packsOf({ database }: MemoryStorage) {
  return readPackWork(database, (read) => read());
}

function merge(from: MemoryStorage, to: MemoryStorage): void {
  const designs = readDesignWork(from.database, (read) => read());
  mergeWork(to.database, { ...NO_WORK, designs, packs: packsOf(from) }, 1);
}

describe('packs of another machine', () => {
  it('come along in their order, deleted ones and those with deleted templates too', () => {
    put(here, ['design-c', 'design-a', 'design-b']);
    put(here, ['design-b'], { id: 'pack-two', name: 'Gone' });
    setDeleted(here, 'design-a', true);
    setPackDeleted(here, 'pack-two', true);
    merge(here, there);
    expect(packsOf(there)).toEqual(packsOf(here));
  });

  it('bring the deals of their levels, and a level that grew there', () => {
    const deal = { seed: 7, dealerVersion: 2, kinds: 4, copies: 4, starSeconds: 30 };
    const deals = [deal, { ...deal, seed: 8 }, null];
    put(here, ['design-a', 'design-a', 'design-b'], { deals });
    merge(here, there);
    expect(packsOf(there)).toEqual(packsOf(here));
    expect(listPacks(there.database)).toMatchObject([{ deals }]);
    merge(here, there);
    expect(listPacks(there.database)).toHaveLength(1);
  });

  it('change nothing when they come again', () => {
    put(here, ['design-c', 'design-a']);
    merge(here, there);
    setPackDeleted(there, PACK.id, true);
    const before = packsOf(there);
    merge(here, there);
    expect(packsOf(there)).toEqual(before);
  });

  it('grow, and never shrink', () => {
    put(here, ['design-a']);
    merge(here, there);
    put(here, ['design-b', 'design-a']);
    merge(here, there);
    merge(there, here);
    put(here, ['design-b']);
    merge(here, there);
    expect(listPacks(there.database).map(({ designIds }) => designIds)).toEqual([['design-b', 'design-a']]);
  });

  it('are kept twice when they were changed in two places, however often they come', () => {
    put(here, ['design-a']);
    merge(here, there);
    put(here, ['design-b'], { name: 'Here' });
    put(there, ['design-c'], { name: 'There' });
    for (let time = 0; time < 2; time++) merge(here, there);
    expect(listPacks(there.database).map(({ name, designIds }) => [name, designIds])).toEqual([
      ['Here', ['design-b']],
      ['There', ['design-c']],
    ]);
  });

  it('are one when both machines got the same file', () => {
    const file = makeTemplateFile({ pack: PACK, designs: [square('One'), band('Two')] });
    importTemplates(there, file);
    const before = [listDesigns(there.database), listPacks(there.database)];
    const other = newMemoryStorage();
    importTemplates(other, file);
    merge(other, there);
    expect([listDesigns(there.database), listPacks(there.database)]).toEqual(before);
  });

  it('lack what never came', () => {
    put(here, ['design-a', 'design-b']);
    mergeWork(there.database, { ...NO_WORK, packs: packsOf(here) }, 1);
    expect(packsOf(there)).toMatchObject([{ name: 'First steps', designIds: [] }]);
  });
});

describe('of a damaged pack', () => {
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      if (!isDamage(error)) throw error;
      return otherwise;
    }
  };

  it.each([
    [
      'one entry',
      "UPDATE pack_entries SET design_id = 'design-c' WHERE position = 0",
      [['design-b', 'design-a']],
    ],
    ['a lost entry', 'DELETE FROM pack_entries WHERE position = 1', [['design-a', 'design-a']]],
    [
      'one deal',
      "UPDATE pack_deals SET deal = '{}' WHERE position = 0",
      [['design-a', 'design-b', 'design-a']],
    ],
    [
      'two deals of a template',
      "UPDATE pack_deals SET deal = '{}' WHERE position <> 1",
      [['design-a', 'design-b']],
    ],
    ['its name', "UPDATE packs SET name = 'Last steps'", []],
  ])('%s costs no more than itself', (_what, sql, left) => {
    const deals = [7, 7, 8].map((seed) => ({ seed, dealerVersion: 2, kinds: 4, copies: 4 }));
    put(here, ['design-a', 'design-b', 'design-a'], { deals });
    here.database.exec(sql);
    const found = readPackWork(here.database, attempt);
    expect(found.map(({ designIds }) => designIds)).toEqual(left);
    expect(found.every(areSoundLists)).toBe(true);
  });
});
