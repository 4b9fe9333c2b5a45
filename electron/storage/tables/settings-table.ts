import * as v from 'valibot';
import {
  DEFAULT_SETTINGS,
  NEWS,
  type Settings,
  type SettingsPatch,
  settingsPatchSchema,
} from '../../../core/contract/settings.ts';
import { checkedRow, putRow, type Row } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { readJson } from '../base/stored-value.ts';

/** The player's settings; what was never chosen has its default. */
export function readSettings(database: Connection): Settings {
  const rows = database.prepare<[], Row>('SELECT * FROM settings').all();
  return { ...DEFAULT_SETTINGS, ...knownSettings(rows.map(readSetting)) };
}

/** A setting's name and value; throws DamageError when its row is damaged. */
export function readSetting(row: Row): readonly [name: string, value: unknown] {
  const { name, value } = checkedRow('settings', row);
  return [String(name), readJson(value, `settings ${String(name)}`)];
}

/** The settings that this version has; a name or a value of a later version stays stored and is ignored. */
export function knownSettings(stored: readonly (readonly [string, unknown])[]): Partial<Settings> {
  const known = stored.filter(([name, value]) => v.safeParse(settingsPatchSchema, { [name]: value }).success);
  // Each pair was looked at by itself.
  return Object.fromEntries(known) as Partial<Settings>;
}

/** Keeps what the patch names and answers all settings. */
export function writeSettings(database: Connection, patch: SettingsPatch): Settings {
  database
    .transaction(() => {
      for (const [name, value] of Object.entries(patch)) {
        if (value === undefined) continue;
        putRow(database, 'settings', { name, value: JSON.stringify(value) });
      }
    })
    .immediate();
  return readSettings(database);
}

/** Leaves out the news for a player without any game, to whom everything is new. */
export function passNews(database: Connection): void {
  if (readSettings(database).toldNews >= NEWS) return;
  const hasPlayed = database.prepare('SELECT EXISTS (SELECT 1 FROM games)').pluck().get() === 1;
  if (!hasPlayed) writeSettings(database, { toldNews: NEWS });
}
