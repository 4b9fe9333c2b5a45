import { expect, test } from 'vitest';
import { defaultDataFolder } from './data-folder.ts';

test.each([
  ['linux', {}, '/home/a', '/home/a/.config/Twofold'],
  ['linux', { XDG_CONFIG_HOME: '/cfg' }, '/home/a', '/cfg/Twofold'],
  ['darwin', {}, '/Users/a', '/Users/a/Library/Application Support/Twofold'],
  [
    'win32',
    { APPDATA: 'C:\\Users\\a\\AppData\\Roaming' },
    'C:\\Users\\a',
    'C:\\Users\\a\\AppData\\Roaming\\Twofold',
  ],
  ['win32', {}, 'C:\\Users\\a', 'C:\\Users\\a\\AppData\\Roaming\\Twofold'],
] as const)('on %s with %j it is below %s', (platform, env, home, folder) => {
  expect(defaultDataFolder(platform, env, home)).toBe(folder);
});
