/** The contents of the app that people install: nothing too much, nothing missing, on each platform. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../core/languages.ts';
import { findReleases } from '../../electron/main/updates/releases.ts';
import { readArchived, readHeader } from './archive.ts';
import { FUSES, PACKAGE_FILES, prebuildOf } from './expected.ts';
import { processorsOf } from './mac/mach-o.ts';
import { type PackedApp, pack, REPOSITORY } from './pack.ts';
import { SAMPLE_IDENTITY } from './stores/sample.ts';
import { TARGETS_HERE } from './targets.ts';

const MEBIBYTE = 1024 * 1024;
/** Of it 0.7 are the command line: a bundle of its own, which shares no file with the window's, its words, and the puzzles as text. */
/**
 * A bound on growth by accident: the app has drills, a study for each day, composed boards, films and exercises. Of each language
 * there are the words of the window and of the command line, and for those of other letters the faces.
 */
const MAX_OWN_BYTES = (7.5 + 0.5 * LANGUAGES.length) * MEBIBYTE;
const folder = mkdtempSync(join(tmpdir(), 'twofold-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** But for the stamps, what Node compiled of the command line, and the gallery of those who work on it. */
const NOT_PACKED = /^\.|\/component-gallery-/;
/** The chunks that are loaded only when the program serves the player's browser. */
const BROWSER_HOST = /^out\/main\/(browser|chunks\/(start-browser|sockets)-[\w-]{8})\.js$/;
const builtFiles = listFolder(join(REPOSITORY, 'out')).filter((path) => !NOT_PACKED.test(path));

describe.each(TARGETS_HERE)('$platform $arch', (target) => {
  const prebuilds = target.processors.map((processor) => prebuildOf(target.platform, processor));
  let packed: PackedApp;

  beforeAll(async () => {
    packed = await pack(target, folder);
  }, 120_000);

  test('holds the build, the packages it imports, and nothing else', () => {
    const built = builtFiles.map((path) => `out/${path}`);
    const icon = target.platform === 'linux' ? ['resources/icons/png/256x256.png'] : [];
    const words = LANGUAGES.flatMap((language) =>
      ['coach', 'host', 'cli', 'editor', 'judge', 'lab', 'names', 'window'].map(
        (part) => `resources/words/${language}/${part}.json`,
      ),
    );
    // The list of names is a part of the build.
    const puzzles = listFolder(join(REPOSITORY, 'resources/puzzles'))
      .filter((path) => path.endsWith('.txt'))
      .map((path) => `resources/puzzles/${path}`);
    const pictures = ['resources/raster/carved.png'];
    const data = [...words, ...puzzles, ...pictures];
    const expected = ['package.json', ...built, ...icon, ...data, ...PACKAGE_FILES, ...prebuilds];
    expect(packed.archived.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  test('has exactly its own native binaries, outside the archive', () => {
    const unpacked = packed.archived.filter(({ isUnpacked }) => isUnpacked).map(({ path }) => path);
    expect(unpacked).toEqual(prebuilds);
    const beside = listFolder(`${packed.archive}.unpacked`);
    expect(beside).toEqual(prebuilds);
    for (const prebuild of prebuilds) {
      const ours = readFileSync(join(`${packed.archive}.unpacked`, prebuild));
      expect(ours.equals(readFileSync(join(REPOSITORY, prebuild))), prebuild).toBe(true);
    }
  });

  test('is smaller than its bound without the runtime, on each processor', () => {
    const resources = join(packed.folder, target.resources);
    const own = listFolder(resources).filter((path) => /^(app\.asar|licences)/.test(path));
    const sizes = own.map((path) => ({ path, size: statSync(join(resources, path)).size }));
    const natives = sizes.filter(({ path }) => path.endsWith('.node')).map(({ size }) => size);
    expect(natives).toHaveLength(target.processors.length);
    const shared = sizes
      .filter(({ path }) => !path.endsWith('.node'))
      .reduce((sum, { size }) => sum + size, 0);
    const bytes = shared + Math.max(...natives);
    expect(bytes).toBeLessThan(MAX_OWN_BYTES);
    expect(bytes).toBeGreaterThan(MEBIBYTE);
  });

  test('knows one way into the network, that of the update check', () => {
    const main = packed.archived.filter(({ path }) => /^out\/(?:main|cli)\//.test(path));
    const read = (files: typeof main) =>
      files.map((file) => readArchived(packed.archive, file).toString()).join('\n');
    const isHost = ({ path }: (typeof main)[number]) => BROWSER_HOST.test(path);
    const code = read(main.filter((file) => !isHost(file)));
    expect(code).not.toBe('');
    expect(
      code.match(
        /["'](?:node:)?(?:https?|http2|net|tls|dgram|dns)["']|getBuiltinModule|XMLHttpRequest|WebSocket\(/g,
      ),
    ).toBeNull();
    expect(code.match(/.fromPartition\(.{1,30}?\)/g)).toEqual([
      expect.stringMatching(/^\.fromPartition\(["'`]update-check["'`],/),
    ]);
    // One on that session; the other calls what it is given.
    expect(code.match(/[\w$]+\.fetch\(/g)).toHaveLength(1);
    // The browser host makes servers, and its web sockets know HTTP's words for its numbers and nothing to dial with; what it asks itself is the socket of another start, in the data folder.
    const host = read(main.filter(isHost));
    const [, asks = ''] =
      /\{createServer:[\w$]+,request:([\w$]+)\}=process\.getBuiltinModule\(["'`]node:http["'`]\)/.exec(
        host,
      ) ?? [];
    expect(asks).not.toBe('');
    expect(
      host.match(/["'`](?:node:)?(?:https?|http2|net|tls|dgram|dns)["'`]|getBuiltinModule/g),
    ).toHaveLength(4);
    const uses = host.split(`${asks}(`).slice(1);
    expect(uses.filter((use) => !/^\{(?:\.\.\.[\w$]+,)?socketPath:/.test(use))).toEqual([]);
    expect(host).toContain('Sec-WebSocket-Accept');
  });

  test('brings what stands on the PATH where the system makes no link', () => {
    const folder = join(packed.folder, target.resources, 'bin');
    const expected = { linux: [], darwin: ['twofold'], win32: ['twofold', 'twofold.cmd', 'user-path.ps1'] };
    expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual(expected[target.platform]);
  });

  test('says where it was published', () => {
    const manifest = packed.archived.find(({ path }) => path === 'package.json');
    if (manifest === undefined) throw new Error('no package.json');
    const { homepage } = JSON.parse(readArchived(packed.archive, manifest).toString());
    expect(findReleases(homepage)?.latestUrl).toBe(
      'https://api.github.com/repos/someone/twofold/releases/latest',
    );
  });

  test('has every fuse set', () => {
    expect(packed.fuses).toEqual(target.processors.map(() => FUSES));
  });

  test('brings the licences of what it ships', () => {
    const licences = readdirSync(join(packed.folder, target.resources, 'licences'));
    expect(licences).toEqual(
      expect.arrayContaining([
        'twofold.txt',
        'packages.txt',
        'fluent-emoji.txt',
        'phosphor.txt',
        'ma-shan-zheng.txt',
        'pictures.md',
      ]),
    );
  });

  test('keeps the languages of the app and no other', () => {
    const locales = listFolder(packed.folder).flatMap(
      (path) => /([\w-]+)\.(pak|lproj\/)/.exec(path)?.[1] ?? [],
    );
    expect([...new Set(locales)].sort()).toEqual(
      target.platform === 'darwin' ? ['en', 'ja', 'zh_CN', 'zh_TW'] : ['en-US', 'ja', 'zh-CN', 'zh-TW'],
    );
  });

  if (target.platform !== 'darwin') return;
  const readPlist = () => readFileSync(join(packed.folder, target.resources, '..', 'Info.plist'), 'utf8');

  test('has every program for both processors, and no half is left over', () => {
    const programs = listFolder(packed.folder)
      .filter((path) => !path.endsWith('.node'))
      .map((path) => ({ path, processors: processorsOf(readFileSync(join(packed.folder, path))) }))
      .filter(({ processors }) => processors.length > 0);
    expect(programs.map(({ path }) => path)).toContain('Twofold.app/Contents/MacOS/Twofold');
    expect(programs).toHaveLength(6);
    for (const { path, processors } of programs) expect(processors, path).toEqual(target.processors);
    expect(listFolder(packed.folder).filter((path) => /app-(?:x64|arm64)|-temp/.test(path))).toEqual([]);
  });

  test('says what its archive must be', () => {
    const said = /<key>Resources\/app\.asar<\/key>\s*<dict>.*?<key>hash<\/key>\s*<string>(\w+)</s.exec(
      readPlist(),
    );
    expect(said?.[1]).toBe(createHash('sha256').update(readHeader(packed.archive)).digest('hex'));
  });

  test('is known to the system by the name that the release gave', () => {
    const named = /<key>CFBundleIdentifier<\/key>\s*<string>([^<]+)</.exec(readPlist());
    expect(named?.[1]).toBe(SAMPLE_IDENTITY.applicationId);
  });

  test('has no reason to be asked for camera, microphone or Bluetooth, and knows the dark', () => {
    expect(readPlist()).not.toContain('UsageDescription');
    expect(readPlist()).toMatch(/<key>NSRequiresAquaSystemAppearance<\/key>\s*<false\/>/);
  });

  test('opens .twofold and .twofold-game by double-click and no other file', () => {
    const plist = readPlist();
    const endings = /<key>CFBundleTypeExtensions<\/key>\s*<array>(.*?)<\/array>/gs;
    expect([...plist.matchAll(endings)].map(([, list]) => list?.trim())).toEqual([
      '<string>twofold</string>',
      '<string>twofold-game</string>',
    ]);
  });
});

function listFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
