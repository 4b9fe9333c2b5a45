// `npm run test:linux-packages`: makes the packages for Linux, and installs, starts and removes them in a fresh root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readArguments } from './arguments.mjs';
import { nodeArguments } from './commands.mjs';
import { build, environment, prepare, ROOT, runScript, SetupError } from './setup.mjs';

/** The tools that must be installed: programs, and the packages of Debian and Ubuntu that bring them. */
const TOOLS = {
  '/usr/bin/mmdebstrap': 'mmdebstrap',
  '/usr/bin/dpkg-deb': 'dpkg',
  '/usr/bin/rpmbuild': 'rpm',
  '/usr/bin/cpio': 'cpio',
  '/usr/bin/7zz': '7zip',
  '/usr/bin/mksquashfs': 'squashfs-tools',
  '/usr/bin/appstreamcli': 'appstream',
  '/usr/bin/desktop-file-validate': 'desktop-file-utils',
};

readArguments(
  'npm run test:linux-packages\n  Makes the packages for Linux, and installs, starts and removes them in a fresh root. Wants Debian or Ubuntu, and root.',
);

runScript(async () => {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new SetupError('nothing was tried: this needs Debian or Ubuntu, and root, for a root of its own.');
  const missing = Object.keys(TOOLS).filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new SetupError(
      `nothing was tried: apt-get install ${missing.map((file) => TOOLS[file]).join(' ')}`,
    );
  const node = prepare();
  build(node);
  // As long as in the unit tests: both only end what hangs.
  const args = nodeArguments('vitest run --root tests/linux --testTimeout=60000 --hookTimeout=60000');
  const env = environment(node);
  return spawnSync(node, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
});
