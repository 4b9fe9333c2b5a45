/** Puts the keys of the settings in force. */
import { KEYMAP, putInForce } from '../../input/keymap.ts';
import type { WindowServices } from '../../services/services.ts';
import { SETTINGS } from '../settings.ts';

/** Puts the keys of the settings in force now, and again after each change. */
export async function followKeys(services: WindowServices): Promise<void> {
  const { store } = services.get(SETTINGS);
  const putNow = async () => {
    const { keys } = store.getState().settings;
    if (Object.keys(keys).length === 0) return putInForce(KEYMAP);
    const { putOwnInForce } = await import('../../input/own-keys.ts');
    if (store.getState().settings.keys === keys) await putOwnInForce(keys);
  };
  store.subscribe(({ settings }, before) => {
    if (settings.keys !== before.settings.keys) void putNow();
  });
  await putNow();
}
