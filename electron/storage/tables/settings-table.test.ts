import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../core/contract/settings.ts';
import { putRow } from '../base/checked-rows.ts';
import { type Connection, openInMemory } from '../base/connection.ts';
import { readWork } from '../transfer/work.ts';
import { migrate } from './migrate.ts';
import { readSettings, writeSettings } from './settings-table.ts';

let database: Connection;
beforeEach(() => {
  database = openInMemory();
  migrate(database);
});
afterEach(() => void database.close());

it.each([
  ['a value', 'language', '"tlh"'],
  ['a name', 'font', '"serif"'],
  ['a pace at which a light would flicker', 'scanMs', '1'],
  ['a hostile name', '__proto__', '{"volume":3}'],
])('%s that this version does not know hides no other setting and stays stored', (_what, name, value) => {
  writeSettings(database, { volume: 7 });
  putRow(database, 'settings', { name, value });
  expect(readSettings(database)).toEqual({ ...DEFAULT_SETTINGS, volume: 7 });
  expect(readWork(database, 'refuse').settings).toEqual({ volume: 7 });
  const stored = database.prepare('SELECT value FROM settings WHERE name = ?').pluck().get(name);
  expect(stored).toBe(value);
});

it('a hidden clock and a hidden score are among what is exported', () => {
  expect(readSettings(database)).toMatchObject({ hidesClock: false, hidesScore: false });
  writeSettings(database, { hidesClock: true, hidesScore: true });
  expect(readWork(database, 'refuse').settings).toEqual({ hidesClock: true, hidesScore: true });
});

it('settings of before there was music keep their volume, and music is off', () => {
  putRow(database, 'settings', { name: 'volume', value: '35' });
  expect(readSettings(database)).toMatchObject({ volume: 35, musicVolume: 0 });
});
