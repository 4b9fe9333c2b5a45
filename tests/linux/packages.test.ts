/** Packages for Linux: made, looked into, installed in a fresh root, started, removed with the data kept. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMAGE_RUNTIME, type Kind, makePackages } from './packages.ts';
import { makeRoot, putStandIn, runInside, startInside } from './root.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-linux-'));
afterAll(() => rmSync(folder, { recursive: true }));

const METAINFO = 'usr/share/metainfo/org.example.Twofold.metainfo.xml';
const DESKTOP = 'usr/share/applications/twofold.desktop';
const MIME_TYPES = 'usr/share/mime/packages/twofold.xml';
const COPYRIGHT = 'usr/share/doc/twofold/copyright';
const DEAL = ['deal', 'heart', '--seed', '7'];

let packages: Readonly<Record<Kind, string>>;
let dealt: string;
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(async () => {
  packages = await makePackages(folder);
  dealt = run(process.execPath, join(import.meta.dirname, '../../scripts/twofold.mjs'), ...DEAL);
}, 300_000);

/** Checks the words with which a folder with an unpacked package describes itself to the desktop. */
function expectDescribed(tree: string, desktop = DESKTOP): void {
  run('desktop-file-validate', '--no-hints', join(tree, desktop));
  expect(readFileSync(join(tree, desktop), 'utf8')).toMatch(/^Name\[zh_CN\]=连连看 Twofold$/m);
}

describe('the .deb', () => {
  const root = join(folder, 'root');
  const inRoot = (path: string) => join(root, path);
  const home = '/home/player';
  const database = inRoot(`${home}/.config/Twofold/twofold.db`);
  const install = () => {
    cpSync(packages.deb, inRoot(`tmp/${basename(packages.deb)}`));
    runInside(root, [
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      `/tmp/${basename(packages.deb)}`,
    ]);
    putStandIn(inRoot('standin'), inRoot('opt/Twofold/resources/app.asar'));
  };

  beforeAll(() => {
    // Those that read what a package says of itself; none is anything that Electron needs.
    makeRoot(root, ['desktop-file-utils', 'libglib2.0-bin', 'shared-mime-info']);
    install();
  }, 900_000);

  test('asks for each library that Electron is linked with, and for no icon in the notification area', () => {
    const fieldOf = (name: string) => run('dpkg-deb', '--field', packages.deb, name).trim();
    const depends = fieldOf('Depends').split(', ');
    expect(depends).toEqual(
      expect.arrayContaining(['libasound2t64 | libasound2', 'libgbm1', 'libgtk-3-0', 'libnss3']),
    );
    expect(fieldOf('Recommends')).toBe('');
    expect(run('dpkg-deb', '--info', packages.deb)).not.toContain('appindicator');
    expect([fieldOf('Section'), fieldOf('Architecture')]).toEqual(['games', 'amd64']);
  });

  const electron = join(import.meta.dirname, '../../node_modules/electron/dist');
  test.runIf(existsSync(join(electron, 'electron')))('brings every library of the real Electron', () => {
    cpSync(electron, inRoot('standin/electron'), { recursive: true });
    const linked = runInside(root, ['ldd', '/standin/electron/electron']);
    expect(linked).toMatch(/libasound\.so\.2 => \//);
    expect(linked.split('\n').filter((line) => line.includes('not found'))).toEqual([]);
  });

  test('tells its licence, and the desktop and software centres what it is', () => {
    expect(readFileSync(inRoot(COPYRIGHT), 'utf8')).toMatch(/^License: Expat$/m);
    expectDescribed(root);
    run('appstreamcli', 'validate', '--no-net', inRoot(METAINFO));
  });

  test('its kinds of files are known, by their endings, and open in it', () => {
    for (const [name, type] of [
      ['图 形.twofold', 'application/x-twofold'],
      ['对 局.twofold-game', 'application/x-twofold-game'],
    ] as const) {
      writeFileSync(inRoot(`tmp/${name}`), '{}');
      expect(runInside(root, ['gio', 'info', '-a', 'standard::content-type', `/tmp/${name}`])).toContain(
        `standard::content-type: ${type}\n`,
      );
      expect(runInside(root, ['gio', 'mime', type])).toContain('twofold.desktop');
    }
    expect(runInside(root, ['gio', 'mime', 'x-scheme-handler/twofold'])).toContain('twofold.desktop');
    // Its own endings alone: no JSON becomes ours.
    expect(runInside(root, ['gio', 'mime', 'application/json'])).not.toContain('twofold.desktop');
  });

  test('stands on the PATH and answers as a clone does', () => {
    expect(runInside(root, ['twofold', ...DEAL])).toBe(dealt);
  });

  test('is started, keeps what was played when it is removed and purged, and finds it when it is back', async () => {
    expect(await startInside(root, home)).toBe(0);
    const before = readFileSync(database);
    expect(before.subarray(0, 15).toString()).toBe('SQLite format 3');
    const files = readdirSync(inRoot(`${home}/.config/Twofold`));

    runInside(root, ['apt-get', 'remove', '-y', '-qq', 'twofold']);
    for (const gone of [
      'opt/Twofold',
      'usr/bin/twofold',
      'etc/alternatives/twofold',
      DESKTOP,
      MIME_TYPES,
      METAINFO,
      COPYRIGHT,
    ])
      expect([gone, existsSync(inRoot(gone))]).toEqual([gone, false]);
    expect(runInside(root, ['gio', 'mime', 'x-scheme-handler/twofold'])).not.toContain('twofold.desktop');
    runInside(root, ['apt-get', 'purge', '-y', '-qq', 'twofold']);
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(readdirSync(inRoot(`${home}/.config/Twofold`))).toEqual(files);

    install();
    expect(await startInside(root, home)).toBe(0);
  }, 300_000);
});

test('the .rpm asks for the same libraries, by the names of both families, and brings the same files', () => {
  const requires = run('rpm', '--query', '--package', '--requires', packages.rpm).split('\n');
  expect(requires).toEqual(
    expect.arrayContaining(['(alsa-lib or libasound2)', '(mesa-libgbm or libgbm1)', 'gtk3', 'nss']),
  );
  expect(requires.join('\n')).not.toContain('appindicator');
  const tree = join(folder, 'rpm');
  mkdirSync(tree);
  execFileSync('sh', ['-c', `rpm2cpio '${packages.rpm}' | cpio --extract --make-directories --quiet`], {
    cwd: tree,
  });
  expectDescribed(tree);
  run('appstreamcli', 'validate', '--no-net', join(tree, METAINFO));
  for (const path of ['opt/Twofold/twofold', MIME_TYPES, 'opt/Twofold/resources/licences/twofold.txt'])
    expect([path, existsSync(join(tree, path))]).toEqual([path, true]);
  expect(run('rpm', '--query', '--package', '--scripts', packages.rpm)).toContain("'/opt/Twofold/twofold'");
});

test('the .tar.gz runs from any folder', () => {
  const place = join(folder, '解 开');
  mkdirSync(place);
  run('tar', '--extract', '--gzip', '--file', packages['tar.gz'], '--directory', place);
  const [name = ''] = readdirSync(place);
  const app = join(place, name);
  putStandIn(join(place, 'standin'), join(app, 'resources', 'app.asar'));
  const env = { ...process.env, STANDIN: join(place, 'standin') };
  expect(execFileSync(join(app, 'twofold'), DEAL, { encoding: 'utf8', env })).toBe(dealt);
});

test('the file system in the AppImage starts the program and describes it', () => {
  const image = readFileSync(packages.AppImage);
  expect(image.subarray(0, IMAGE_RUNTIME.length).toString()).toBe(IMAGE_RUNTIME);
  const place = join(folder, 'image');
  run('unsquashfs', '-quiet', '-offset', String(IMAGE_RUNTIME.length), '-dest', place, packages.AppImage);
  expectDescribed(place, 'twofold.desktop');
  expect(readFileSync(join(place, 'twofold.desktop'), 'utf8')).toMatch(/^Exec=AppRun %U$/m);
  putStandIn(join(folder, 'image-standin'), join(place, 'resources', 'app.asar'));
  const env = { ...process.env, APPDIR: place, STANDIN: join(folder, 'image-standin') };
  expect(execFileSync(join(place, 'AppRun'), DEAL, { encoding: 'utf8', env })).toBe(dealt);
});
