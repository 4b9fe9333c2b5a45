import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Check, notRun, Tally } from '../check.ts';
import { play, setupOf, wanderingEntries } from '../games/scripted.ts';
import { bytesOf } from '../support/folder.ts';
import { inFolder } from '../support/place.ts';
import { openSession, playInto } from '../support/session.ts';
import { findWork } from '../support/work-of.ts';

const NOBODY = 65_534;
const SETUP = setupOf(8);
const SENT = play(SETUP, wanderingEntries(SETUP)).sent;

const CASES: readonly (readonly [what: string, readOnly: readonly string[]])[] = [
  ['the folder', ['.']],
  ['the file', ['twofold.sqlite']],
  ['the log', ['twofold.sqlite-wal']],
  ['the file and its log', ['twofold.sqlite', 'twofold.sqlite-wal']],
  ['everything', ['.', 'twofold.sqlite', 'twofold.sqlite-wal']],
];

/** Takes the right to write away, from the folder, the file and its log, after a clean end and after a kill. */
export const readOnly: Check = {
  name: 'read-only',
  promise: 'what may only be read is shown, left untouched, and play goes on in memory',
  async run() {
    if (process.platform === 'win32') return notRun('rights work otherwise on Windows');
    const tally = new Tally();
    for (const wasKilled of [false, true]) {
      for (const [what, names] of CASES) {
        tally.attempt((await tryReadOnly(names, wasKilled)).map((complaint) => `${what}: ${complaint}`));
      }
    }
    return tally.outcome();
  },
};

function tryReadOnly(names: readonly string[], wasKilled: boolean): Promise<string[]> {
  return inFolder('real', async (root) => {
    chmodSync(root, 0o755);
    const path = join(root, 'data', 'twofold.sqlite');
    await prepare(path, wasKilled);
    const present = names.filter((name) => name === '.' || readdirSync(dirname(path)).includes(name));
    if (present.length === 0) return [];
    for (const name of present) chmodSync(join(dirname(path), name), name === '.' ? 0o555 : 0o444);
    const before = bytesOf(dirname(path));
    const found = asNobody(() => findWork(path));
    const complaints: string[] = [];
    const isTold = found.state.kind === 'memory' && found.state.code === 'database-read-only';
    if (!isTold) complaints.push(`state ${JSON.stringify(found.state)}`);
    if (found.work.games[0]?.journal.length !== SENT.length) complaints.push('the game is not shown whole');
    if (JSON.stringify(bytesOf(dirname(path))) !== JSON.stringify(before))
      complaints.push('a file was changed');
    chmodSync(dirname(path), 0o755);
    return complaints;
  });
}

/** A database of one game that belongs to the user `nobody`. */
async function prepare(path: string, wasKilled: boolean): Promise<void> {
  const folder = dirname(path);
  mkdirSync(folder);
  const made = join(folder, '..', 'made.sqlite');
  const session = openSession({ path: made });
  await playInto(session, SETUP, SENT);
  if (!wasKilled) session.close();
  for (const suffix of wasKilled ? ['', '-wal'] : ['']) copyFileSync(made + suffix, path + suffix);
  if (wasKilled) session.close();
  const isRoot = process.geteuid?.() === 0;
  for (const name of isRoot ? ['.', ...readdirSync(folder)] : [])
    chownSync(join(folder, name), NOBODY, NOBODY);
}

/** Root may write anywhere, so it steps down for as long as the work takes. */
function asNobody<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}
