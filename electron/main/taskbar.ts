import { app } from 'electron';

/** As electron-builder.yml has it; the installer gives it to the shortcut. */
export const APP_ID = 'io.github.twofold.Twofold';

/** So that Windows puts the window under its shortcut, and recent templates into that shortcut's list. */
export function nameForTaskbar(): void {
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
}
