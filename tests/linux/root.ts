/** A fresh root of this machine's Debian or Ubuntu: nothing but what its package manager calls essential, in a folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractArchive } from '../pack/archive.ts';

const ENVIRONMENT = {
  ...{
    HOME: '/root',
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    LC_ALL: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
  },
};

/** Makes the root, with the packages that `extra` names: half a minute and the network of the package manager. */
export function makeRoot(root: string, extra: readonly string[]): void {
  const suite = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
  // The root is thrown away, so nothing of it need reach the disk.
  const options = ['--quiet', '--mode=root', '--variant=apt', '--dpkgopt=force-unsafe-io'];
  const args = [...options, `--include=${extra.join(',')}`, suite, root];
  execFileSync('mmdebstrap', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  // It tidies away what a package manager needs to install more.
  cpSync('/etc/resolv.conf', join(root, 'etc', 'resolv.conf'), { dereference: true });
  runInside(root, ['apt-get', 'update', '-qq']);
}

/** Runs a program inside to its end; answers with what it printed. Throws when it ends with another code than 0. */
export function runInside(
  root: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  return execFileSync('chroot', [root, ...command], {
    ...{
      encoding: 'utf8',
      env: { ...ENVIRONMENT, ...env },
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  });
}

/** Puts the model of Electron into a folder, with the app out of its archive, as the stand-in for the runtime wants it. */
export function putStandIn(folder: string, archive: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  cpSync(process.execPath, join(folder, 'node'));
  cpSync(fileURLToPath(new URL('../standin', import.meta.url)), join(folder, 'model'), { recursive: true });
  extractArchive(archive, join(folder, 'app'));
}

/** Starts the installed program inside as a desktop does, waits for its window, closes that; answers with its exit code. */
export async function startInside(root: string, home: string): Promise<number | null> {
  mkdirSync(join(root, home), { recursive: true });
  const env = { ...ENVIRONMENT, HOME: home, STANDIN_LANGUAGE: 'en-US' };
  const main: ChildProcess = spawn('chroot', [root, '/usr/bin/twofold'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => main.once('exit', resolve));
  for (const stream of [main.stdout, main.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
      if (/^READY/m.test(output) && main.connected) main.send({ type: 'closed' });
    });
  main.on('message', (message: { type: string }) => {
    if (message.type === 'load') main.send({ type: 'loaded' });
  });
  const code = await ended;
  if (!/^READY/m.test(output)) throw new Error(`it never was ready, and ended with code ${code}:\n${output}`);
  return code;
}
