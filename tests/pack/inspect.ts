/**
 * Looks into an app that `npm run dist` packed with the real runtime, where it was packed:
 * `node tests/pack/inspect.ts darwin dist/mac-universal x64 arm64`. Ends with code 1 and says what is wrong.
 */
import { deepEqual, equal } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listArchive } from './archive.ts';
import { FUSES, PACKAGE_FILES, prebuildOf } from './expected.ts';
import { readFuses } from './runtime.ts';
import { TARGETS } from './targets.ts';

const [platform = '', folder = '', ...archs] = process.argv.slice(2);
const target = TARGETS.find((each) => each.platform === platform);
if (target === undefined || archs.length === 0) throw new Error('usage: inspect.ts PLATFORM FOLDER ARCH…');

const files = listArchive(join(folder, target.resources, 'app.asar'));
const prebuilds = archs.map((arch) => prebuildOf(platform, arch)).sort();
deepEqual(
  files
    .filter(({ isUnpacked }) => isUnpacked)
    .map(({ path }) => path)
    .sort(),
  prebuilds,
  'native binaries',
);
const packages = files.map(({ path }) => path).filter((path) => path.startsWith('node_modules/'));
deepEqual(packages.sort(), [...PACKAGE_FILES, ...prebuilds].sort(), 'packages');
const fuses = readFuses(readFileSync(join(folder, target.runtime)));
for (const wire of fuses) equal(wire, FUSES, 'fuses');
equal(fuses.length, archs.length, 'runtimes with fuses');
console.log(`${folder}: ${files.length} files, ${prebuilds.length} native, fuses ${fuses.join(' ')}`);
