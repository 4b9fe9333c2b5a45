/** The notices about the shipped packages: their licences inside, the bill of materials beside. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type BundledPackage, listBundledPackages } from '../../scripts/bundled-packages.mjs';
import { keepShipped, listShipped, readInstalled } from '../../scripts/make-sbom.mjs';
import { REPOSITORY } from './pack.ts';

/** Licences that only ask to be named. */
/** A package under a choice of licences is taken under either. */
const ALLOWED = [
  'MIT',
  '(MIT OR Apache-2.0)',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
];

let packages: BundledPackage[] = [];
beforeAll(async () => {
  packages = await listBundledPackages();
}, 60_000);

test('every package that is shipped is named with its licence, and no other', () => {
  expect(packages.filter(({ license }) => !ALLOWED.includes(license))).toEqual([]);
  const notices = readFileSync(join(REPOSITORY, 'resources', 'licences', 'packages.txt'), 'utf8');
  const named = [...notices.matchAll(/^(\S+ \S+) \(.+\)\n-{60}$/gm)].map(([, name]) => name);
  expect(named, 'run scripts/make-notices.mjs').toEqual(
    packages.map(({ name, version }) => `${name} ${version}`),
  );
});

test('the bill of materials names the same packages and the runtime, and no tool', () => {
  const installed = readInstalled();
  const { components, dependencies } = keepShipped(installed, listShipped(packages, installed));
  const named = components.map((each) => each['bom-ref'].replace(/@[^@]+$/, ''));
  expect(named.sort()).toEqual([...packages.map(({ name }) => name), 'electron'].sort());
  // Bundled from what package.json calls development, and shipped all the same.
  expect(named).toContain('react');
  expect(JSON.stringify(components)).not.toContain('development');
  const [root] = dependencies;
  expect(root?.dependsOn).toContain(components.find(({ name }) => name === 'electron')?.['bom-ref']);
  expect(JSON.stringify(dependencies)).not.toContain('vitest');
}, 60_000);

test('a bill of materials that lacks a package is none', () => {
  const component = { 'bom-ref': 'twofold@1.0.0', name: 'twofold' };
  const bom = { metadata: { component }, components: [], dependencies: [] };
  expect(() => keepShipped(bom, ['react@1.0.0'])).toThrow('npm knows nothing of react@1.0.0');
});
