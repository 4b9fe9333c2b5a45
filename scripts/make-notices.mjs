// Writes resources/licences/packages.txt: the licences of the npm packages that are shipped inside the app.
// Run it after a change of packages: node --experimental-strip-types scripts/make-notices.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { listBundledPackages } from './bundled-packages.mjs';
import { ROOT } from './setup.mjs';

readArguments(
  'node --experimental-strip-types scripts/make-notices.mjs\n  Writes the licences of the npm packages that are shipped, resources/licences/packages.txt.',
);

const packages = await listBundledPackages();
const notices = packages.map(
  ({ name, version, license, text }) => `${name} ${version} (${license})\n${'-'.repeat(60)}\n${text}\n`,
);
const title = 'Twofold contains these packages. Electron and Chromium bring their own notices.\n';
writeFileSync(
  join(ROOT, 'resources', 'licences', 'packages.txt'),
  [title, ...notices].join('\n').replaceAll('\r\n', '\n'),
);
console.log(packages.map(({ name, version }) => `${name} ${version}`).join('\n'));
