// Electron's package brings no runtime; it is fetched here, on the first start, where it can be.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './setup.mjs';

const PACKAGE = join(ROOT, 'node_modules', 'electron');

/** The runtime's program when it is on this machine already, or null. */
export function findElectron() {
  const name = join(PACKAGE, 'path.txt');
  if (!existsSync(name)) return null;
  const program = join(PACKAGE, 'dist', readFileSync(name, 'utf8'));
  return existsSync(program) ? program : null;
}

/** `{ program }`, or `{ why }` it cannot run here, half a sentence. */
export function obtainElectron(node) {
  const obstacle = whyNotHere(process.platform, process.env, process.getuid?.());
  if (obstacle !== null) return { why: obstacle };
  const present = findElectron();
  if (present !== null) return { program: present };
  say('fetching the Electron runtime (about 120 MB, once)…');
  const fetched = spawnSync(node, [join(PACKAGE, 'install.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 900_000,
  });
  const program = fetched.status === 0 ? findElectron() : null;
  if (program !== null) return { program };
  say(`it did not come: ${reasonIn(fetched.stderr ?? '')} (docs/installing.md: proxies and mirrors).`);
  return { why: "Electron's runtime could not be fetched" };
}

const MAX_REASON = 200;

/** Returns the first words of a program that failed: the error, not its stack. */
export function reasonIn(stderr) {
  return (stderr.trim().split('\n')[0] || 'no answer').slice(0, MAX_REASON);
}

/** Returns what keeps a desktop window from opening on this machine, as half a sentence, or null. */
export function whyNotHere(platform, env, userId) {
  if (platform !== 'linux') return null;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display for a desktop window';
  if (userId === 0) return 'Electron does not start as root';
  return null;
}
