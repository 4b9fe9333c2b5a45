import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BridgeError } from '../../../core/contract/contract.ts';
import { type Check, notRun, Tally } from '../check.ts';
import { play, rectangle, setupOf, wanderingEntries } from '../games/scripted.ts';
import { inFolder } from '../support/place.ts';
import { type Scarcity, scarcityIn } from '../support/scarcity.ts';
import { openSession, type Session } from '../support/session.ts';
import { findWork } from '../support/work-of.ts';

const POINTS = 200;

const SETUP = setupOf(5, 'classic', rectangle(12, 10));
const SENT = play(SETUP, wanderingEntries(SETUP)).sent;

/** Lets a database run out of room at each of 200 points of a game, then makes room. */
export const fullDisk: Check = {
  name: 'full disk',
  promise: 'a disk that runs full at any point is an answer, and nothing is lost when there is room again',
  run({ isShort }) {
    return inFolder('real', async (folder) => {
      const scarcity = scarcityIn(folder);
      if (typeof scarcity === 'string') return notRun(scarcity);
      const tally = new Tally();
      tally.set('by', scarcity.way);
      try {
        for (let point = 0; point < POINTS; point += isShort ? 10 : 1) {
          tally.attempt(
            (await runFull(tally, scarcity, point)).map((complaint) => `${point} blocks left: ${complaint}`),
          );
        }
        return tally.outcome();
      } finally {
        scarcity.end();
      }
    });
  },
};

async function runFull(tally: Tally, scarcity: Scarcity, blocksLeft: number): Promise<string[]> {
  const folder = join(scarcity.folder, 'data');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const path = join(folder, 'twofold.sqlite');
  const complaints: string[] = [];
  const session = openSession({ path });
  const { gameId } = await session.tell('games.start', { setup: SETUP });
  scarcity.leave(path, blocksLeft);
  const played = await playUntilRefused(session, gameId);
  if (played.refusal === null) complaints.push('there was room for all');
  else tally.count('ran full');
  if (played.refusal !== null && played.refusal.code !== scarcity.refusal)
    complaints.push(`answered ${played.refusal.code} ${played.refusal.detail}`);
  const shown = await session.tell('games.load', { gameId });
  if (shown.journal.length !== played.accepted)
    complaints.push(`${played.accepted} answered, ${shown.journal.length} shown`);
  scarcity.makeRoom();
  for (const sent of SENT.slice(played.accepted)) {
    const answer = await session.ask('games.append', { gameId, ...sent });
    if (!answer.ok) complaints.push(`with room again: ${answer.error.code} ${answer.error.detail}`);
  }
  session.close();
  scarcity.leave(path, blocksLeft % 16);
  complaints.push(...openWithoutRoom(tally, path));
  scarcity.makeRoom();
  const { state, work } = findWork(path);
  if (state.kind !== 'ready') complaints.push(`afterwards ${JSON.stringify(state)}`);
  if (work.games[0]?.journal.length !== SENT.length) complaints.push('the game is not whole');
  return complaints;
}

/** Plays until an entry is refused; returns the number of those accepted, and the refusal. */
async function playUntilRefused(
  session: Session,
  gameId: string,
): Promise<{ accepted: number; refusal: BridgeError | null }> {
  for (const each of SENT) {
    const answer = await session.ask('games.append', { gameId, ...each });
    if (!answer.ok) return { accepted: each.index, refusal: answer.error };
  }
  return { accepted: SENT.length, refusal: null };
}

/** A start without room goes on or plays from memory; either way it shows what there is. */
function openWithoutRoom(tally: Tally, path: string): string[] {
  const { state, work } = findWork(path);
  tally.count(`started full: ${state.kind === 'memory' ? state.code : state.kind}`);
  const length = work.games[0]?.journal.length;
  return state.kind === 'ready' && length !== SENT.length
    ? [`shows ${length} of ${SENT.length} entries`]
    : [];
}
