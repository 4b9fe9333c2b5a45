// Puts the address of the repository where documents write OWNER/REPOSITORY.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { fillAddress, PLACED_IN } from './document-address.mjs';
import { readIdentity } from './identity.mjs';
import { ROOT, runScript, SetupError } from './setup.mjs';

readArguments(`node scripts/fill-documents.mjs
  Writes the repository of resources/packaging/identity.json where documents have OWNER/REPOSITORY.`);

runScript(async () => {
  const { identity, missing, problem } = readIdentity();
  if (problem !== undefined) throw new SetupError(problem);
  if (missing.includes('repository')) throw new SetupError('identity.json names no repository yet.');
  for (const name of PLACED_IN) {
    const path = join(ROOT, name);
    writeFileSync(path, fillAddress(readFileSync(path, 'utf8'), identity.repository));
  }
  return 0;
});
