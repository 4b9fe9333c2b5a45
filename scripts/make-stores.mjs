// Fills what the stores are given of a release.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { readIdentity, whyNotPublished } from './identity.mjs';
import { ROOT, runScript, SetupError } from './setup.mjs';
import { fillStores, readSums } from './stores.mjs';

const USAGE = `node scripts/make-stores.mjs SHA256SUMS.txt FOLDER
  Writes what Flathub, Homebrew and winget are given of the release with these checksums into the folder.`;
const [sumsFile, folder] = readArguments(USAGE, {
  words: { least: 2, most: 2, wants: 'SHA256SUMS.txt FOLDER' },
}).positionals;

runScript(async () => {
  const read = readIdentity();
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const problem = whyNotPublished(read, { TWOFOLD_RELEASE: `v${version}` });
  if (problem !== undefined) throw new SetupError(problem);
  const sums = readSums(readFileSync(sumsFile, 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  const files = fillStores({ identity: read.identity, version, date, sums });
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    console.log(path);
  }
  return 0;
});
