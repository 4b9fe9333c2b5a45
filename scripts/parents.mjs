// Which processes a script hangs on, and when one of them is gone. npm passes on SIGINT and SIGTERM and nothing else, the shell
// that it puts between may pass on nothing at all, and Windows has no signals: so a script has to look itself.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const LOOK_MS = 300;
/** npm, a script-shell of the user's own, and the shell that it calls. */
const MAX_PARENTS = 6;

/**
 * Calls `onGone` once, as soon as our parent is gone, or one further up that was started only to run this script: each
 * shell on the way to npm has the script's name on its command line, and npm is the first that does not.
 */
export function watchParents(onGone, system = makeSystem()) {
  const parent = system.parent();
  const watched = new Set([parent]);
  const look = () => {
    if (system.parent() === parent && [...watched].every((pid) => system.isAlive(pid))) return;
    clearInterval(looking);
    onGone();
  };
  const looking = setInterval(look, system.lookMs);
  looking.unref();
  findParents(parent, system).then((pids) => {
    for (const pid of pids) watched.add(pid);
  });
}

/** The parents above `pid` that this script hangs on; those that can be found out. */
export async function findParents(pid, { script, describe }) {
  const found = [];
  for (let at = pid; found.length < MAX_PARENTS; ) {
    const known = await describe(at).catch(() => null);
    if (known === null || !known.command.includes(script) || known.parent <= 1) break;
    found.push(known.parent);
    at = known.parent;
  }
  return found;
}

function makeSystem() {
  return {
    script: basename(process.argv[1]),
    lookMs: LOOK_MS,
    parent: () => process.ppid,
    isAlive,
    describe: DESCRIBE[process.platform] ?? describeByPs,
  };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const run = promisify(execFile);
const DESCRIBE = { linux: describeByProc, win32: describeByCim };

/** A process's parent and command line. */
async function describeByProc(pid) {
  const [status, command] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  return { parent: Number(/^PPid:\s+(\d+)$/m.exec(status)[1]), command: command.replaceAll('\0', ' ') };
}

async function describeByPs(pid) {
  const { stdout } = await run('ps', ['-o', 'ppid=,args=', '-p', String(pid)]);
  const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout);
  return { parent: Number(parent), command };
}

async function describeByCim(pid) {
  const question = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | Select-Object ParentProcessId,CommandLine | ConvertTo-Json -Compress`;
  const { stdout } = await run('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', question], {
    windowsHide: true,
  });
  const { ParentProcessId, CommandLine } = JSON.parse(stdout);
  return { parent: ParentProcessId, command: CommandLine ?? '' };
}
