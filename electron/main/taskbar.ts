import { app } from 'electron';
import identity from '../../resources/packaging/identity.json' with { type: 'json' };

/** As the packing has it (scripts/identity.mjs); the installer gives it to the shortcut. */
export const APP_ID = identity.applicationId || 'invalid.unpublished.Twofold';

/** So that Windows puts the window under its shortcut, and recent templates into that shortcut's list. */
export function nameForTaskbar(): void {
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
}
