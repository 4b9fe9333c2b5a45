import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { APP_ID } from './taskbar.ts';

vi.mock('electron', () => ({ app: {} }));

test('the taskbar knows the app by the name that the installer gives', () => {
  const config = readFileSync(new URL('../../electron-builder.yml', import.meta.url), 'utf8');
  expect(/^appId: (\S+)$/m.exec(config)?.[1]).toBe(APP_ID);
});
