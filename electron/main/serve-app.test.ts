import { protocol } from 'electron';
import { expect, test, vi } from 'vitest';
import { declareAppScheme } from './serve-app.ts';

vi.mock('electron', () => ({ protocol: { registerSchemesAsPrivileged: vi.fn() } }));

test('app:// is a secure origin of which V8 keeps what it compiled, and may do nothing else', () => {
  declareAppScheme();
  expect(vi.mocked(protocol.registerSchemesAsPrivileged).mock.calls).toEqual([
    [
      [
        {
          scheme: 'app',
          privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
        },
      ],
    ],
  ]);
});
