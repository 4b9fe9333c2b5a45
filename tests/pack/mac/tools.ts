/** The tools of a Mac by which the halves of an app are merged, for every system. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Says of a Mach-O that it is one, by its first bytes. A shell's script, since each file of both halves costs a call. */
const FILE = `#!/bin/sh
for path in "$@"; do :; done
case "$(od -An -tx1 -N4 "$path" | tr -d ' ')" in
  cffaedfe | cafebabe) echo 'Mach-O 64-bit' ;;
  *) echo data ;;
esac
`;

/** Node reads TypeScript, in lower versions when it is told. */
const STRIP_TYPES = '--experimental-strip-types --disable-warning=ExperimentalWarning';

/** Makes the tools in `folder`; answers with what electron-builder is told and the environment in which it finds them. */
export function makeMacTools(folder: string): { readonly args: string[]; readonly env: NodeJS.ProcessEnv } {
  mkdirSync(folder);
  const lipo = fileURLToPath(new URL('./lipo.ts', import.meta.url));
  writeFileSync(join(folder, 'file'), FILE, { mode: 0o755 });
  writeFileSync(join(folder, 'lipo'), `#!/bin/sh\nexec '${process.execPath}' '${lipo}' "$@"\n`, {
    mode: 0o755,
  });
  const { PATH = '', NODE_OPTIONS = '' } = process.env;
  const asOnAMac = new URL('./as-on-a-mac.ts', import.meta.url).href;
  return {
    args: [`-c.afterExtract=${fileURLToPath(new URL('./mark-processor.ts', import.meta.url))}`],
    env: {
      PATH: `${folder}${delimiter}${PATH}`,
      NODE_OPTIONS: `${NODE_OPTIONS} ${STRIP_TYPES} --import=${asOnAMac}`,
    },
  };
}
