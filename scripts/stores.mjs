// Makes the files for the stores: the templates of resources/packaging/stores, filled with the addresses of
// identity.json, a version, and the checksums of its files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const TEMPLATES = join(ROOT, 'resources', 'packaging', 'stores');
const ICON = 'resources/icons/png/512x512.png';

/** Files of a release: how each is named in the templates, and how its name ends. */
const FILES = {
  windowsX64: 'win-x64-setup',
  windowsArm64: 'win-arm64-setup',
  mac: 'mac-universal',
  linuxX64: 'linux-x64',
  linuxArm64: 'linux-arm64',
};
const ENDINGS = {
  windowsX64: 'exe',
  windowsArm64: 'exe',
  mac: 'dmg',
  linuxX64: 'tar.gz',
  linuxArm64: 'tar.gz',
};

/** The text of a template with `{{name}}` replaced; throws at a name that has no value. */
export function fillTemplate(text, values) {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name) => {
    if (values[name] === undefined) throw new Error(`the template wants ${name}`);
    return values[name];
  });
}

/**
 * Returns where a file of a release is found, and its checksum: `{ url, name, sha256 }`. Unsigned ones say so
 * in their names.
 */
function findFile(kind, { repository, version, sums }) {
  const start = `twofold-${version}-${FILES[kind]}`;
  const name = [...sums.keys()].find((each) =>
    [`${start}.`, `${start}-unsigned.`].some((head) => each === `${head}${ENDINGS[kind]}`),
  );
  if (name === undefined) throw new Error(`the checksums name no ${start}.${ENDINGS[kind]}`);
  return { name, url: `${repository}/releases/download/v${version}/${name}`, sha256: sums.get(name) };
}

/** The checksums in the text of SHA256SUMS.txt, by the names of the files. */
export function readSums(text) {
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, sum, name] = /^([\da-f]{64}) [ *](\S+)$/.exec(line) ?? [];
        if (sum === undefined || name === undefined) throw new Error(`no checksum: '${line}'`);
        return [name, sum];
      }),
  );
}

/** The values of a release that every template may name. `date` is written 2026-01-31. */
function commonValues({ repository, contact, applicationId }, version, date) {
  const [owner, name] = repository.split('/').slice(-2);
  return {
    repository,
    contact,
    applicationId,
    version,
    date,
    owner,
    contactName: contact.replace(/ <.*$/, ''),
    contactAddress: /<(.*)>$/.exec(contact)?.[1] ?? '',
    developerId: applicationId.split('.').slice(0, -1).join('.'),
    pictures: `https://raw.githubusercontent.com/${owner}/${name}/v${version}/docs/pictures`,
  };
}

/** The description that Linux' software centres show, as it is installed: `{ name, text }`. */
export function fillMetainfo(identity, version, date) {
  const template = readFileSync(join(TEMPLATES, 'linux', 'metainfo.xml'), 'utf8');
  const text = fillTemplate(template, commonValues(identity, version, date));
  return { name: `${identity.applicationId}.metainfo.xml`, text };
}

/** Every file for every store, by its path: text, or bytes of a picture. */
export function fillStores({ identity, version, date, sums }) {
  const { repository, applicationId } = identity;
  const release = { repository, version, sums };
  const icon = readFileSync(join(ROOT, ICON));
  const values = {
    ...commonValues(identity, version, date),
    iconSha256: createHash('sha256').update(icon).digest('hex'),
    ...Object.fromEntries(
      Object.keys(FILES).flatMap((kind) => {
        const { name, url, sha256 } = findFile(kind, release);
        return [
          [`${kind}Url`, url],
          [`${kind}Sha256`, sha256],
          [`${kind}Ending`, name.slice(`twofold-${version}`.length)],
        ];
      }),
    ),
  };
  const fill = (name) => fillTemplate(readFileSync(join(TEMPLATES, name), 'utf8'), values);
  const winget = `winget/${values.owner}.Twofold`;
  const metainfo = fillMetainfo(identity, version, date);
  // As Flathub wants it: the component, its desktop entry and the package have one name.
  const flathub = metainfo.text.replace('>twofold.desktop<', `>${applicationId}.desktop<`);
  return {
    [`flathub/${applicationId}.json`]: fill('flathub/manifest.json'),
    [`flathub/${applicationId}.desktop`]: fill('flathub/desktop-entry.desktop'),
    [`flathub/${metainfo.name}`]: flathub,
    [`flathub/${applicationId}.png`]: icon,
    'flathub/twofold.xml': fill('flathub/mime-types.xml'),
    'flathub/twofold.sh': fill('flathub/twofold.sh'),
    'homebrew/twofold.rb': fill('homebrew/twofold.rb'),
    [`${winget}.yaml`]: fill('winget/version.yaml'),
    [`${winget}.installer.yaml`]: fill('winget/installer.yaml'),
    [`${winget}.locale.en-US.yaml`]: fill('winget/locale.en-US.yaml'),
    [`${winget}.locale.zh-CN.yaml`]: fill('winget/locale.zh-CN.yaml'),
    [`${winget}.locale.zh-TW.yaml`]: fill('winget/locale.zh-TW.yaml'),
    [`${winget}.locale.ja-JP.yaml`]: fill('winget/locale.ja-JP.yaml'),
  };
}
