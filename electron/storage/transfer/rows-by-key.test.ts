import { expect, it } from 'vitest';
import { newMemoryStorage } from '../../../tests/support/memory-storage.ts';
import type { Attempt } from '../base/attempt.ts';
import { DamageError } from '../base/failures.ts';
import { rowsByKey } from './rows-by-key.ts';

const KEYS = Array.from({ length: 300 }, (_, place) => `key-${String(place).padStart(3, '0')}`);

function tableOf(keys: readonly string[]) {
  const { database } = newMemoryStorage();
  database.exec('CREATE TABLE long_list (id TEXT PRIMARY KEY) STRICT');
  const add = database.prepare('INSERT INTO long_list VALUES (?)');
  for (const key of keys) add.run(key);
  return database;
}

const OF = { table: 'long_list', key: 'id' };
const plainly: Attempt = (read) => read();

it.each([0, 1, 64, 65, 300])('%i rows come in the order of their keys, none twice', (count) => {
  const rows = [...rowsByKey(tableOf(KEYS.slice(0, count).toReversed()), OF, plainly)];
  expect(rows.map(({ id }) => id)).toEqual(KEYS.slice(0, count));
});

it('behind rows that cannot be read they are read from the other end', () => {
  const database = tableOf(KEYS);
  database.function('readable', (id: unknown) => {
    if (id === 'key-100') throw new DamageError('a page');
    return 1;
  });
  database.exec('ALTER TABLE long_list RENAME TO stored');
  database.exec('CREATE VIEW long_list AS SELECT id FROM stored WHERE readable(id)');
  let damages = 0;
  const passOver: Attempt = (read, otherwise) => {
    try {
      return read();
    } catch {
      damages++;
      return otherwise;
    }
  };
  const ids = [...rowsByKey(database, OF, passOver)].map(({ id }) => id);
  expect(ids).toEqual(KEYS.filter((key) => key !== 'key-100'));
  expect(damages).toBe(2);
});
