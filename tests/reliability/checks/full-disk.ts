import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, notRun, Tally } from '../check.ts';
import { play, rectangle, type Sent, setupOf, wanderingEntries } from '../games/scripted.ts';
import { inFolder } from '../support/place.ts';
import { openSession, type Session } from '../support/session.ts';
import { findWork } from '../support/work-of.ts';

const POINTS = 200;
const BLOCK = 4_096;
const DISK = '6m';

const SETUP = setupOf(5, 'classic', rectangle(12, 10));
const SENT = play(SETUP, wanderingEntries(SETUP)).sent;

/** Lets a small disk run full at each of 200 points of a game, then makes room. */
export const fullDisk: Check = {
  name: 'full disk',
  promise: 'a disk that runs full at any point is an answer, and nothing is lost when there is room again',
  run({ isShort }) {
    return inFolder('real', async (folder) => {
      const disk = join(folder, 'disk');
      mkdirSync(disk);
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'twofold', disk], {
        encoding: 'utf8',
      });
      if (mounted.status !== 0)
        return notRun(`no small disk can be made: ${mounted.stderr || mounted.error}`);
      try {
        const tally = new Tally();
        for (let point = 0; point < POINTS; point += isShort ? 20 : 1) {
          tally.attempt(
            (await runFull(tally, disk, point)).map((complaint) => `${point} blocks left: ${complaint}`),
          );
        }
        return tally.outcome();
      } finally {
        spawnSync('umount', [disk]);
      }
    });
  },
};

async function runFull(tally: Tally, disk: string, blocksLeft: number): Promise<string[]> {
  const folder = join(disk, 'data');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const path = join(folder, 'twofold.sqlite');
  const complaints: string[] = [];
  const filler = join(disk, 'filler');
  const session = openSession({ path });
  const { gameId } = await session.tell('games.start', { setup: SETUP });
  fill(disk, filler, blocksLeft);
  const accepted = await playUntilFull(session, gameId, SENT, complaints);
  if (accepted < SENT.length) tally.count('ran full');
  else complaints.push('the disk never ran full');
  const shown = await session.tell('games.load', { gameId });
  if (shown.journal.length !== accepted)
    complaints.push(`${accepted} answered, ${shown.journal.length} shown`);
  rmSync(filler);
  for (const sent of SENT.slice(accepted)) {
    const answer = await session.ask('games.append', { gameId, ...sent });
    if (!answer.ok) complaints.push(`with room again: ${answer.error.code} ${answer.error.detail}`);
  }
  session.close();
  fill(disk, filler, blocksLeft % 16);
  complaints.push(...openOnFullDisk(tally, path));
  rmSync(filler);
  const { state, work } = findWork(path);
  if (state.kind !== 'ready') complaints.push(`afterwards ${JSON.stringify(state)}`);
  if (work.games[0]?.journal.length !== SENT.length) complaints.push('the game is not whole');
  return complaints;
}

/** Takes all of a disk but some blocks. */
function fill(disk: string, filler: string, blocksLeft: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const bytes = bavail * bsize - blocksLeft * BLOCK;
  if (bytes <= 0) return;
  const file = openSync(filler, 'w');
  writeSync(file, Buffer.alloc(bytes));
  closeSync(file);
}

async function playUntilFull(
  session: Session,
  gameId: string,
  sent: readonly Sent[],
  complaints: string[],
): Promise<number> {
  for (const each of sent) {
    const answer = await session.ask('games.append', { gameId, ...each });
    if (answer.ok) continue;
    if (answer.error.code !== 'disk-full')
      complaints.push(`answered ${answer.error.code} ${answer.error.detail}`);
    return each.index;
  }
  return sent.length;
}

/** A start on a full disk goes on or plays from memory; either way it shows what there is. */
function openOnFullDisk(tally: Tally, path: string): string[] {
  const { state, work } = findWork(path);
  tally.count(`started full: ${state.kind === 'memory' ? state.code : state.kind}`);
  const length = work.games[0]?.journal.length;
  return state.kind === 'ready' && length !== SENT.length
    ? [`shows ${length} of ${SENT.length} entries`]
    : [];
}
