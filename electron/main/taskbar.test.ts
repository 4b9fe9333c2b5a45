import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { checkIdentity, readIdentity } from '../../scripts/identity.mjs';
import { APP_ID } from './taskbar.ts';

vi.mock('electron', () => ({ app: {} }));

test('the taskbar knows the app by the name that the installer gives', () => {
  expect(APP_ID).toBe(readIdentity().identity.applicationId);
  const config = readFileSync(new URL('../../electron-builder.yml', import.meta.url), 'utf8');
  const unpublished = checkIdentity({}).identity.applicationId;
  expect(/^appId: (\S+)$/m.exec(config)?.[1]).toBe(unpublished);
});
