import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBundledPackages } from '../../scripts/bundled-packages.mjs';
import { REPOSITORY } from './pack.ts';

/** Licences that only ask to be told of. */
const ALLOWED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'];

test('every package that is shipped is named with its licence, and no other', async () => {
  const packages = await listBundledPackages();
  expect(packages.filter(({ license }) => !ALLOWED.includes(license))).toEqual([]);
  const notices = readFileSync(join(REPOSITORY, 'resources', 'licences', 'packages.txt'), 'utf8');
  const named = [...notices.matchAll(/^(\S+ \S+) \(\S+\)\n-{60}$/gm)].map(([, name]) => name);
  expect(named, 'run scripts/make-notices.mjs').toEqual(
    packages.map(({ name, version }) => `${name} ${version}`),
  );
}, 60_000);
