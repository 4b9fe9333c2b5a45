/** `npm run test:wine`: what can be known of Twofold on Windows where there is wine. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeArguments } from '../../scripts/commands.mjs';
import { MACHINE, type Machine, startMachine, windowsPath, wineVersion } from './machine.ts';
import { runOnWindows } from './windows-process.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
/**
 * Those that neither take rights away, mount disks nor trace calls, as Linux alone can, and that start no process with a channel:
 * wine ends both sides of one that is closed.
 */
const CHECKS = ['clock jump', 'hostile input', 'fuzz', 'truncation'];

const version = wineVersion();
if (version === null) {
  console.error(
    'twofold: there is no wine on this machine, so nothing was tried. On Debian and Ubuntu: apt-get install wine wine64',
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'twofold-wine-'));
try {
  console.log(`── a Windows machine in ${version}`);
  const machine = await startMachine(folder);
  try {
    const isGood = [playSpecs(machine), await tryStorage(machine), compileInstaller()].every(Boolean);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await machine.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The specs of Windows, and those of every host whose outcome depends on the host. */
function playSpecs(machine: Machine): boolean {
  const env = { ...process.env, [MACHINE]: JSON.stringify(machine) };
  const args = nodeArguments('playwright test --project=wine');
  return spawnSync(process.execPath, args, { cwd: REPOSITORY, env, stdio: 'inherit' }).status === 0;
}

/** The storage, by what tries to make it lose something. */
async function tryStorage(machine: Machine): Promise<boolean> {
  console.log('\n── the storage on Windows');
  const script = windowsPath(join(REPOSITORY, 'tests', 'reliability', 'run.ts'), machine);
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const checks = CHECKS.flatMap((name) => ['--only', name]);
  const { code, out, error } = await runOnWindows(
    { args: [...flags, script, '--short', ...checks] },
    '',
    machine,
  );
  console.log(`${out}${error}`);
  return code === 0;
}

/** The installer's script, where NSIS is installed. */
function compileInstaller(): boolean {
  console.log('\n── the installer');
  const missing = { '/usr/bin/makensis': 'nsis', '/usr/bin/7zz': '7zip' };
  const names = Object.entries(missing).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (names.length > 0) {
    console.log(`not compiled, for which: apt-get install ${names.join(' ')}`);
    return true;
  }
  const args = nodeArguments('vitest run --root tests/installer');
  return spawnSync(process.execPath, args, { cwd: REPOSITORY, stdio: 'inherit' }).status === 0;
}
