// `npm run bench -- --only wait`: what a person waits for, beside an earlier commit.
//
// The commit is checked out and built in a folder of its own, with this checkout's packages; then both sides are measured in
// one run, in turns, by processor time, and the lower quartile of the repetitions counts. `--beside FOLDER` takes a checkout
// that is built already. Each row says its goal and whether it is met. Only on Linux: what the processes take is read in /proc.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { measureQuestions } from './bench-wait-questions.mjs';
import { measureWindow } from './bench-wait-window.mjs';
import { ROOT } from './setup.mjs';

/** The commit that the goals were set beside. */
const BASE = 'f3317bac';

/** Measures and prints every row that matches, and returns whether each goal was met. `folder` is a built checkout, or undefined. */
export async function benchWait(folder, pattern) {
  const beside = folder === undefined ? checkOut() : { folder: resolve(folder), remove: () => undefined };
  const isWanted = (name) => new RegExp(pattern, 'i').test(name);
  let [isGood, count] = [true, 0];
  const tell = ({ name, now, before, goal, isMet, note }) => {
    count++;
    isGood &&= isMet !== false;
    const parts = [
      `${now} (before: ${before})`,
      goal && `goal ${goal}`,
      isMet === undefined ? null : isMet ? 'ok' : 'MISSED',
      note,
    ];
    console.log(`${name}: ${parts.filter(Boolean).join('; ')}`);
  };
  try {
    await measureQuestions(beside.folder, isWanted, tell);
    await measureWindow(beside.folder, isWanted, tell);
  } finally {
    beside.remove();
  }
  if (count === 0) console.error('No row matches: nothing was measured.');
  return isGood && count > 0;
}

function checkOut() {
  const folder = join(mkdtempSync(join(tmpdir(), 'twofold-beside-')), 'checkout');
  run('git', ['worktree', 'add', '--quiet', '--detach', folder, BASE], ROOT);
  const remove = () => run('git', ['worktree', 'remove', '--force', folder], ROOT);
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    // Not by its own script: that would install its packages through the link.
    run(
      process.execPath,
      [join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn'],
      folder,
    );
    if (!existsSync(join(folder, 'out/main/browser.js'))) throw new Error('the checkout was not built');
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    remove() {
      remove();
      rmSync(join(folder, '..'), { recursive: true, force: true });
    },
  };
}

function run(program, given, cwd) {
  const { status } = spawnSync(program, given, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${given[0]} ended with ${status}`);
}
