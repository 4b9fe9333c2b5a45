import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTemplateFile } from '../../../core/templates/file/file.ts';
import type { TemplateFile } from '../../../core/templates/file/file-form.ts';
import { anyDesign } from '../../../tests/support/designs.ts';
import { band, square } from '../../../tests/support/drawn-designs.ts';
import { type MemoryStorage, newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import type { Connection } from '../base/connection.ts';
import { saveDesign, setDeleted } from '../tables/design-changes.ts';
import { findDesign, likenessOf, listDesigns } from '../tables/designs-table.ts';
import { listPacks, putPack, setPackDeleted } from '../tables/packs-table.ts';
import { importTemplates } from './template-import.ts';

let database: Connection;
let storage: MemoryStorage;
beforeEach(() => {
  storage = newMemoryStorage();
  database = storage.database;
});

const PACK = { name: 'First steps', author: 'Ada' };
const importFile = (file: TemplateFile) => importTemplates(storage, makeTemplateFile(file));

/** Returns the packs that are shown: each name with those of its templates. */
function packsShown() {
  return listPacks(database).map(({ name, author, designIds }) => ({
    pack: { name, author },
    designs: designIds.map((id) => findDesign(database, id)?.saved),
  }));
}

describe('a file that is imported', () => {
  it('brings its templates and its pack', () => {
    expect(importFile({ pack: PACK, designs: [square('A'), band('B')] })).toEqual({
      state: 'imported',
      imported: { names: ['A', 'B'], known: [], pack: { name: 'First steps', isNew: true } },
    });
    expect(packsShown()).toEqual([{ pack: PACK, designs: [square('A'), band('B')] }]);
  });

  it('brings the deals of its levels, and is the same pack when it comes again', () => {
    const deal = { seed: 7, dealerVersion: 2, kinds: 4, copies: 4, starSeconds: 30 };
    const levels = [1, 0, 1].map((template, place) => ({ template, deal: { ...deal, seed: place } }));
    const file = { pack: PACK, designs: [square('A'), band('B')], levels };
    importFile(file);
    expect(listPacks(database)).toMatchObject([{ deals: levels.map((level) => level.deal) }]);
    expect(packsShown()[0]?.designs.map((design) => design?.name)).toEqual(['B', 'A', 'B']);
    expect(importFile(file)).toMatchObject({ imported: { pack: { isNew: false } } });
    expect(listPacks(database)).toHaveLength(1);
  });

  it('brings no pack when it is none', () => {
    expect(importFile({ pack: null, designs: [square('A'), square('A')] })).toMatchObject({
      imported: { names: ['A'], known: ['A'], pack: null },
    });
    expect(listPacks(database)).toEqual([]);
  });

  it('changes nothing when it comes again, even after the pack grew', () => {
    importFile({ pack: PACK, designs: [square('A'), band('B')] });
    saveDesign(storage, { id: 'design-mine', design: square('Mine') });
    const [pack] = listPacks(database);
    const grown = ['design-mine', ...(pack?.designIds ?? [])].reverse();
    putPack(storage, { id: pack?.id ?? '', ...PACK, designIds: grown });
    const before = [listDesigns(database), listPacks(database)];
    expect(importFile({ pack: PACK, designs: [square('A'), band('B')] })).toMatchObject({
      imported: { names: [], known: ['A', 'B'], pack: { isNew: false } },
    });
    expect([listDesigns(database), listPacks(database)]).toEqual(before);
  });

  it('takes templates that are here into its pack', () => {
    saveDesign(storage, { id: 'design-mine', design: square('A') });
    importFile({ pack: PACK, designs: [band('B'), square('A')] });
    expect(listPacks(database)[0]?.designIds[1]).toBe('design-mine');
    expect(listDesigns(database)).toHaveLength(2);
  });

  it('is a pack of its own beside one of the same name that lacks something of it', () => {
    importFile({ pack: PACK, designs: [square('A')] });
    importFile({ pack: PACK, designs: [square('A'), band('B')] });
    importFile({ pack: { ...PACK, author: '' }, designs: [square('A')] });
    expect(packsShown().map(({ designs }) => designs.map((design) => design?.name))).toEqual([
      ['A'],
      ['A', 'B'],
      ['A'],
    ]);
  });

  it('brings back what was deleted of it', () => {
    importFile({ pack: PACK, designs: [square('A'), band('B')] });
    const [pack] = listPacks(database);
    setDeleted(storage, pack?.designIds[0] ?? '', true);
    expect(importFile({ pack: PACK, designs: [square('A'), band('B')] })).toMatchObject({
      imported: { names: ['A'], known: ['B'], pack: { isNew: false } },
    });
    setPackDeleted(storage, pack?.id ?? '', true);
    expect(importFile({ pack: PACK, designs: [square('A'), band('B')] })).toMatchObject({
      imported: { names: [], known: ['A', 'B'], pack: { isNew: true } },
    });
    expect(listPacks(database)).toMatchObject([{ id: pack?.id, designIds: pack?.designIds }]);
  });

  it.each([
    ['no JSON', '{', 'bad-json'],
    [
      'one template of it is odd',
      makeTemplateFile({ pack: PACK, designs: [square('A'), band('B')] }).replace('"oooooo"', '"ooooo."'),
      'odd-slots',
    ],
    [
      'a newer one',
      makeTemplateFile({ pack: PACK, designs: [square('A')] }).replace('"version": 1', '"version": 3'),
      'newer-version',
    ],
  ])('changes nothing when it is %s', (_what, text, code) => {
    expect(importTemplates(storage, text)).toMatchObject({ state: 'refused', error: { code } });
    expect([listDesigns(database), listPacks(database)]).toEqual([[], []]);
  });

  it('leaves nothing of itself when a write fails in the middle', () => {
    database.exec(`CREATE TEMP TRIGGER full BEFORE INSERT ON main.pack_entries WHEN new.position = 1
      BEGIN SELECT raise(ABORT, 'full'); END`);
    expect(() => importFile({ pack: PACK, designs: [square('A'), band('B')] })).toThrow('full');
    expect([listDesigns(database), listPacks(database)]).toEqual([[], []]);
  });
});

it('gives back every pack that a file can hold', () => {
  const anyPack = fc.record({
    pack: fc.constant(PACK),
    designs: fc.array(anyDesign, { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(anyPack, (file) => {
      database.exec('DELETE FROM pack_entries; DELETE FROM packs; DELETE FROM designs');
      expect(importFile(file).state).toBe('imported');
      const distinct = file.designs.filter(
        (design, at) => file.designs.findIndex((each) => likenessOf(each) === likenessOf(design)) === at,
      );
      expect(packsShown()).toEqual([{ pack: PACK, designs: distinct }]);
    }),
    { numRuns: 60 },
  );
});
