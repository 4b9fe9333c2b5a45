import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_PROFILES } from '../../../core/contract/profile-names.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { finishErasures, withoutProfile, withProfile, writeProfiles } from './profile-changes.ts';
import { type Profiles, readProfiles } from './profile-list.ts';
import { profileDatabase, profilesFolder } from './profile-places.ts';

let folder: string;
let root: string;
let list: string;
beforeEach(() => {
  folder = makeFolder();
  root = join(folder, 'twofold.db');
  list = join(profilesFolder(root), 'list.json');
});
afterEach(() => dropFolder(folder));

/** Something where a profile's database would lie. */
function makeDatabase(id: string): string {
  const path = profileDatabase(root, id);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `data of ${id}`);
  return path;
}

function added(profiles: Profiles, ...names: readonly string[]): Profiles {
  return names.reduce((before, name) => withProfile(before, name) ?? before, profiles);
}

const namesOf = ({ profiles }: Profiles) => profiles.map(({ name }) => name);
const idsOf = ({ profiles }: Profiles) => profiles.map(({ id }) => id);

describe('the list of profiles', () => {
  it('is the first one alone while there is no list, and nothing is written for that', () => {
    makeDatabase('first');
    expect(readProfiles(root)).toEqual({
      current: 'first',
      profiles: [{ id: 'first', name: '' }],
      erased: [],
    });
    expect(readdirSync(folder)).toEqual(['twofold.db']);
  });

  it('keeps the database of today where it is', () => {
    expect(profileDatabase(root, 'first')).toBe(root);
  });

  it('is read as it was written, and can be read by its user alone', () => {
    const written = { ...added(readProfiles(root), 'Mia', '外婆'), current: 'first' };
    writeProfiles(root, written);
    expect(readProfiles(root)).toEqual(written);
    if (process.platform !== 'win32') expect(statSync(list).mode & 0o077).toBe(0);
  });

  it('has no more than so many', () => {
    const many = added(readProfiles(root), ...Array.from({ length: MOST_PROFILES + 3 }, (_, n) => `P${n}`));
    expect(many.profiles).toHaveLength(MOST_PROFILES);
    expect(withProfile(many, 'one more')).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"version":1,"current":"first","prof'],
    ['another thing', '[1,2]'],
    ['a newer form', '{"version":2,"people":[]}'],
    ['a path for an id', '{"version":1,"current":"../..","profiles":[{"id":"../..","name":""}],"erased":[]}'],
  ])('that became %s leaves every database within reach, and is kept aside by the next one', (_, text) => {
    makeDatabase('first');
    const two = added(readProfiles(root), 'Mia');
    writeProfiles(root, two);
    for (const id of idsOf(two)) makeDatabase(id);
    writeFileSync(list, text);
    const found = readProfiles(root);
    expect(idsOf(found)).toEqual(idsOf(two));
    expect(namesOf(found)).toEqual(['', '']);
    writeProfiles(root, { ...found, current: 'first' });
    expect(readFileSync(`${list}-damaged`, 'utf8')).toBe(text);
    expect(readProfiles(root)).toEqual(found);
  });

  it('takes in a database that it does not name', () => {
    const two = added(readProfiles(root), 'Mia');
    writeProfiles(root, two);
    makeDatabase('first');
    makeDatabase('0123456789ab');
    mkdirSync(join(profilesFolder(root), 'something else'));
    expect(idsOf(readProfiles(root))).toEqual([...idsOf(two), '0123456789ab']);
  });
});

describe('an erased profile', () => {
  it.each([
    ['the first', 0],
    ['another', 1],
  ])('%s takes with it everything of its own and nothing of the others', (_, place) => {
    const all = added(readProfiles(root), 'Mia', 'Lin');
    writeProfiles(root, all);
    const ids = idsOf(all);
    const beside = ['-wal', '-shm', '-check', '-accepted', '-import-1'];
    for (const id of ids) {
      const path = makeDatabase(id);
      for (const end of beside) writeFileSync(path + end, id);
      mkdirSync(`${path}-backups`);
      writeFileSync(join(`${path}-backups`, 'one'), id);
    }
    writeFileSync(`${root}.lock`, '');
    const erased = ids[place] ?? '';
    writeProfiles(root, withoutProfile({ ...all, current: erased }, erased));
    // Whatever else a kill keeps from being done: it is gone for the player from here on.
    expect(idsOf(readProfiles(root))).toEqual(ids.filter((id) => id !== erased));
    finishErasures(root);
    finishErasures(root);
    const left = readProfiles(root);
    expect(left.erased).toEqual([]);
    expect(idsOf(left)).toEqual(ids.filter((id) => id !== erased));
    expect(left.current).toBe(left.profiles[0]?.id);
    expect(existsSync(`${root}.lock`)).toBe(true);
    for (const id of ids)
      for (const end of ['', ...beside, '-backups'])
        expect([id, end, existsSync(profileDatabase(root, id) + end)]).toEqual([id, end, id !== erased]);
  });

  it('is never the last one', () => {
    expect(() => withoutProfile(readProfiles(root), 'first')).toThrow();
  });
});

it('whatever is done, there is someone who plays, and nobody is there twice', () => {
  const act = fc.oneof(
    fc.record({ add: fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }) }),
    fc.record({ turn: fc.nat(20) }),
    fc.record({ erase: fc.nat(20) }),
    fc.record({ finish: fc.constant(true) }),
    fc.record({ open: fc.nat(20) }),
    fc.record({ spoil: fc.nat(200) }),
  );
  const someone = fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
    const place = makeFolder();
    const base = join(place, 'twofold.db');
    try {
      for (const each of acts) {
        const now = readProfiles(base);
        const at = (number: number) => now.profiles[number % now.profiles.length]?.id ?? '';
        if ('add' in each) writeProfiles(base, withProfile(now, each.add) ?? now);
        else if ('turn' in each) writeProfiles(base, { ...now, current: at(each.turn) });
        else if ('erase' in each && now.profiles.length > 1)
          writeProfiles(base, withoutProfile(now, at(each.erase)));
        else if ('finish' in each) finishErasures(base);
        else if ('open' in each) {
          const path = profileDatabase(base, at(each.open));
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, 'data');
        } else if ('spoil' in each && existsSync(profilesFolder(base)))
          writeFileSync(join(profilesFolder(base), 'list.json'), 'x'.repeat(each.spoil));
        const { current, profiles } = readProfiles(base);
        const ids = profiles.map(({ id }) => id);
        expect(ids).toContain(current);
        expect(new Set(ids).size).toBe(ids.length);
      }
    } finally {
      dropFolder(place);
    }
  });
  fc.assert(someone, { numRuns: 60 });
});
