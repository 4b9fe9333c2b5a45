// Lists the content of the installers, as CycloneDX. npm alone would name what package.json calls
// dependencies; most of what is shipped was bundled and is a development one there.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readArguments } from './arguments.mjs';
import { listBundledPackages } from './bundled-packages.mjs';
import { ROOT } from './setup.mjs';

const USAGE = `node --experimental-strip-types scripts/make-sbom.mjs FILE
  Writes what is inside the installers into this file, as CycloneDX, and prints its packages.`;
/** Shipped beside them, as the runtime. */
const RUNTIME = 'electron';
/** npm's word for a package that a build alone needs; of what is shipped it would be untrue. */
const DEVELOPMENT = 'cdx:npm:package:development';

/** The same bill of materials with nothing but the named packages. */
export function keepShipped(bom, names) {
  const root = bom.metadata.component['bom-ref'];
  const shipped = bom.components.filter((each) => names.includes(each['bom-ref']));
  const refs = shipped.map((each) => each['bom-ref']);
  const missing = names.filter((name) => !refs.includes(name));
  if (missing.length > 0) throw new Error(`npm knows nothing of ${missing.join(', ')}`);
  return {
    ...bom,
    components: shipped.map((each) => ({
      ...each,
      properties: (each.properties ?? []).filter(({ name }) => name !== DEVELOPMENT),
    })),
    dependencies: bom.dependencies
      .filter(({ ref }) => ref === root || refs.includes(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((each) => refs.includes(each)),
      })),
  };
}

/** All that npm installed, as CycloneDX. */
export function readInstalled() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const told = spawnSync(npm, ['sbom', '--sbom-format=cyclonedx', '--loglevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (told.status !== 0) throw new Error(`npm sbom ended with ${told.status}: ${told.stderr}`);
  return JSON.parse(told.stdout);
}

/** The packages inside an installer as npm refers to them, by name and version. */
export function listShipped(bundled, bom) {
  const runtime = bom.components.find(({ name }) => name === RUNTIME);
  return [...bundled.map(({ name, version }) => `${name}@${version}`), runtime['bom-ref']];
}

if (import.meta.filename === process.argv[1]) {
  const [file] = readArguments(USAGE, { words: { least: 1, most: 1, wants: 'FILE' } }).positionals;
  const bom = readInstalled();
  const shipped = keepShipped(bom, listShipped(await listBundledPackages(), bom));
  writeFileSync(file, `${JSON.stringify(shipped, null, 2)}\n`);
  console.log(shipped.components.map((each) => each['bom-ref']).join('\n'));
}
