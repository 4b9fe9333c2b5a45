import { join, posix, win32 } from 'node:path';

const NAME = 'Twofold';

/** Returns the folder in which programs of a platform keep a user's data; both hosts use the same one. */
export function defaultDataFolder(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): string {
  if (platform === 'win32') return win32.join(env.APPDATA || win32.join(home, 'AppData', 'Roaming'), NAME);
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', NAME);
  return posix.join(env.XDG_CONFIG_HOME || posix.join(home, '.config'), NAME);
}

/** The files in it. */
export function dataPaths(folder: string) {
  return {
    database: join(folder, 'twofold.db'),
    log: join(folder, 'logs', 'bugs.log'),
    oldLog: join(folder, 'logs', 'bugs.log.old'),
    window: join(folder, 'window.json'),
    recent: join(folder, 'recent.json'),
    session: join(folder, 'session'),
  } as const;
}
