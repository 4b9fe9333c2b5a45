/** The packages for Linux as files: made by electron-builder, over a runtime that starts the model of Electron. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBuilderConfig } from '../../scripts/builder-config.mjs';
import { runBuilder } from '../pack/pack.ts';
import { makeStandInRuntime } from '../pack/runtime.ts';
import { SAMPLE_IDENTITY } from '../pack/stores/sample.ts';

export const KINDS = ['deb', 'rpm', 'AppImage', 'tar.gz'] as const;
export type Kind = (typeof KINDS)[number];

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * In place of Electron's program: Node over the model of Electron. Both, and the app out of its archive, lie in the folder that
 * STANDIN names (`putStandIn`).
 */
const PROGRAM = `#!/bin/sh
standin=\${STANDIN:-/standin}
TWOFOLD_APP=$standin/app exec "$standin/node" --experimental-strip-types --disable-warning=ExperimentalWarning \\
  --import "$standin/model/register.ts" "$standin/model/run-main.ts" "$standin/app/out/main/index.js" "$@"
`;

/** Makes one package of each kind within `folder`; answers with their paths. */
export async function makePackages(folder: string): Promise<Readonly<Record<Kind, string>>> {
  const runtime = join(folder, 'runtime');
  const output = join(folder, 'output');
  makeStandInRuntime(runtime, 'linux', '45.0.0');
  // The fuses are set in what follows the script.
  const program = join(runtime, 'electron');
  writeFileSync(program, Buffer.concat([Buffer.from(PROGRAM), Buffer.from('exit\n'), readFileSync(program)]));
  writeFileSync(join(runtime, 'chrome-sandbox'), '');
  const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));
  const config = writeBuilderConfig(join(folder, 'packaging'), {
    ...{ identity: SAMPLE_IDENTITY, version, date: '2026-01-31' },
  });
  await runBuilder(
    [
      '--linux',
      ...KINDS,
      '--x64',
      `-c.electronDist=${runtime}`,
      `-c.directories.output=${output}`,
      '--config',
      config,
    ],
    {
      CUSTOM_FPM_PATH: here('./fpm.mjs'),
      ELECTRON_BUILDER_7ZIP_PATH: '/usr/bin/7zz',
      APPIMAGE_TOOLS_PATH: makeImageTools(join(folder, 'appimage')),
      TWOFOLD_SUFFIX: '',
    },
  );
  const names = readdirSync(output);
  const pathOf = (kind: Kind) => {
    const name = names.find((each) => each.endsWith(`.${kind}`));
    if (name === undefined) throw new Error(`no .${kind} among ${names.join(', ')}`);
    return join(output, name);
  };
  return { deb: pathOf('deb'), rpm: pathOf('rpm'), AppImage: pathOf('AppImage'), 'tar.gz': pathOf('tar.gz') };
}

/**
 * The runtime that stands before an AppImage's file system and mounts it is far; as many bytes that do nothing take its
 * place.
 */
export const IMAGE_RUNTIME = '#!/bin/sh\necho "no runtime of AppImage"\nexit 1\n'.padEnd(4096, '\n');

/** As electron-builder looks for them. */
function makeImageTools(folder: string): string {
  const tools = join(folder, 'linux-x64');
  mkdirSync(tools, { recursive: true });
  mkdirSync(join(folder, 'lib', 'x64'), { recursive: true });
  for (const name of ['mksquashfs', 'desktop-file-validate'])
    symlinkSync(`/usr/bin/${name}`, join(tools, name));
  writeFileSync(join(folder, 'runtime-x64'), IMAGE_RUNTIME);
  chmodSync(join(folder, 'runtime-x64'), 0o755);
  return folder;
}
