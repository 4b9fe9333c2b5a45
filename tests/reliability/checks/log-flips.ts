import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../core/random.ts';
import { readWork, type Work } from '../../../electron/storage/transfer/work.ts';
import { type Check, Tally } from '../check.ts';
import { play, rectangle, setupOf, wanderingEntries } from '../games/scripted.ts';
import { inFolder } from '../support/place.ts';
import { openSession, playInto } from '../support/session.ts';
import { turn } from '../support/turn.ts';
import { findWork, wrongIn } from '../support/work-of.ts';

/** A flip here looks exactly like a power cut in the last commit, and in the one before when that is torn too. */
const INDISTINGUISHABLE = 2;

/** Flips single bits in the log that a killed process left. */
export const logFlips: Check = {
  name: 'log flips',
  promise: 'a flipped bit in the log costs no flushed move in silence',
  run({ isShort }) {
    return inFolder('fast', async (folder) => {
      const tally = new Tally();
      const left = await killedGame(join(folder, 'made.sqlite'));
      const random = createRandom(31);
      for (let flip = 0; flip < (isShort ? 30 : 1_000); flip++) {
        await turn();
        const bit = random.below(left.log.length * 8);
        const complaints = tryFlip(tally, left, bit, join(folder, 'killed'));
        tally.attempt(complaints.map((complaint) => `bit ${bit}: ${complaint}`));
      }
      return tally.outcome();
    });
  },
};

/** The leavings of a process that was killed: its database, its log, and what both together hold. */
interface Left {
  readonly database: Buffer;
  readonly log: Buffer;
  readonly work: Work;
}

async function killedGame(path: string): Promise<Left> {
  const session = openSession({ path });
  const setup = setupOf(9, 'classic', rectangle(8, 6));
  await playInto(session, setup, play(setup, wanderingEntries(setup)).sent);
  const [database, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
  const work = readWork(session.storage.database, 'refuse');
  session.close();
  return { database, log, work };
}

function tryFlip(tally: Tally, left: Left, bit: number, folder: string): string[] {
  const flipped = Buffer.from(left.log);
  flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const path = join(folder, 'twofold.sqlite');
  writeFileSync(path, left.database);
  writeFileSync(`${path}-wal`, flipped);
  const { state, work } = findWork(path);
  const complaints = wrongIn(work, left.work);
  const lost = entriesOf(left.work) - entriesOf(work);
  if (state.kind === 'ready' && lost > INDISTINGUISHABLE) complaints.push(`${lost} moves lost in silence`);
  tally.count(lost === 0 ? `${state.kind}, whole` : state.kind === 'ready' ? 'like a power cut' : 'reported');
  return complaints;
}

function entriesOf({ games }: Work): number {
  return games.reduce((sum, { journal }) => sum + journal.length, 0);
}
