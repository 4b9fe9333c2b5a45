// Adds to electron-builder.yml the addresses under which the program is published.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';
import { fillMetainfo } from './stores.mjs';

/** Writes a configuration into `folder`, and what it names; answers with its path. `date` is written 2026-01-31. */
export function writeBuilderConfig(folder, { identity, version, date }) {
  mkdirSync(folder, { recursive: true });
  const metainfo = fillMetainfo(identity, version, date);
  const path = join(folder, metainfo.name);
  writeFileSync(path, metainfo.text);
  // electron-builder adds this list to the one of the file that is extended.
  const fpm = [`${path}=/usr/share/metainfo/${metainfo.name}`];
  const config = {
    extends: `file:${join(ROOT, 'electron-builder.yml')}`,
    appId: identity.applicationId,
    extraMetadata: { homepage: identity.repository },
    linux: { maintainer: identity.contact },
    deb: { fpm },
    rpm: { fpm },
  };
  const file = join(folder, 'electron-builder.json');
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}
