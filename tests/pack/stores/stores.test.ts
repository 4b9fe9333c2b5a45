/** The files that the stores are given, filled with addresses made up for the test. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { fillMetainfo, fillStores, fillTemplate, readSums } from '../../../scripts/stores.mjs';
import { REPOSITORY } from '../pack.ts';
import { CASK_ORDER, FLATHUB_FORM, WINGET_FORMS } from './forms.ts';
import { SAMPLE_IDENTITY } from './sample.ts';

const { repository, applicationId } = SAMPLE_IDENTITY;
const VERSION = '1.2.3';
const DATE = '2026-01-31';
/** As the release names its files; each has a sum of its own. */
const ENDINGS = [
  'win-x64-setup.exe',
  'win-arm64-setup.exe',
  'win-x64-portable.exe',
  'mac-universal.dmg',
  'mac-universal.zip',
  'linux-amd64.deb',
  'linux-x64.tar.gz',
  'linux-arm64.tar.gz',
];
const sumOf = (name: string) => createHash('sha256').update(name).digest('hex');
const sumsOf = (endings: readonly string[]) =>
  endings.map((ending) => `${sumOf(ending)}  twofold-${VERSION}-${ending}\n`).join('');
const fill = (sums = sumsOf(ENDINGS)): Readonly<Record<string, string | Buffer>> =>
  fillStores({ identity: SAMPLE_IDENTITY, version: VERSION, date: DATE, sums: readSums(sums) });
const files = fill();
const read = (name: string) => String(files[name]);
const config: { readonly linux: { readonly desktop: { readonly entry: Readonly<Record<string, string>> } } } =
  parseYaml(readFileSync(join(REPOSITORY, 'electron-builder.yml'), 'utf8'));

describe('winget', () => {
  test.each(Object.entries(WINGET_FORMS))('is given a good %s', (kind, form) => {
    const name = kind === 'version' ? 'winget/someone.Twofold.yaml' : `winget/someone.Twofold.${kind}.yaml`;
    const manifest = parseYaml(read(name));
    expect(v.safeParse(form, manifest).issues).toBeUndefined();
    expect(manifest.PackageVersion).toBe(VERSION);
    expect(v.is(form, { ...manifest, ManifestType: 'another' })).toBe(false);
    expect(v.is(form, { ...manifest, Unknown: '' })).toBe(false);
  });

  test('gets both installers with their own sums', () => {
    const { Installers } = parseYaml(read('winget/someone.Twofold.installer.yaml'));
    expect(Installers).toEqual(
      ['x64', 'arm64'].map((arch) => ({
        Architecture: arch,
        InstallerUrl: `${repository}/releases/download/v1.2.3/twofold-1.2.3-win-${arch}-setup.exe`,
        InstallerSha256: sumOf(`win-${arch}-setup.exe`),
      })),
    );
  });
});

describe('Flathub', () => {
  const manifest = JSON.parse(read(`flathub/${applicationId}.json`));

  test('is given a good manifest', () => {
    expect(v.safeParse(FLATHUB_FORM, manifest).issues).toBeUndefined();
    expect(manifest['base-version']).toBe(manifest['runtime-version']);
    expect(v.is(FLATHUB_FORM, { ...manifest, id: 'twofold' })).toBe(false);
  });

  test('finds every file that the manifest names, and its sums are right', () => {
    const [{ sources, 'build-commands': commands }] = manifest.modules;
    const named = sources.filter(({ type }: { readonly type: string }) => type === 'file');
    const given = Object.keys(files).flatMap((path) =>
      dirname(path) === 'flathub' && !path.endsWith('.json') ? [basename(path)] : [],
    );
    expect(named.map(({ path }: { readonly path: string }) => path).sort()).toEqual(given.sort());
    for (const { path, sha256 } of named) {
      expect(
        commands.some((command: string) => command.includes(` ${path} `)),
        path,
      ).toBe(true);
      if (sha256 !== undefined)
        expect(
          createHash('sha256')
            .update(files[`flathub/${path}`] ?? '')
            .digest('hex'),
        ).toBe(sha256);
    }
    expect(sources[0].sha256).toBe(sumOf('linux-x64.tar.gz'));
    expect(sources[1].url).toMatch(/\/v1\.2\.3\/twofold-1\.2\.3-linux-arm64\.tar\.gz$/);
  });

  test('shows the entry that the packages bring', () => {
    const entry = read(`flathub/${applicationId}.desktop`);
    for (const [key, value] of Object.entries(config.linux.desktop.entry))
      expect(entry.split('\n')).toContain(`${key}=${value}`);
    expect(entry).toContain(`Icon=${applicationId}\n`);
    expect(read(`flathub/${applicationId}.metainfo.xml`)).toContain(
      `<launchable type="desktop-id">${applicationId}.desktop</launchable>`,
    );
  });
});

test("Homebrew is given a cask whose stanzas stand in the cookbook's order", () => {
  const cask = read('homebrew/twofold.rb');
  const stanzas = [...cask.matchAll(/^ {2}(\w+)\b(?! *\])/gm)].map(([, name]) => name);
  expect(stanzas.filter((name) => name !== 'end')).toEqual(CASK_ORDER);
  expect(cask).toMatch(/^cask "twofold" do\n/);
  expect(cask).toMatch(/\nend\n$/);
  expect(cask).toContain(`  sha256 "${sumOf('mac-universal.dmg')}"\n`);
  expect(cask).toContain(
    `url "${repository}/releases/download/v#{version}/twofold-#{version}-mac-universal.dmg"`,
  );
  // The cookbook's rules for a description.
  const [, desc = ''] = /^ {2}desc "(.*)"$/m.exec(cask) ?? [];
  expect(desc).toMatch(/^(?!An? |The )[A-Z].{9,79}[^.!]$/);
  expect(desc).not.toMatch(/twofold|macos|mac\b/i);
});

describe('the description for software centres', () => {
  const { name, text } = fillMetainfo(SAMPLE_IDENTITY, VERSION, DATE);

  test('has pictures in each language of the guide, and they are there', () => {
    expect(name).toBe(`${applicationId}.metainfo.xml`);
    const pictures = [...text.matchAll(/<image [^>]*>([^<]+)<\/image>/g)].map(([, url = '']) => url);
    expect(pictures).toHaveLength(12);
    const start = 'https://raw.githubusercontent.com/someone/twofold/v1.2.3/docs/pictures/';
    const there = readdirSync(join(REPOSITORY, 'docs', 'pictures'));
    for (const url of pictures) {
      expect(url.startsWith(start), url).toBe(true);
      expect(there).toContain(url.slice(start.length));
    }
    for (const [, width, height, url = ''] of text.matchAll(/width="(\d+)" height="(\d+)"[^>]*>([^<]+)</g)) {
      const picture = readFileSync(join(REPOSITORY, 'docs', 'pictures', basename(url)));
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([Number(width), Number(height)]);
    }
  });

  test('says each thing in every language, and the numbers of the README', () => {
    for (const tag of ['name', 'summary', 'caption', 'p', 'li']) {
      const own = text.match(new RegExp(`^ +<${tag}>.*[a-z]`, 'gm')) ?? [];
      for (const language of ['zh-CN', 'zh-TW', 'ja']) {
        const said = new RegExp(
          `<${tag} xml:lang="${language}">.*[\\p{Script=Han}\\p{Script=Katakana}]`,
          'gu',
        );
        const translated = text.match(said) ?? [];
        // The developer's name is not translated.
        expect(own.length - (tag === 'name' ? 1 : 0), `${tag} in ${language}`).toBe(translated.length);
      }
    }
    const readme = readFileSync(join(REPOSITORY, 'README.md'), 'utf8');
    for (const [number] of text.matchAll(/\b\d+ (?=levels|puzzles)/g)) expect(readme).toContain(number);
  });

  const hasTool = spawnSync('appstreamcli', ['--version']).status === 0;
  test.runIf(hasTool)('is good to appstreamcli, as installed and for Flathub', () => {
    const folder = mkdtempSync(join(tmpdir(), 'twofold-metainfo-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const content of [text, read(`flathub/${name}`)]) {
      writeFileSync(join(folder, name), content);
      const args = ['validate', '--no-net', '--pedantic', '--explain', join(folder, name)];
      const { status, stdout } = spawnSync('appstreamcli', args, { encoding: 'utf8' });
      expect(status, stdout).toBe(0);
    }
  });
});

test('what is not signed is found by its name, and what is missing is named', () => {
  const unsigned = fill(sumsOf(ENDINGS).replaceAll('-setup.exe', '-setup-unsigned.exe'));
  expect(String(unsigned['winget/someone.Twofold.installer.yaml'])).toContain(
    'twofold-1.2.3-win-arm64-setup-unsigned.exe',
  );
  expect(() => fill(sumsOf(ENDINGS.filter((ending) => !ending.startsWith('mac'))))).toThrow(
    'twofold-1.2.3-mac-universal.dmg',
  );
  expect(() => readSums('nonsense')).toThrow('nonsense');
  expect(() => fillTemplate('{{never}}', {})).toThrow('never');
});
