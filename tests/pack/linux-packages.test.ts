/** The contents of the .deb and .rpm: electron-builder's own tool for them is far, so a stand-in keeps what it is told. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBuilderConfig } from '../../scripts/builder-config.mjs';
import { REPOSITORY, runBuilder } from './pack.ts';
import { makeStandInRuntime } from './runtime.ts';
import { SAMPLE_IDENTITY } from './stores/sample.ts';

/** Keeps its arguments a line each, and the desktop entry; makes the package's file. */
const FPM = `#!/bin/sh
printf '%s\\n' "$@" > "$KEPT/$5.txt"
after=''
for each in "$@"; do
  if [ "$after" = --after-install ]; then cp "$each" "$KEPT/$5.after"; fi
  after=$each
done
for each in "$@"; do
  case "$each" in *=/usr/share/applications/*) cp "\${each%%=*}" "$KEPT/twofold.desktop" ;; esac
  case "$each" in *=/usr/share/mime/packages/*) cp "\${each%%=*}" "$KEPT/twofold.xml" ;; esac
  case "$each" in *.deb|*.rpm) echo package > "$each" ;; esac
done
`;

const folder = mkdtempSync(join(tmpdir(), 'twofold-linux-'));
const kept = join(folder, 'kept');
const output = join(folder, 'output');
afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(process.platform === 'linux')('packages for Linux', () => {
  beforeAll(async () => {
    const runtime = join(folder, 'runtime');
    const fpm = join(folder, 'fpm');
    makeStandInRuntime(runtime, 'linux', '45.0.0');
    mkdirSync(kept);
    const release = { identity: SAMPLE_IDENTITY, version: '1.2.3', date: '2026-01-31' };
    const config = writeBuilderConfig(join(folder, 'packaging'), release);
    writeFileSync(fpm, FPM, { mode: 0o755 });
    await runBuilder(
      [
        ...[
          '--linux',
          'deb',
          'rpm',
          '--x64',
          `-c.electronDist=${runtime}`,
          `-c.directories.output=${output}`,
        ],
        '--config',
        config,
      ],
      { CUSTOM_FPM_PATH: fpm, KEPT: kept, TWOFOLD_SUFFIX: '-unsigned' },
    );
  }, 120_000);

  test('carry their kind, their processor and how they are signed in their names', () => {
    const packages = readdirSync(output).filter((name) => /\.(deb|rpm)$/.test(name));
    expect(packages.map((name) => name.replace(/\d+\.\d+\.\d+/, 'VERSION'))).toEqual([
      'twofold-VERSION-linux-amd64-unsigned.deb',
      'twofold-VERSION-linux-x86_64-unsigned.rpm',
    ]);
  });

  test.each(['deb', 'rpm'])('the .%s names its maintainer and brings icons and the desktop entry', (kind) => {
    const told = readFileSync(join(kept, `${kind}.txt`), 'utf8').split('\n');
    expect(told).toEqual(
      expect.arrayContaining([SAMPLE_IDENTITY.contact, SAMPLE_IDENTITY.repository, 'MIT']),
    );
    const places = told.flatMap((line) => /=(\/(?:usr|opt)\/.*)$/.exec(line)?.[1] ?? []);
    expect(places).toContain('/opt/Twofold');
    expect(places).toContain('/usr/share/applications/twofold.desktop');
    expect(places).toContain('/usr/share/metainfo/org.example.Twofold.metainfo.xml');
    for (const side of [16, 24, 32, 48, 64, 128, 256, 512])
      expect(places).toContain(`/usr/share/icons/hicolor/${side}x${side}/apps/twofold.png`);
  });

  test.each([
    ['deb', ['libasound2t64 | libasound2', 'libgbm1', 'libgtk-3-0', 'libnss3']],
    ['rpm', ['(alsa-lib or libasound2)', '(mesa-libgbm or libgbm1)', 'gtk3', 'nss']],
  ])('the .%s asks for what Electron is linked with, and recommends nothing', (kind, libraries) => {
    const told = readFileSync(join(kept, `${kind}.txt`), 'utf8').split('\n');
    const depends = told.filter((_line, at) => told[at - 1] === '-d');
    expect(depends).toEqual(expect.arrayContaining(libraries));
    expect(told).not.toContain('--deb-recommends');
  });

  test('the .deb tells its licence where Debian looks for it', () => {
    const told = readFileSync(join(kept, 'deb.txt'), 'utf8').split('\n');
    const from = '=/usr/share/doc/twofold/copyright';
    const file = told.find((line) => line.endsWith(from))?.slice(0, -from.length);
    expect(readFileSync(join(REPOSITORY, file ?? ''), 'utf8')).toMatch(/^License: Expat$/m);
  });

  test.each(['deb', 'rpm'])('the .%s puts the program on the PATH', (kind) => {
    const installed = readFileSync(join(kept, `${kind}.after`), 'utf8');
    expect(installed).toContain("ln -sf '/opt/Twofold/twofold' '/usr/bin/twofold'");
  });

  test('the desktop entry speaks every language', () => {
    const entry = readFileSync(join(kept, 'twofold.desktop'), 'utf8');
    expect(entry).toMatch(/^Name=Twofold$/m);
    expect(entry).toMatch(/^Name\[zh_CN\]=连连看 Twofold$/m);
    expect(entry).toMatch(/^Comment\[zh_CN\]=.*[\u4e00-\u9fff]/m);
    expect(entry).toMatch(/^Name\[ja\]=Twofold 四川省$/m);
    expect(entry).toMatch(/^Comment\[ja\]=.*[\u3040-\u30ff]/m);
    expect(entry).toMatch(/^Categories=Game;LogicGame;$/m);
    expect(entry).toMatch(/^StartupWMClass=twofold$/m);
  });

  test('a .twofold, a .twofold-game and a link twofold: open here, and no other kind of file does', () => {
    const entry = readFileSync(join(kept, 'twofold.desktop'), 'utf8');
    expect(entry).toMatch(
      /^MimeType=application\/x-twofold;application\/x-twofold-game;x-scheme-handler\/twofold;$/m,
    );
    expect(entry).toMatch(/^Exec=\/opt\/Twofold\/twofold %U$/m);
    const types = readFileSync(join(kept, 'twofold.xml'), 'utf8');
    expect(types.match(/(?<=<mime-type type=")[^"]+/g)).toEqual([
      'application/x-twofold',
      'application/x-twofold-game',
    ]);
    expect(types.match(/(?<=<glob pattern=")[^"]+/g)).toEqual(['*.twofold', '*.twofold-game']);
  });

  test('the profile for AppArmor lets Chromium have its sandbox', () => {
    const profile = join(output, 'linux-unpacked', 'resources', 'apparmor-profile');
    expect(readFileSync(profile, 'utf8')).toMatch(
      /"\/opt\/Twofold\/twofold" flags=\(unconfined\) \{\n {2}userns,/,
    );
  });
});
