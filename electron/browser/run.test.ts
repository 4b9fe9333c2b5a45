import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';

const STUCK = fileURLToPath(new URL('../../tests/support/stuck-host.ts', import.meta.url));
const FLAGS = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];

test.skipIf(process.platform === 'win32')(
  'a disk that hangs for ever when the host ends keeps it five seconds, and then it ends as by a kill',
  async () => {
    const folder = makeFolder();
    const host = spawn(process.execPath, [...FLAGS, STUCK, '--data', folder, '--no-open'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(host.stdout, 'data');
    host.kill('SIGTERM');
    expect(await once(host, 'exit')).toEqual([null, 'SIGKILL']);
    dropFolder(folder);
  },
  60_000,
);
