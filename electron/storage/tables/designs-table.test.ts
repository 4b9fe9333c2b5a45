import { beforeEach, describe, expect, it } from 'vitest';
import type { Design } from '../../../core/templates/design.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { type MemoryStorage, newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import type { Connection } from '../base/connection.ts';
import { draftDesign, findHistory, saveDesign, setDeleted } from './design-changes.ts';
import { listDesigns, listPlayable, putDesign } from './designs-table.ts';
import { seedBuiltIns } from './templates-table.ts';

const SQUARE: Design = {
  ...drawnShape('oooo\noooo\noooo\noooo'),
  name: 'Square',
  author: '',
  tags: ['small'],
  rules: { maxTurns: 2, border: 'open', gravity: 'none' },
  filling: { kinds: 4, copies: 4 },
};
const BAND: Design = { ...SQUARE, ...drawnShape('oooooo\noooooo\noooooo\noooooo'), name: 'Band' };
const ODD: Design = { ...SQUARE, ...drawnShape('oooo\noooo\noooo\nooo.'), name: '' };
const ID = 'design-one';

let database: Connection;
let storage: MemoryStorage;
beforeEach(() => {
  storage = newMemoryStorage();
  database = storage.database;
});

describe('own templates', () => {
  it('come back as they were saved, last changed first', () => {
    saveDesign(storage, { id: ID, design: SQUARE });
    saveDesign(storage, { id: 'design-two', design: BAND });
    expect(listDesigns(database)).toEqual([
      { id: 'design-two', saved: BAND, draft: null, updatedAt: 2 },
      { id: ID, saved: SQUARE, draft: null, updatedAt: 1 },
    ]);
    expect(listPlayable(database).map(({ name, builtIn }) => [name, builtIn])).toEqual([
      ['Band', false],
      ['Square', false],
    ]);
  });

  it('are played once each when two are alike', () => {
    saveDesign(storage, { id: ID, design: SQUARE });
    saveDesign(storage, { id: 'design-two', design: { ...SQUARE, name: 'Same' } });
    expect(listPlayable(database).map(({ name }) => name)).toEqual(['Same']);
    seedBuiltIns(database, [makeRevision({ ...SQUARE, name: 'square' }, true)], 9);
    expect(listPlayable(database).map(({ name }) => name)).toEqual(['square']);
  });

  it('are not saved while they cannot be dealt', () => {
    expect(saveDesign(storage, { id: ID, design: { ...ODD, name: 'Odd' } })).toMatchObject({
      error: { code: 'bad-request', detail: 'design: odd-slots' },
    });
    expect(listDesigns(database)).toEqual([]);
  });

  it('are drafted in any state, beside what was saved', () => {
    saveDesign(storage, { id: ID, design: SQUARE });
    draftDesign(storage, { id: ID, draft: ODD });
    expect(listDesigns(database)).toEqual([{ id: ID, saved: SQUARE, draft: ODD, updatedAt: 2 }]);
    expect(listPlayable(database)).toHaveLength(1);
    draftDesign(storage, { id: ID, draft: null });
    expect(listDesigns(database)).toMatchObject([{ saved: SQUARE, draft: null }]);
  });

  it('are gone with their draft when they were never saved', () => {
    draftDesign(storage, { id: ID, draft: ODD });
    expect(listDesigns(database)).toMatchObject([{ saved: null, draft: ODD }]);
    draftDesign(storage, { id: ID, draft: null });
    expect(listDesigns(database)).toEqual([]);
  });

  it('can be deleted and brought back', () => {
    saveDesign(storage, { id: ID, design: SQUARE });
    setDeleted(storage, ID, true);
    expect([listDesigns(database), listPlayable(database)]).toEqual([[], []]);
    setDeleted(storage, ID, false);
    expect(listDesigns(database)).toEqual([{ id: ID, saved: SQUARE, draft: null, updatedAt: 1 }]);
    expect(setDeleted(storage, 'nobody-here', true)).toEqual({ ok: true, value: null });
  });

  it('keep the history that ends at them, saved or not, and lose it with their drawing', () => {
    expect(findHistory(database, ID)).toBeNull();
    draftDesign(storage, { id: ID, draft: ODD, history: 'one' });
    expect(findHistory(database, ID)).toBe('one');
    saveDesign(storage, { id: ID, design: SQUARE, history: 'two' });
    setDeleted(storage, ID, true);
    setDeleted(storage, ID, false);
    expect(findHistory(database, ID)).toBe('two');
    saveDesign(storage, { id: ID, design: BAND });
    expect(findHistory(database, ID)).toBeNull();
    draftDesign(storage, { id: 'design-two', draft: ODD, history: 'three' });
    draftDesign(storage, { id: 'design-two', draft: null });
    expect(findHistory(database, 'design-two')).toBeNull();
  });

  it('are as they were when their history cannot be written', () => {
    saveDesign(storage, { id: ID, design: SQUARE, history: 'one' });
    database.exec(`CREATE TEMP TRIGGER full BEFORE UPDATE ON main.design_histories
      BEGIN SELECT RAISE (ABORT, 'full'); END`);
    expect(() => draftDesign(storage, { id: ID, draft: ODD, history: 'two' })).toThrow('full');
    expect([listDesigns(database)[0]?.draft, findHistory(database, ID)]).toEqual([null, 'one']);
  });

  describe('that were saved and cannot be dealt, as an early import took them', () => {
    const FORTY_NINE: Design = { ...SQUARE, name: 'Odd copies', filling: { kinds: 4, copies: 49 } };
    beforeEach(() =>
      putDesign(database, { id: ID, saved: FORTY_NINE, draft: null, updatedAt: 0, deletedAt: null }),
    );

    it('are drafts of themselves, and what can be played is listed without them', () => {
      saveDesign(storage, { id: 'design-two', design: BAND });
      expect(listDesigns(database)).toMatchObject([
        { id: 'design-two', saved: BAND },
        { id: ID, saved: null, draft: FORTY_NINE },
      ]);
      expect(listPlayable(database).map(({ name }) => name)).toEqual(['Band']);
    });

    it('are played once they were mended', () => {
      draftDesign(storage, { id: ID, draft: { ...FORTY_NINE, filling: { kinds: 4, copies: 4 } } });
      expect(listPlayable(database)).toEqual([]);
      saveDesign(storage, { id: ID, design: { ...FORTY_NINE, filling: { kinds: 4, copies: 4 } } });
      expect(listDesigns(database)).toMatchObject([{ saved: { filling: { copies: 4 } }, draft: null }]);
      expect(listPlayable(database).map(({ name }) => name)).toEqual(['Odd copies']);
    });

    it('are there again when what was drawn over them is given up, and gone when they are', () => {
      draftDesign(storage, { id: ID, draft: ODD });
      setDeleted(storage, ID, true);
      setDeleted(storage, ID, false);
      expect(listDesigns(database)).toMatchObject([{ saved: null, draft: ODD }]);
      draftDesign(storage, { id: ID, draft: null });
      expect(listDesigns(database)).toMatchObject([{ saved: null, draft: FORTY_NINE }]);
      draftDesign(storage, { id: ID, draft: null });
      expect(listDesigns(database)).toEqual([]);
    });
  });

  it('are not shown when their row was changed', () => {
    saveDesign(storage, { id: ID, design: SQUARE });
    database.exec("UPDATE designs SET saved = replace(saved, 'Square', 'Circle')");
    const damage: string[] = [];
    expect(listDesigns(database, (problem) => damage.push(problem))).toEqual([]);
    expect(damage).toEqual([`designs ${ID}`]);
  });
});
