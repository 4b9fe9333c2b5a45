import * as v from 'valibot';
import {
  DEFAULT_SETTINGS,
  type Settings,
  type SettingsPatch,
  settingsSchema,
} from '../../core/contract/schemas.ts';
import type { Connection } from './connection.ts';
import { checkedRow, putRow, type Row } from './tables.ts';

/** The player's settings; what was never chosen has its default. */
export function readSettings(database: Connection): Settings {
  const stored: Record<string, unknown> = {};
  for (const row of database.prepare<[], Row>('SELECT * FROM settings').all()) {
    const { name, value } = checkedRow('settings', row);
    stored[String(name)] = JSON.parse(String(value));
  }
  const known = Object.keys(DEFAULT_SETTINGS).filter((name) => Object.hasOwn(stored, name));
  const chosen = Object.fromEntries(known.map((name) => [name, stored[name]]));
  return v.parse(settingsSchema, { ...DEFAULT_SETTINGS, ...chosen });
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
