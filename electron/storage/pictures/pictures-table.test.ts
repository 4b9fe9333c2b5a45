import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_OWN_PICTURES } from '../../../core/contract/own-tile-set.ts';
import type { OwnPicture } from '../../../core/contract/pictures.ts';
import { madePng } from '../../../tests/support/made-png.ts';
import { type Connection, openInMemory } from '../base/connection.ts';
import type { Storage } from '../base/storage.ts';
import { migrate } from '../tables/migrate.ts';
import { mergePicture, readPictureWork } from './picture-work.ts';
import { addPicture, listPictures, removePicture, renamePicture } from './pictures-table.ts';

interface Machine {
  readonly database: Connection;
  readonly storage: Storage;
}

/** The clock of each machine goes its own way; here it stands still. */
function newMachine(): Machine {
  const database = openInMemory();
  migrate(database);
  return { database, storage: { database, now: () => 5_000 } as unknown as Storage };
}

/** Pictures differ in their content by `n`. */
const picture = (n: number, change: Partial<OwnPicture> = {}): OwnPicture => ({
  ...{ id: `picture-${n}`, name: `Picture ${n}`, data: madePng({}, n) },
  ...change,
});
const damages: string[] = [];
const namesIn = ({ database }: Machine) =>
  listPictures(database, (problem) => damages.push(problem)).map(({ name }) => name);
const workOf = ({ database }: Machine) => readPictureWork(database, (read) => read());

let here: Machine;
beforeEach(() => {
  here = newMachine();
  damages.length = 0;
});

describe('own pictures', () => {
  it('stand in the order in which they were added, also when the clock stands still', () => {
    for (const n of [3, 1, 2]) expect(addPicture(here.storage, picture(n)).ok).toBe(true);
    expect(namesIn(here)).toEqual(['Picture 3', 'Picture 1', 'Picture 2']);
    expect(removePicture(here.storage, 'picture-1').ok).toBe(true);
    expect(namesIn(here)).toEqual(['Picture 3', 'Picture 2']);
  });

  it('are called something else where they stand, and what is gone stays gone', () => {
    for (const n of [1, 2]) addPicture(here.storage, picture(n));
    expect(renamePicture(here.storage, 'picture-1', 'Cat').ok).toBe(true);
    expect(renamePicture(here.storage, 'picture-9', 'Dog').ok).toBe(true);
    expect([namesIn(here), damages]).toEqual([['Cat', 'Picture 2'], []]);
  });

  it('come once, however often it is asked', () => {
    for (const name of ['First', 'Second']) addPicture(here.storage, picture(1, { name }));
    expect(namesIn(here)).toEqual(['First']);
  });

  it('are one for each kind at most', () => {
    for (let n = 0; n < MAX_OWN_PICTURES; n++) addPicture(here.storage, picture(n));
    expect(addPicture(here.storage, picture(99))).toMatchObject({ error: { code: 'bad-request' } });
    expect(namesIn(here)).toHaveLength(MAX_OWN_PICTURES);
  });

  it('that were damaged are reported and left out', () => {
    for (const n of [1, 2]) addPicture(here.storage, picture(n));
    here.database.prepare("UPDATE own_pictures SET data = 'iVBORw0KGchanged' WHERE id = 'picture-1'").run();
    expect(namesIn(here)).toEqual(['Picture 2']);
    expect(damages).toEqual(['own_pictures picture-1']);
  });
});

describe('own pictures of two machines', () => {
  it('come together; none comes twice, under whatever name or id', () => {
    const there = newMachine();
    addPicture(there.storage, picture(1));
    addPicture(there.storage, picture(2, { id: 'another-id', name: 'Mine' }));
    addPicture(here.storage, picture(2));
    addPicture(here.storage, picture(3));
    for (const _ of [1, 2]) {
      for (const picture of workOf(there)) mergePicture(here.database, picture);
      expect(namesIn(here).sort()).toEqual(['Picture 1', 'Picture 2', 'Picture 3']);
    }
  });

  it('fill up what there is room for', () => {
    const there = newMachine();
    for (let n = 0; n < MAX_OWN_PICTURES; n++) addPicture(there.storage, picture(n));
    for (let n = 60; n < 70; n++) addPicture(here.storage, picture(n));
    for (const picture of workOf(there)) mergePicture(here.database, picture);
    expect(namesIn(here)).toHaveLength(MAX_OWN_PICTURES);
    expect(namesIn(here)).toEqual(expect.arrayContaining(['Picture 60', 'Picture 69']));
  });

  it('are none in a file from before there were any', () => {
    expect(workOf({ ...here, database: openInMemory() })).toEqual([]);
  });
});
