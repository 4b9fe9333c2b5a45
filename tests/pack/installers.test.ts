/** The installers that only a Windows machine can make, as far as the configuration tells. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './pack.ts';

const config = readFileSync(join(REPOSITORY, 'electron-builder.yml'), 'utf8');
const guide = readFileSync(join(REPOSITORY, 'docs', 'installing.md'), 'utf8');
const section = (name: string) => new RegExp(`^${name}:\\n((?: .*\\n)+)`, 'm').exec(config)?.[1] ?? '';

test('Windows has an installer a processor, and none with both programs in it', () => {
  expect(section('win')).toContain('{ target: nsis, arch: [x64, arm64] }');
  // Left out, electron-builder makes a third one as soon as the name tells the processor.
  expect(section('nsis')).toMatch(/^ {2}artifactName: .*\$\{arch\}-setup/m);
  expect(section('nsis')).toContain('buildUniversalInstaller: false');
});

test.each(['setup', 'portable'])('the guide to installing names %s as it is called', (kind) => {
  const place = section(kind === 'setup' ? 'nsis' : 'portable');
  expect(place).toMatch(new RegExp(`artifactName: twofold-\\S+-win-\\S+-${kind}`));
  expect(guide.split(`…-win-x64-${kind}.exe`), 'in both languages').toHaveLength(3);
});
