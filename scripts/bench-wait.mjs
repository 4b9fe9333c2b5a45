// `npm run bench -- --only wait`: what a person waits for, beside an earlier commit.
//
// The commit is checked out and built in a folder of its own, with this checkout's packages; then both sides are measured in
// one run, in turns, by processor time, and the lower quartile of the repetitions counts. `--beside FOLDER` takes a checkout
// that is built already. Each row says its goal and whether it is met, or what was tried: a goal that is not reached, and no
// worse than it was then, ends no command (bench-wait-goals.mjs). Only on Linux: what the processes take is read in /proc.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { measureQuestions } from './bench-wait-questions.mjs';
import { measureWindow } from './bench-wait-window.mjs';
import { ROOT } from './setup.mjs';

/** The commit that the goals were set beside. */
const BASE = 'f3317bac';

/**
 * Measures and prints every row that matches, and returns whether none is missed. `folder` is a built checkout, or undefined;
 * `games` are those of the long evening.
 */
export async function benchWait(folder, games, pattern) {
  const isWanted = (name) => new RegExp(pattern, 'i').test(name);
  // These rows are of this checkout alone.
  const isAlone = ['evening', 'opening 64'].includes(pattern);
  const beside =
    folder !== undefined || isAlone
      ? { folder: resolve(folder ?? ROOT), remove: () => undefined }
      : checkOut();
  let [isGood, count] = [true, 0];
  const tell = ({ name, now, before, goal, ...found }) => {
    count++;
    const [verdict, isFailure] = verdictOf(found);
    isGood &&= !isFailure;
    console.log(`${name}: ${now} (before: ${before}); goal ${goal}${verdict === '' ? '' : `; ${verdict}`}`);
  };
  try {
    await measureQuestions(beside.folder, isWanted, tell);
    await measureWindow(beside.folder, games, isWanted, tell);
  } finally {
    beside.remove();
  }
  if (count === 0) console.error('No row matches: nothing was measured.');
  return isGood && count > 0;
}

/** Returns the word that is said of a goal, and whether the command fails by it. */
function verdictOf({ isMet, isWorse = false, tried }) {
  if (isMet === undefined) return ['', false];
  if (isMet) return ['ok', false];
  if (tried === undefined) return ['MISSED', true];
  return isWorse
    ? [`MISSED, and by more than when this was tried: ${tried}`, true]
    : [`not reached; tried: ${tried}`, false];
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
