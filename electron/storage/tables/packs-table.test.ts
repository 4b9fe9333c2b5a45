import { beforeEach, describe, expect, it } from 'vitest';
import type { PackDeal } from '../../../core/templates/pack-deal.ts';
import { band, square } from '../../../tests/support/drawn-designs.ts';
import { type MemoryStorage, newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import type { Connection } from '../base/connection.ts';
import { verifyDatabase } from '../trust/checks/verify-database.ts';
import { draftDesign, saveDesign, setDeleted } from './design-changes.ts';
import { listDesigns } from './designs-table.ts';
import { listPacks, putPack, setPackDeleted } from './packs-table.ts';

let database: Connection;
let storage: MemoryStorage;
beforeEach(() => {
  storage = newMemoryStorage();
  database = storage.database;
  for (const id of ['design-a', 'design-b', 'design-c']) saveDesign(storage, { id, design: square(id) });
});

const PACK = { id: 'pack-one', name: 'First steps', author: 'Ada' };
const put = (...designIds: string[]) => putPack(storage, { ...PACK, designIds });
const shownIds = () => listPacks(database).map(({ designIds }) => designIds);

describe('a pack', () => {
  it('comes back as it was made', () => {
    put('design-b', 'design-a');
    expect(listPacks(database)).toEqual([{ ...PACK, designIds: ['design-b', 'design-a'], updatedAt: 4 }]);
  });

  it.each([
    ['gets a template more', ['design-a', 'design-b', 'design-c']],
    ['loses one', ['design-b']],
    ['is turned round', ['design-b', 'design-a']],
    ['loses all', []],
  ])('%s', (_what, designIds) => {
    put('design-a', 'design-b');
    expect(put(...designIds).ok).toBe(true);
    expect(shownIds()).toEqual([designIds]);
    expect(verifyDatabase(database).kind).toBe('sound');
  });

  const DEAL: PackDeal = { seed: 7, dealerVersion: 2, kinds: 4, copies: 4, starSeconds: 30 };
  const OTHER: PackDeal = {
    ...{ seed: 8, dealerVersion: 2, kinds: 4, copies: 4, aimPermille: 100 },
    measured: { random: { version: 1, games: 1_000, stuck: 99 } },
  };

  it('keeps the deals of its levels, several of one template too', () => {
    const designIds = ['design-a', 'design-b', 'design-a', 'design-a'];
    const deals = [DEAL, null, OTHER, null];
    expect(putPack(storage, { ...PACK, designIds, deals }).ok).toBe(true);
    expect(listPacks(database)).toMatchObject([{ designIds, deals }]);
    setDeleted(storage, 'design-b', true);
    expect(listPacks(database)).toMatchObject([
      { designIds: ['design-a', 'design-a', 'design-a'], deals: [DEAL, OTHER, null] },
    ]);
    setDeleted(storage, 'design-b', false);
    expect(listPacks(database)).toMatchObject([{ designIds, deals }]);
    expect(verifyDatabase(database).kind).toBe('sound');
    put('design-a');
    expect(listPacks(database)[0]).not.toHaveProperty('deals');
  });

  it.each([
    ['a board twice', ['design-a', 'design-a'], [DEAL, { ...DEAL, starSeconds: 99 }]],
    ['fewer deals than templates', ['design-a', 'design-b'], [DEAL]],
  ])('is not kept with %s', (_, designIds, deals) => {
    expect(putPack(storage, { ...PACK, designIds, deals })).toMatchObject({ ok: false });
  });

  it('is renamed in place', () => {
    put('design-a');
    putPack(storage, { ...PACK, name: '起步', author: '', designIds: ['design-a'] });
    expect(listPacks(database)).toMatchObject([{ id: PACK.id, name: '起步', author: '' }]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a reversed name', { name: '\u202Epack' }],
    ['a bad author', { author: 'a\nb' }],
    ['a template twice', { designIds: ['design-a', 'design-a'] }],
    ['a template that is not here', { designIds: ['design-x'] }],
    ['a template that was never saved', { designIds: ['design-draft'] }],
  ])('is not kept with %s', (_what, change) => {
    draftDesign(storage, { id: 'design-draft', draft: square('') });
    const answer = putPack(storage, { ...PACK, designIds: ['design-a'], ...change });
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    expect(listPacks(database)).toEqual([]);
  });

  it('is deleted and brought back, its templates untouched by either', () => {
    put('design-a', 'design-b');
    const before = [listDesigns(database), listPacks(database)];
    setPackDeleted(storage, PACK.id, true);
    expect([listDesigns(database), listPacks(database)]).toEqual([before[0], []]);
    setPackDeleted(storage, PACK.id, false);
    expect([listDesigns(database), listPacks(database)]).toEqual(before);
    expect(setPackDeleted(storage, 'nobody-here', true).ok).toBe(true);
  });

  it('has a template again that was deleted and comes back, even when it was arranged meanwhile', () => {
    put('design-a', 'design-b', 'design-c');
    setDeleted(storage, 'design-b', true);
    expect(shownIds()).toEqual([['design-a', 'design-c']]);
    put('design-c', 'design-a');
    setDeleted(storage, 'design-b', false);
    expect(shownIds()).toEqual([['design-c', 'design-a', 'design-b']]);
  });

  it('forgets what was measured on a template that is drawn anew, and keeps it under a new name', () => {
    const deals = [OTHER, OTHER, DEAL];
    putPack(storage, { ...PACK, designIds: ['design-a', 'design-b', 'design-a'], deals });
    saveDesign(storage, { id: 'design-a', design: square('Renamed') });
    expect(listPacks(database)).toMatchObject([{ deals }]);
    saveDesign(storage, { id: 'design-a', design: band('Wider') });
    const { measured: _, ...unmeasured } = OTHER;
    expect(listPacks(database)[0]?.deals).toEqual([unmeasured, OTHER, DEAL]);
    expect(verifyDatabase(database).kind).toBe('sound');
  });

  it('shows a template as it is now', () => {
    put('design-a');
    saveDesign(storage, { id: 'design-a', design: band('Wider') });
    expect(shownIds()).toEqual([['design-a']]);
  });
});

describe('a damaged pack is neither shown nor taken for sound', () => {
  it.each([
    ['another name', "UPDATE packs SET name = 'Last steps'"],
    ['another template', "UPDATE pack_entries SET design_id = 'design-c' WHERE position = 1"],
    ['an entry that is gone', 'DELETE FROM pack_entries WHERE position = 1'],
    [
      'two templates in each other’s place',
      "UPDATE pack_entries SET design_id = CASE position WHEN 0 THEN 'design-b' ELSE 'design-a' END",
    ],
  ])('%s', (_what, sql) => {
    put('design-a', 'design-b');
    expect(verifyDatabase(database).kind).toBe('sound');
    database.exec(sql);
    const damage: string[] = [];
    expect(listPacks(database, (problem) => damage.push(problem))).toEqual([]);
    expect(damage).toEqual([expect.stringMatching(/^pack/)]);
    expect(verifyDatabase(database).kind).toBe('damaged');
  });

  it('cannot lose a template that it refers to', () => {
    put('design-a');
    expect(() => database.exec("DELETE FROM designs WHERE id = 'design-a'")).toThrow('FOREIGN KEY');
  });
});
