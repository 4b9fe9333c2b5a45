/**
 * The installer for Windows: electron-builder's script and ours, compiled by the real makensis. Debian's has some of the plug-ins; the
 * names that the script calls of the others stand in empty ones, so what is proved is that all of the script compiles.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { REPOSITORY, runBuilder } from '../pack/pack.ts';
import { makeStandInRuntime } from '../pack/runtime.ts';
import { makePlugin } from './plugin.ts';

const TEMPLATES = join(REPOSITORY, 'node_modules', 'app-builder-lib', 'templates', 'nsis');
/** With the functions that they call, electron-builder's scripts name these, and Debian's NSIS has none of them. */
const FAR = ['Nsis7z', 'SpiderBanner', 'StdUtils', 'UAC', 'WinShell', 'inetc', 'nsProcess'];

/**
 * The first of the two programs that are compiled would write the uninstaller when it runs, in a 32-bit wine; the second one
 * carries it. Here a text takes its place.
 */
const WINE = `#!/bin/sh
for each in "$@"; do installer=$each; done
echo uninstaller > "\${installer%exe}__uninstaller.exe"
`;

const folder = mkdtempSync(join(tmpdir(), 'twofold-installer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the functions of a plug-in that the scripts call. */
function calledOf(plugin: string): string[] {
  const scripts = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ns[hi]$/.test(name),
  );
  const text = scripts.map((name) => readFileSync(join(TEMPLATES, name), 'utf8')).join('\n');
  return [
    ...new Set(Array.from(text.matchAll(new RegExp(`\\b${plugin}::(\\w+)`, 'g')), ([, name]) => name ?? '')),
  ];
}

function makeTools(): NodeJS.ProcessEnv {
  const nsis = join(folder, 'nsis');
  const plugins = join(folder, 'resources', 'plugins', 'x86-unicode');
  mkdirSync(nsis);
  mkdirSync(plugins, { recursive: true });
  // Its output goes into a file that the test reads.
  writeFileSync(
    join(nsis, 'makensis'),
    `#!/bin/sh\nexec /usr/bin/makensis "$@" >> "${join(folder, 'said')}" 2>&1\n`,
  );
  chmodSync(join(nsis, 'makensis'), 0o755);
  writeFileSync(join(nsis, 'elevate.exe'), '');
  writeFileSync(join(nsis, 'wine'), WINE);
  chmodSync(join(nsis, 'wine'), 0o755);
  for (const name of FAR) writeFileSync(join(plugins, `${name}.dll`), makePlugin(name, calledOf(name)));
  return {
    PATH: `${nsis}${delimiter}${process.env.PATH}`,
    ...{ ELECTRON_BUILDER_NSIS_DIR: nsis, ELECTRON_BUILDER_NSIS_RESOURCES_DIR: join(folder, 'resources') },
    ELECTRON_BUILDER_7ZIP_PATH: ['/usr/bin/7zz', '/usr/bin/7za'].find((path) => existsSync(path)),
  };
}

test('compiles from electron-builder’s script and ours', { timeout: 300_000 }, async () => {
  const runtime = join(folder, 'runtime');
  const output = join(folder, 'output');
  makeStandInRuntime(runtime, 'win32', '45.0.0');
  const said = () => (existsSync(join(folder, 'said')) ? readFileSync(join(folder, 'said'), 'utf8') : '');
  const args = ['--win', 'nsis', '--x64', `-c.electronDist=${runtime}`, `-c.directories.output=${output}`];
  await runBuilder([...args, '-c.win.signAndEditExecutable=false', '-c.disableAsarIntegrity=true'], {
    ...makeTools(),
    TWOFOLD_SUFFIX: '',
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${error.stdout}${error.stderr}${said().slice(-4_000)}`);
  });
  const [installer = ''] = readdirSync(output).filter((name) => name.endsWith('.exe'));
  expect(installer).toMatch(/^twofold-.*-win-x64-setup\.exe$/);
  const bytes = readFileSync(join(output, installer));
  expect(bytes.subarray(0, 2).toString('latin1')).toBe('MZ');
  // NSIS marks what its programs carry.
  expect(bytes.includes('NullsoftInst')).toBe(true);
});
