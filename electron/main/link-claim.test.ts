import { beforeEach, expect, test, vi } from 'vitest';
import { claimLinks } from './link-claim.ts';

const electron = vi.hoisted(() => ({ app: { isPackaged: true, setAsDefaultProtocolClient: vi.fn() } }));
vi.mock('electron', () => electron);

beforeEach(() => {
  vi.clearAllMocks();
  vi.unstubAllEnvs();
});

test.each<[string, boolean, Readonly<Record<string, string>>, boolean]>([
  ['an installed program', true, {}, true],
  ['a build of the repository', false, {}, false],
  ['the portable program', true, { PORTABLE_EXECUTABLE_DIR: 'D:\\' }, false],
  ['an AppImage', true, { APPIMAGE: '/home/me/twofold.AppImage' }, false],
])('%s claims links: %4$s', (_what, isPackaged, env, claims) => {
  electron.app.isPackaged = isPackaged;
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  claimLinks();
  expect(electron.app.setAsDefaultProtocolClient.mock.calls).toEqual(claims ? [['twofold']] : []);
});
